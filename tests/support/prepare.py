"""Compiles all that the tests call, once, and not again in each of their processes.

What hideout compiles for itself is most of it. Some functions only the tests call by themselves.
"""

import subprocess
import sys

import hideout
from hideout.games import all_games
from tests.support import caper, caper_europe, playout

if __name__ == "__main__":
    subprocess.run([sys.executable, "-m", "hideout.cli.prepare"], check=True)
    caper.position(white=("banker(~skeleton-key) ~mime",))
    caper_europe.position(white=("clerk(purple-cloth)",))
    for game in all_games():
        playout.bound(hideout.deal(game.name, seed=1).kernel)
