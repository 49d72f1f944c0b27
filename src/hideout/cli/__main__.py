"""python -m hideout.cli"""

from hideout.cli import main

main()
