"""What one does at a table over the network: look, undo, hand over, share a device, watch."""

import asyncio
import json
import re
from pathlib import Path

import pytest

import hideout
from hideout.bots.fault import BotFault
from hideout.bots.greedy import GreedyBot
from hideout.client import MoveRefused
from hideout.kit.record import parse_record
from hideout.server.metrics import Metrics
from hideout.server.models import SeatWanted, TableWanted
from hideout.server.readiness import Readiness
from hideout.server.scene import build_scene
from hideout.server.setting_up import table_wanted
from hideout.server.settings import Settings
from hideout.server.store.store import Store
from hideout.server.tables import Tables
from hideout.wire.frames import State
from hideout.words import Words
from tests.support.serving import PEOPLE, Serving, bot


async def imported(
    serving: Serving, game: str = "caper-europe", seed: int = 7
) -> tuple[str, list[str]]:
    """A table whose seed the test knows."""
    record = hideout.deal(game, seed=seed).record()
    wanted = {"record": str(record), "seats": PEOPLE[:2]}
    made = await serving.api.post("/api/tables/import", wanted)
    return made["table"], [held["token"] for held in made["seats"]]


async def test_a_look_is_what_then_happens(sqlite_serving: Serving) -> None:
    table, tokens = await imported(sqlite_serving)
    truth = hideout.deal("caper-europe", seed=7)
    async with sqlite_serving.seat(table, *tokens, lang="de") as seat:
        for _ in range(6):
            state = await seat.my_turn()
            assert state is not None
            moves = [choice.move for choice in state.moves]
            assert moves == [str(move) for move in truth.moves()]
            looks = (await seat.look([*moves, "play nobody at 1", "nonsense"])).moves
            for look, move in zip(looks[:-2], truth.moves(), strict=True):
                assert look.reason is None
                told = [json.loads(bytes(one.event)) for one in look.events]
                assert told == [json.loads(event.to_json()) for event in truth.preview(move)]
            assert looks[-2].reason
            assert looks[-1].reason == "Das ist kein Zug dieses Spiels."
            await seat.play(moves[0])
            truth.play(truth.moves()[0])
            assert looks[0].points == tuple(one.points for one in truth.standings())


async def test_undo_takes_back_until_somebody_else_acts(sqlite_serving: Serving) -> None:
    table, tokens = await imported(sqlite_serving)
    async with sqlite_serving.seat(table, *tokens) as seat, sqlite_serving.seat(table) as watcher:
        first = await seat.my_turn()
        assert first is not None
        with pytest.raises(MoveRefused, match="You have not played yet"):
            await seat.undo()
        await seat.play(first.moves[0].move)
        assert await seat.undo() == 2
        state = await seat.my_turn()
        assert state is not None
        assert (state.view, state.ply) == (first.view, 2)
        await seat.play(state.moves[1].move)
        await watcher.reached(3)
        assert [entry.kind for entry in watcher.log] == ["deal", "move", "undo", "move"]
        who = PEOPLE[(first.deciding or 0) - 1]["name"]
        assert watcher.log[2].sentence == f"{who} takes a move back."


