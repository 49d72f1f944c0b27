"""hideout games"""

import json

from hideout.games import all_games
from tests.cli.conftest import Run


def test_the_list(run: Run) -> None:
    result = run("games")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert "art-robbery: Art Robbery" in lines
    assert "  --players 2, 3, 4, 5 (default 4): How many play." in lines
    assert any(line.startswith("  --loot shown, hidden (default shown): ") for line in lines)


def test_the_list_for_programs(run: Run) -> None:
    result = run("games", "--json")
    assert (result.code, result.err) == (0, "")
    found = json.loads(result.out)
    assert found["format"] == 1
    assert [game["game"] for game in found["games"]] == [game.name for game in all_games()]
    art_robbery = next(game for game in found["games"] if game["game"] == "art-robbery")
    players, loot = art_robbery.pop("options")
    assert players == {
        "name": "players",
        "values": [2, 3, 4, 5],
        "default": 4,
        "help": "How many play.",
    }
    assert (loot["name"], loot["values"], loot["default"]) == ("loot", ["shown", "hidden"], "shown")
    assert art_robbery == {
        "game": "art-robbery",
        "title": "Art Robbery",
        "rules": 1,
        "modes": [
            {"options": {"players": players, "loot": "shown"}, "seats": players}
            for players in (2, 3, 4, 5)
        ],
    }
