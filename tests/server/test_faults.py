"""Bad lines: whatever happens to messages, the game is the same, and no move is made twice."""

import asyncio
import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

import pytest

import hideout
from hideout.client import Seat
from hideout.client import seat as client
from hideout.kit.record import Record, parse_record
from hideout.kit.table import Table
from hideout.wire.frames import State
from tests.support.faults import FAULTS, Fault, faulty
from tests.support.serving import PEOPLE, Serving

T = TypeVar("T")
GAMES = ("art-robbery", "caper-europe")
SEED = 7

pytestmark = pytest.mark.xdist_group("faults")


@pytest.fixture(scope="module")
def lively(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose heart beats fast, so that what was lost is noticed soon."""
    path = tmp_path_factory.mktemp("faults") / "hideout.db"
    with Serving(f"sqlite:///{path}", HIDEOUT_BEAT="0.1") as serving:
        yield serving


@pytest.fixture(autouse=True)
def quick_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "RESEND_SECONDS", 0.1)
    monkeypatch.setattr(client, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(client, "LONGEST_PAUSE", 0.1)


def scripted(ply: int, moves: Sequence[T]) -> T:
    """Any move, but at the same ply always the same."""
    return moves[hashlib.sha256(f"{ply}".encode()).digest()[0] % len(moves)]


def new_table(game: str) -> Table:
    options: dict[str, Any] = {"players": 2} if game == "art-robbery" else {}
    return hideout.deal(game, seed=SEED, **options)


def expected(game: str) -> Record:
    """What is played over a good line, or over none."""
    table = new_table(game)
    while not table.is_over:
        table.play(scripted(len(table.played), table.moves()))
    return table.record()


async def deal(serving: Serving, game: str) -> tuple[str, list[str]]:
    """A table with a known seed: imported from a record without moves."""
    wanted = {"record": str(new_table(game).record()), "seats": PEOPLE[:2]}
    made = await serving.api.post("/api/tables/import", wanted)
    return made["table"], [held["token"] for held in made["seats"]]


async def play(
    serving: Serving, game: str, fault_of: Callable[[int], Fault | None]
) -> tuple[Record, int, int]:
    """The record of a game over a bad line, and how many messages and faults there were."""
    table, tokens = await deal(serving, game)
    async with faulty(serving.address, fault_of) as proxy:
        seats = [Seat(proxy.address, table, token) for token in tokens]

        async def play_one(seat: Seat) -> State:
            while (state := await seat.my_turn()) is not None:
                await seat.play(scripted(state.ply, state.moves).move)
            assert seat.state is not None
            return seat.state

        async with asyncio.timeout(240), seats[0], seats[1]:
            states = await asyncio.gather(*map(play_one, seats))
            hashes = await hashes_of_the_server(serving, table, tokens)
            assert [state.hash for state in states] == hashes
            for seat in seats:
                plies = [entry.ply for entry in seat.log]
                assert plies == list(range(len(plies)))
                assert plies[-1] == states[0].ply
    exported = await serving.api.get(f"/api/tables/{table}/export")
    return parse_record(exported["record"]), proxy.messages, proxy.faults


async def hashes_of_the_server(serving: Serving, table: str, tokens: list[str]) -> list[str]:
    """As a client without a past sees it, over a good line."""
    hashes = []
    for token in tokens:
        async with serving.seat(table, token) as seat:
            assert seat.state is not None
            hashes.append(seat.state.hash)
    return hashes


def chance(number: int) -> int:
    """0 to 255. Not every fifth, say: what repeats as regularly as that could never get through."""
    return hashlib.sha256(f"message {number}".encode()).digest()[0]


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_at_many_messages(lively: Serving, fault: Fault, full: bool) -> None:
    share = 10 if fault == "half-close" else 50
    for game in GAMES if full else [GAMES[FAULTS.index(fault) % len(GAMES)]]:
        found, _, faults = await play(
            lively, game, lambda number: fault if chance(number) < share else None
        )
        assert faults > 3
        assert found == expected(game)


def only_at(place: int, fault: Fault, number: int) -> Fault | None:
    return fault if number == place else None


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_at_each_message(lively: Serving, fault: Fault, full: bool) -> None:
    found, usual, _ = await play(lively, "caper-europe", lambda _: None)
    assert found == expected("caper-europe")
    places = range(1, usual + 1) if full else (1, usual // 2)
    for place in places:
        found, messages, faults = await play(lively, "caper-europe", partial(only_at, place, fault))
        assert found == expected("caper-europe")
        # Heartbeats count too: a game that went quicker has fewer messages.
        assert faults == (place <= messages)


async def test_all_faults_at_once(lively: Serving) -> None:
    def fault_of(number: int) -> Fault | None:
        if chance(number) < 4:
            return "half-close"
        return FAULTS[chance(number) % 4] if chance(number) < 80 else None

    found, _, faults = await play(lively, "caper-europe", fault_of)
    assert faults > 20
    assert found == expected("caper-europe")
