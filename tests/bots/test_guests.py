"""Bots of other packages, found by their entry points."""

from pathlib import Path

import pytest

import hideout
from hideout.bots import check_bot, find_bot
from hideout.bots.guests import GuestBot
from hideout.bots.seated import seat_bot
from hideout.cli import main
from hideout.errors import HideoutError
from hideout.match.match import Match, Player

MODULE = """
class LastMove:
    def choose(self, sight, seed):
        return sight.codes()[-1]

class Raising:
    def choose(self, sight, seed):
        raise KeyError("no idea")

class Illegal:
    def choose(self, sight, seed):
        return -1

class Chatty:
    def choose(self, sight, seed):
        return "the first"

class Mute:
    pass

class Broken:
    def __init__(self):
        raise ValueError("not today")

class Timed(LastMove):
    def __init__(self, seconds=1.0):
        self.seconds = seconds

ready_made = LastMove()
"""


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution that offers bots, as an installer leaves it."""
    (tmp_path / "tiny_bots.py").write_text(MODULE)
    info = tmp_path / "tiny_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[hideout.bots]\n"
        "last = tiny_bots:LastMove\n"
        "ready-made = tiny_bots:ready_made\n"
        "raising = tiny_bots:Raising\n"
        "illegal = tiny_bots:Illegal\n"
        "chatty = tiny_bots:Chatty\n"
        "mute = tiny_bots:Mute\n"
        "timed = tiny_bots:Timed\n"
        "broken = tiny_bots:Broken\n"
        "lost = tiny_bots:Nowhere\n"
        "random = tiny_bots:Broken\n"
    )
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize("name", ["last", "ready-made"])
def test_one_is_found_by_its_name_and_plays(name: str) -> None:
    check_bot(name)
    table = hideout.deal("art-robbery", players=2, seed=3)
    match = Match(table, (Player("Ada", name), Player("Bruno", "random")))
    while match.bot_to_act:
        codes = match.table.sight(match.table.seat).codes()
        last = match.table.move(codes[-1])
        turn = match.play_bot()
        if turn.seat == 1:
            assert turn.move == last
        assert not turn.is_fallback
    assert match.table.is_over


def test_one_can_be_given_the_time_it_asks_for() -> None:
    check_bot("timed:seconds=0.5")
    bot = find_bot("timed:seconds=0.5")
    assert isinstance(bot, GuestBot)
    assert bot.guest.seconds == 0.5


def test_a_name_that_is_taken_stays_with_ours() -> None:
    find_bot("random")


def test_one_that_is_not_known_is_told_who_is() -> None:
    with pytest.raises(HideoutError, match="search, broken, chatty, illegal, last, lost, mute"):
        find_bot("clever")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("broken", r"the bot 'broken' of tiny-bots cannot be loaded \(ValueError: not today\)"),
        ("lost", r"the bot 'lost' of tiny-bots cannot be loaded \(AttributeError: .*Nowhere"),
        ("mute", "the bot 'mute' of tiny-bots is none: it has no 'choose'"),
        ("last:seconds=1", "the bot 'last' of tiny-bots has no setting 'seconds'"),
    ],
)
def test_one_that_cannot_play(name: str, problem: str) -> None:
    with pytest.raises(HideoutError, match=problem):
        find_bot(name)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("raising", "it raised KeyError: 'no idea'"),
        ("illegal", "its choice -1 is not legal now"),
        (
            "chatty",
            "it raised TypeError: 'str' object cannot be interpreted as an integer",
        ),
    ],
)
def test_the_game_goes_on_whatever_it_does(
    name: str, problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = hideout.deal("art-robbery", players=2, seed=3)
    bot = seat_bot(name, table, 1)
    for seed in (1, 2):
        chosen = bot.choose(table.sight(table.seat), seed)
        assert chosen.fault == problem
        assert chosen.move in table.moves()
        assert chosen == bot.choose(table.sight(table.seat), seed)
    assert [record.getMessage() for record in caplog.records] == [
        f"hideout: {name} at seat 1: {problem}; a random move is made instead"
    ]


def test_guests_are_listed_with_where_they_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bots", "--lang", "es"])
    assert ended.value.code == 0
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("last: last. Viene del paquete tiny-bots.")
    assert lines[at + 1] == "  Puntuación Elo: aún sin medir."
    assert sum(line.startswith("random: ") for line in lines) == 1
