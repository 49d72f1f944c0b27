"""Programs as bots: what they are told, and whatever they do, the game goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hideout
from hideout.bots import program as protocol
from hideout.bots.seated import SeatedBot, seat_bot
from hideout.errors import HideoutError
from hideout.games import all_games
from hideout.kit.options import Options, modes
from hideout.kit.table import Table
from hideout.match.match import Match, Player

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "first_move.py"
MODES = [(game.name, options) for game in all_games() for options in modes(game.options)]
HELLO = "sys.stdin.readline(); say({'protocol': 1})\n"
PATIENCE = 20.0

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a program that can `say` something and `read` a question; its spec."""

    def write_program(body: str, settings: str = "", greets: bool = True) -> str:
        path = tmp_path / "mybot"
        path.write_text(
            f"#!{sys.executable} -IS\n"
            "import json, os, sys, time\n"
            "def say(answer): print(json.dumps(answer), flush=True)\n"
            "def read(): return json.loads(sys.stdin.readline())\n"
            + (HELLO if greets else "")
            + body
        )
        path.chmod(0o755)
        return f"{path}{settings}"

    return write_program


@pytest.fixture
def table() -> Table:
    return hideout.deal("art-robbery", players=2, seed=3)


@pytest.fixture
def seat(table: Table) -> Iterator[Callable[[str], SeatedBot]]:
    seated: list[SeatedBot] = []

    def seat_one(spec: str) -> SeatedBot:
        seated.append(seat_bot(spec, table, table.seat or 0))
        return seated[-1]

    yield seat_one
    for bot in seated:
        bot.close()


