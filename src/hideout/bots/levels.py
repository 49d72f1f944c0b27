"""The levels: five characters to play against, from beginner to master."""

from hideout.bots.kinds import Kind, searching
from hideout.words import mark

LEVELS = {
    "rookie": Kind(
        mark("Rookie"),
        mark("Out for the first time: about every other move is a guess."),
        "hideout.bots.rookie:RookieBot",
        "hideout.bots.greedy:bound",
    ),
    "pickpocket": Kind(
        mark("Pickpocket"),
        mark("Grabs what looks best right now, with an eye on what it hands on."),
        "hideout.bots.greedy:GreedyBot",
        "hideout.bots.greedy:bound",
    ),
    "burglar": searching(
        mark("Burglar"),
        mark("Has a quick look at what may follow before every move."),
        {"iterations": 600},
    ),
    "safecracker": searching(
        mark("Safecracker"),
        mark("Listens closely, thinks far ahead and slips up seldom."),
        {"iterations": 6000},
    ),
    "master": searching(
        mark("Master thief"),
        mark("Uses every moment it is given, and gives nothing away."),
        {"seconds": 1.0},
    ),
}