async def test_an_undone_game_is_the_same_after_a_restart_and_in_its_record(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    path = tmp_path_factory.mktemp("undo") / "hideout.db"
    with Serving(f"sqlite:///{path}") as serving:
        table, tokens = await imported(serving)
        async with serving.seat(table, *tokens) as seat:
            for number in range(12):
                state = await seat.my_turn()
                assert state is not None
                await seat.play(state.moves[0].move)
                assert seat.state is not None
                if number % 3 == 0 and seat.state.undo.move:
                    await seat.undo()
            before = seat.state
            assert before is not None
            assert serving.stop() == 0
            await asyncio.to_thread(serving.start)
            after = await seat._until(lambda state: state is not before)
            assert after.view == before.view
            while (state := await seat.my_turn()) is not None:
                await seat.play(state.moves[0].move)
        exported = await serving.api.get(f"/api/tables/{table}/export")
        assert hideout.replay(parse_record(exported["record"])).is_over


async def test_a_bot_stands_in_for_who_is_away_until_they_return(sqlite_serving: Serving) -> None:
    table, (ada, bruno) = await sqlite_serving.create("caper-europe", PEOPLE[:2])
    async with sqlite_serving.seat(table, bruno) as seat:
        await seat.stand_in(1, "greedy")
        for _ in range(3):
            state = await seat.my_turn()
            assert state is not None
            assert state.seats[0].bot == "greedy"
            assert not state.seats[0].is_here
            await seat.play(state.moves[0].move)
        async with sqlite_serving.seat(table, ada) as back:
            state = await back._until(lambda state: state.seats[0].bot is None)
            assert state.seats[0].is_here
            with pytest.raises(MoveRefused, match="not yours"):
                await seat.stand_in(1, "greedy")


async def test_one_device_shows_the_seat_that_decides(sqlite_serving: Serving) -> None:
    table, tokens = await sqlite_serving.create("art-robbery", PEOPLE[:3], players=3)
    seen: list[State] = []
    async with (
        sqlite_serving.seat(table, *tokens[:2], on_state=seen.append) as shared,
        sqlite_serving.seat(table, tokens[2]) as alone,
    ):
        for ply in range(1, 10):
            seat = shared if shared.state and shared.state.moves else alone
            state = await seat.my_turn()
            assert state is not None
            await seat.play(state.moves[0].move)
            await asyncio.gather(shared.reached(ply), alone.reached(ply))
    assert {state.seat for state in seen} == {1, 2}
    for state in seen:
        assert state.deciding in (state.seat, 3)
        assert json.loads(bytes(state.view))["seat"] == state.seat


async def test_the_ledger_comes_along_for_who_asks(sqlite_serving: Serving) -> None:
    table, tokens = await sqlite_serving.create("caper-europe", [PEOPLE[0], bot()])
    async with sqlite_serving.seat(table, *tokens) as seat:
        state = await seat.my_turn()
        assert state is not None
        assert state.ledger is None
    seen = await sqlite_serving.api.get(f"/api/tables/{table}/watch")
    assert isinstance(seen["ledger"], list)
    hidden, _ = await sqlite_serving.create("art-robbery", [bot()] * 2, players=2, loot="hidden")
    async with asyncio.timeout(60):
        while not (seen := await sqlite_serving.api.get(f"/api/tables/{hidden}/watch"))["outcome"]:
            await asyncio.sleep(0.05)
    assert seen["ledger"]


async def test_who_watches_sees_only_what_everybody_may(sqlite_serving: Serving) -> None:
    table, tokens = await sqlite_serving.create("caper-europe", PEOPLE[:2])
    async with sqlite_serving.seat(table) as watcher, sqlite_serving.seat(table, *tokens) as seat:
        for _ in range(4):
            state = await seat.my_turn()
            assert state is not None
            await seat.play(state.moves[0].move)
            seen = await watcher.reached(state.ply + 1)
            assert seen.seat is None
            assert seen.moves == ()
            hands = [one["hand"] for one in json.loads(bytes(seen.view))["seats"]]
            assert all(card is None for hand in hands for card in hand)


async def test_a_random_move_of_a_bot_that_made_none_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: object, _sight: object, _seed: int) -> int:
        raise BotFault("it thought too long")

    monkeypatch.setattr(GreedyBot, "choose", fail)
    address, settings = f"sqlite:///{tmp_path}/hideout.db", Settings(pace=0)
    seats = [SeatWanted(kind="bot", bot="greedy")] * 2
    stored, _ = table_wanted(TableWanted(game="caper-europe", seats=seats))
    told = []
    for _ in range(2):  # as it is played, and as it is read from the rows
        store = await Store.open(address)
        if await store.load(stored.table.id) is None:
            await store.create(stored)
        tables = Tables(store, settings, Metrics(), lambda _: None, Readiness(None))
        live = await tables.find(stored.table.id)
        async with asyncio.timeout(60):
            while not live.match.table.is_over:
                await asyncio.sleep(0.01)
        scene = build_scene(
            live.eyes(None, Words("en")), here=(), next_table=None, since=None, with_ledger=False
        )
        told.append([entry.sentence for entry in scene.log[1:]])
        await tables.close()
        await store.close()
    assert told[0] == told[1]
    excuse = re.compile(r"(Bruno|Cleo) made no legal move in time; this one is random\. ")
    assert [sentence for sentence in told[0] if not excuse.match(sentence)] == []