def is_running(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until(condition: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < give_up
        time.sleep(0.02)


@pytest.mark.parametrize(("game", "options"), MODES)
def test_the_example_plays_every_game(game: str, options: Options) -> None:
    table = hideout.deal(game, seed=4, catalogue=None, **options)
    players = [Player("Ada", str(EXAMPLE))] + [Player("Bruno", "random")] * (table.seats - 1)
    match = Match(table, tuple(players))
    while match.bot_to_act:
        first = match.table.moves()[0]
        turn = match.play_bot()
        assert not turn.is_fallback
        if turn.seat == 1:
            assert turn.move == first
    assert match.table.is_over


def test_the_docs_show_the_example_as_it_is() -> None:
    docs = (EXAMPLE.parents[1] / "bot-protocol.md").read_text(encoding="utf-8")
    _, _, body = EXAMPLE.read_text(encoding="utf-8").partition("import json")
    assert f"#!/usr/bin/env python3\nimport json{body}```" in docs


def test_it_is_told_what_its_seat_may_know_and_nothing_else(
    write: Write, tmp_path: Path, table: Table
) -> None:
    heard = tmp_path / "heard"
    spec = write(
        f"log = open({str(heard)!r}, 'w')\n"
        "print(json.dumps(read()), file=log, flush=True)\n"
        "say({'protocol': 1})\n"
        "while line := sys.stdin.readline():\n"
        "    print(line, end='', file=log, flush=True)\n"
        "    asked = json.loads(line)\n"
        "    say({'decision': asked['decision'], 'move': asked['moves'][-1]})\n",
        ":seconds=20",
        greets=False,
    )
    assert table.seat is not None
    views, moves = [], []
    bot = seat_bot(spec, table, table.seat)
    seat = table.seat
    for _ in range(8):
        if table.seat == seat:
            views.append(json.loads(table.view(seat).to_json()))
            moves.append([str(move) for move in table.moves()])
            chosen = bot.choose(table.sight(seat), seed=1)
            assert (str(chosen.move), chosen.fault) == (moves[-1][-1], None)
        table.play(table.moves()[0])
    bot.close()
    hello, *asked = [json.loads(line) for line in heard.read_text().splitlines()]
    cards = hello.pop("catalogue")["cards"]
    assert cards[0] == {"face": "0", "copies": 6}
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "art-robbery",
        "rules": 1,
        "options": {"players": 2, "loot": "shown"},
        "seat": seat,
        "sides": [0, 1],
    }
    assert [one.pop("view") for one in asked] == views
    assert [one.pop("moves") for one in asked] == moves
    for number, one in enumerate(asked, start=1):
        assert 0 <= one.pop("seed") < 2**48
        assert one == {"type": "decide", "decision": number, "seconds": 20.0}


def test_the_seed_it_gets_tells_nothing_that_its_seat_does_not_see(table: Table) -> None:
    seeds = set()
    for world in range(5):
        twin = table.imagined(1, world)
        assert protocol.seed_of(twin.sight(1)) == protocol.seed_of(table.sight(1))
        table.play(table.moves()[0])
        seeds.add(protocol.seed_of(table.sight(1)))
    assert len(seeds) == 5


LOOP = "while asked := read():\n    n = asked['decision']\n"
GOOD = "say({'decision': n, 'move': asked['moves'][0]})\n"

FAULTS = {
    "silence": (LOOP, "it did not answer within 0.4 s"),
    "no JSON": (f"{LOOP}    print('hm', flush=True)\n", "it wrote 'hm', which is no answer ("),
    "another JSON": (f"{LOOP}    say([1])\n", "it wrote '[1]', which is no answer ("),
    "no move": (f"{LOOP}    say({{'decision': n}})\n", "missing required field `move`"),
    "a deep JSON": (f"{LOOP}    print('[' * 9999, flush=True)\n", "which is no answer ("),
    "no text": (
        f'{LOOP}    os.write(1, b\'{{"decision": 1, "move": "\\xff"}}\\n\')\n',
        "which is no answer (",
    ),
    "a colourful move": (
        f"{LOOP}    say({{'decision': n, 'move': chr(27) + '[31m' + 'x' * 999}})\n",
        r"its move '\x1b[31mxxx",
    ),
    "an illegal move": (
        f"{LOOP}    say({{'decision': n, 'move': 'fly'}})\n",
        "its move 'fly' is not legal now",
    ),
    "another decision": (
        f"{LOOP}    say({{'decision': 77, 'move': asked['moves'][0]}})\n",
        "it answers decision 77 before it is asked",
    ),
}
LOSSES = {
    "an exit": ("", "it ended with exit code 0"),
    "a crash": ("read()['hand']\n", "it ended with exit code 1 (KeyError: 'hand')"),
    "a signal": (f"{LOOP}    os.kill(os.getpid(), 9)\n", "it ended with signal 9"),
    "a closed output": (f"{LOOP}    os.close(1); time.sleep(99)\n", "it closed its output"),
    "a flood": (
        f"{LOOP}    os.write(1, b'x' * 99999)\n",
        "it wrote more than 65536 bytes that nobody asked for",
    ),
    "a flood of errors, then an exit": (
        "os.write(2, b'e' * 200000 + b'\\nlast words\\n'); read(); sys.exit(3)\n",
        "it ended with exit code 3 (last words)",
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_after_a_fault_it_is_asked_again_twice(
    what: str,
    write: Write,
    seat: Callable[[str], SeatedBot],
    table: Table,
    caplog: pytest.LogCaptureFixture,
) -> None:
    body, problem = FAULTS[what]
    bot = seat(write(body, ":seconds=0.4" if what == "silence" else ":seconds=20"))
    faults = []
    for seed in range(5):
        chosen = bot.choose(table.sight(table.seat), seed)
        assert chosen.move in table.moves()
        faults.append(chosen.fault or "")
        assert problem in faults[-1]
        assert faults[-1].isprintable()
        assert len(faults[-1]) < 400
    assert ["asked no more" in fault for fault in faults] == [False, False, True, True, True]
    assert 1 < len(caplog.records) < 4
    assert "mybot at seat" in caplog.messages[0]
    assert "; a random move is made instead" in caplog.messages[0]


@pytest.mark.parametrize("what", LOSSES)
def test_who_is_lost_is_not_asked_again(
    what: str,
    write: Write,
    seat: Callable[[str], SeatedBot],
    table: Table,
    caplog: pytest.LogCaptureFixture,
) -> None:
    body, problem = LOSSES[what]
    bot = seat(write(body, ":seconds=20"))
    for seed in range(3):
        chosen = bot.choose(table.sight(table.seat), seed)
        assert chosen.fault == problem
        assert chosen.move in table.moves()
    assert len(caplog.records) == 1


def test_who_never_reads_is_lost(write: Write) -> None:
    """Its input is full after a while."""
    table = hideout.deal("caper", seed=1)
    bot = seat_bot(write("time.sleep(99)\n", ":seconds=0.01"), table, 1)
    bot._bot._faults = -(10**6)  # type: ignore[attr-defined] # as many as it takes
    faults: list[Any] = []
    while not faults or "read" not in faults[-1]:
        faults.append(bot.choose(table.sight(1), 1).fault)
        assert len(faults) < 1000
    assert faults[-1] == "it does not read what it is sent"
    bot.close()


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(
    write: Write, seat: Callable[[str], SeatedBot], table: Table
) -> None:
    body = f"{LOOP}    time.sleep(2 if n == 1 else 0)\n    {GOOD}"
    bot = seat(write(body, ":seconds=1.5"))
    faults = [bot.choose(table.sight(table.seat), 1).fault for _ in range(3)]
    assert faults[0] == "it did not answer within 1.5 s"
    assert faults[2] is None


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("sys.exit('no licence')\n", "it cannot play: it ended with exit code 1 (no licence)"),
        ("say({'protocol': 2})\n", "it cannot play: it speaks protocol 2; this program speaks 1"),
        (
            "print('Hello!', flush=True)\nsys.stdin.read()\n",
            "it cannot play: it wrote 'Hello!', which is no answer",
        ),
        ("time.sleep(99)\n", "it cannot play: it did not answer 'hello' within 0.3 s"),
    ],
)
def test_who_cannot_start_is_an_error(
    body: str, problem: str, write: Write, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "sleep" in body:
        monkeypatch.setattr(protocol, "START_SECONDS", 0.3)
    with pytest.raises(HideoutError) as caught:
        seat_bot(write(body, greets=False), table, 1)
    assert problem in str(caught.value)


def test_what_is_no_program_for_this_machine_is_an_error(tmp_path: Path, table: Table) -> None:
    path = tmp_path / "mybot"
    path.write_bytes(b"\0\1\2")
    path.chmod(0o755)
    with pytest.raises(HideoutError, match=r"mybot: it cannot be started \(Exec format error\)"):
        seat_bot(str(path), table, 1)


def pids(tmp_path: Path) -> list[int]:
    found = tmp_path / "pids"
    wait_until(lambda: found.exists() and len(found.read_text().split()) == 2)
    return [int(pid) for pid in found.read_text().split()]


STAYS = """
child = os.fork()
if child:
    open(os.path.join(os.path.dirname(sys.argv[0]), 'pids'), 'w').write(f'{os.getpid()} {child}')
while True:
    time.sleep(9)
"""


def test_no_program_and_nothing_it_started_outlives_the_game(
    write: Write, table: Table, tmp_path: Path
) -> None:
    match = Match(table, (Player("Ada", write(STAYS)), Player("Bruno", "random")))
    running = pids(tmp_path)
    assert all(is_running(pid) for pid in running)
    match.close()
    wait_until(lambda: not any(is_running(pid) for pid in running))


def test_nor_does_it_outlive_a_game_that_is_killed(write: Write, tmp_path: Path) -> None:
    script = (
        "import time, hideout\n"
        "from hideout.bots.seated import seat_bot\n"
        f"bot = seat_bot({write(STAYS)!r}, hideout.deal('art-robbery'), 1)\n"
        "time.sleep(99)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script]) as game:
        running = pids(tmp_path)
        assert all(is_running(pid) for pid in running)
        os.kill(game.pid, signal.SIGKILL)
    wait_until(lambda: not any(is_running(pid) for pid in running))


def test_the_last_move_lets_the_bots_go_and_taking_it_back_calls_them(write: Write) -> None:
    body = f"{LOOP}    {GOOD}"
    table = hideout.deal("art-robbery", players=2, seed=3)
    match = Match(table, (Player("Ada", write(body, ":seconds=20")), Player("Bruno", "random")))
    while match.bot_to_act:
        before = match.table
        match.play_bot()
    assert not match._bots
    match._go_to(before)
    assert not match.play_bot().is_fallback
    match.close()


def test_a_match_that_cannot_be_seated_leaves_nobody_behind(
    write: Write, table: Table, tmp_path: Path
) -> None:
    players = (Player("Ada", write(STAYS)), Player("Bruno", "./nowhere"))
    record = tmp_path / "game.txt"
    with pytest.raises(HideoutError, match="there is no such program"):
        Match(table, players, record)
    assert not record.exists()
    wait_until(lambda: not any(is_running(pid) for pid in pids(tmp_path)))
