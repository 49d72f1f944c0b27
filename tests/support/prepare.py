"""Compiles all that the tests call, once, and not again in each of their processes.

What hideout compiles for itself is most of it. Some functions only the tests call by themselves.
"""

import os
import subprocess
import sys

import hideout
from hideout.games import all_games
from hideout.lab.processes import spread
from tests.support import caper, caper_europe, playout


def compile_for(game: str) -> None:
    playout.bound(hideout.deal(game, seed=1).kernel)
    if game == "caper":
        caper.position(white=("banker(~skeleton-key) ~mime",))
    if game == "caper-europe":
        caper_europe.position(white=("clerk(purple-cloth)",))


if __name__ == "__main__":
    subprocess.run([sys.executable, "-m", "hideout.cli.prepare"], check=True)
    for _ in spread(os.cpu_count() or 1, compile_for, [game.name for game in all_games()]):
        pass
