"""Malformed, oversized, out-of-turn, replayed, foreign and misspoken messages: typed refusals."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from hideout.wire.frames import LARGEST, Code
from tests.support.lines import Line, join, line
from tests.support.serving import PEOPLE, Serving

BATCH = 50


def play(move: str, ply: int, move_id: str = "a") -> dict[str, Any]:
    return {"type": "play", "id": move_id, "ply": ply, "move": move}


BAD_FRAMES: tuple[Any, ...] = (
    "",
    "nonsense",
    "[]",
    "null",
    "{}",
    '{"type":"state"}',
    '{"type":"play"}',
    '{"type":"play","id":"a","ply":"0","move":"x"}',
    '{"type":"play","id":"","ply":0,"move":"x"}',
    '{"type":"play","id":"a","ply":-1,"move":"x"}',
    '{"type":"play","id":"a","ply":0,"move":"x","more":1}',
    '{"type":"play","id":"a","ply":0,"move":' + '"' + "x" * 300 + '"}',
    '{"type":"play","id":"a","ply":1e400,"move":"x"}',
    "[" * 10_000,
    b"\x00\xff\xfe",
    '{"type":"join","version":1}',
    '{"type":"stand-in","id":"a","seat":99,"bot":null}',
)


@pytest.mark.parametrize("message", BAD_FRAMES, ids=lambda message: str(message)[:40] or "empty")
async def test_what_cannot_be_read(sqlite_serving: Serving, message: Any) -> None:
    async with line(sqlite_serving) as socket:
        assert await Line(socket).refusal(message) == "bad-frame"


async def test_each_kind_of_refusal(sqlite_serving: Serving) -> None:
    table, (ada, bruno) = await sqlite_serving.create("art-robbery", PEOPLE[:2], players=2)
    other, (foreign, _) = await sqlite_serving.create("art-robbery", PEOPLE[:2], players=2)
    async with line(sqlite_serving) as socket, line(sqlite_serving) as second:
        one, two = Line(socket), Line(second)
        assert await one.refusal(play("play 0", 0)) == "not-joined"
        assert await one.refusal("x" * (LARGEST + 1)) == "too-large"
        assert await one.refusal(join(table, ada, version=99)) == "wrong-version"
        assert await one.refusal(join(table, ada, lang="fr")) == "wrong-language"
        assert await one.refusal(join("nonsense", ada)) == "no-table"
        assert await one.refusal(join(table, foreign)) == "wrong-token"
        assert await one.refusal(join(table, ada, foreign)) == "wrong-token"
        assert await one.refusal(join(other, ada)) == "wrong-token"
        await one.send(join(table, ada))
        await two.send(join(table, bruno, lang="de"))
        state = await one.next("state")
        await two.next("state")
        assert await one.refusal(join(table, ada)) == "joined-already"
        decides, waits = (one, two) if state["deciding"] == 1 else (two, one)
        assert await waits.refusal(play("play 0", 0)) == "not-your-turn"
        assert (await waits.next("state"))["ply"] == 0
        assert await decides.refusal(play("play 0", 7)) == "stale"
        assert await decides.refusal(play("play banker at 1", 0)) == "illegal"
        assert await decides.refusal(play("give dog", 0)) == "illegal"
        undo = {"type": "undo", "id": "b", "ply": 0}
        assert await decides.refusal(undo) == "cannot-undo"
        stand_in = {"type": "stand-in", "id": "c", "seat": 1}
        for bot in ("./program", "/bin/true", "master:seconds=3600", "openspiel", ""):
            assert await one.refusal(stand_in | {"bot": bot}) == "no-bot"
        assert await one.refusal(stand_in | {"seat": 2, "bot": "random"}) == "still-here"
    async with line(sqlite_serving) as socket:
        spectator = Line(socket)
        await spectator.send(join(table))
        assert (await spectator.next("welcome"))["seats"] == []
        assert await spectator.refusal(play("play 0", 0)) == "not-a-player"
        assert await spectator.refusal({"type": "undo", "id": "b", "ply": 0}) == "not-a-player"


async def test_a_refusal_speaks_the_clients_language(sqlite_serving: Serving) -> None:
    table, tokens = await sqlite_serving.create("art-robbery", PEOPLE[:2], players=2)
    async with line(sqlite_serving) as socket:
        ada = Line(socket)
        await ada.send(join(table, *tokens, lang="de"), play("give dog", 0))
        assert (await ada.next("refused"))["reason"] == "Niemand will dich bestehlen."


async def test_the_same_move_again_is_the_same_move(sqlite_serving: Serving) -> None:
    table, tokens = await sqlite_serving.create("art-robbery", PEOPLE[:2], players=2)
    async with line(sqlite_serving) as socket:
        both = Line(socket)
        await both.send(join(table, *tokens))
        move = (await both.next("state"))["moves"][0]["move"]
        await both.send(*[play(move, 0)] * 5)
        assert [(await both.next("ack"))["ply"] for _ in range(5)] == [1] * 5
    seen = await sqlite_serving.api.get(f"/api/tables/{table}/watch")
    assert seen["ply"] == 1


async def test_too_much_at_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("limits") / "hideout.db"
    limits = {"HIDEOUT_CLIENT_MESSAGES": "20", "HIDEOUT_CLIENT_CONNECTIONS": "2"}
    with Serving(f"sqlite:///{path}", **limits) as serving:
        async with line(serving) as socket, line(serving):
            found = [await Line(socket).refusal("nonsense") for _ in range(40)]
            assert found[0] == "bad-frame"
            assert found[-1] == "too-fast"
            async with line(serving) as third:
                assert (await Line(third).next("refused"))["code"] == "too-many"


def rubbish(chance: random.Random, table: str, moves: list[str]) -> Iterator[Any]:
    """Messages of every kind of wrongness, without end."""
    good = [play(move, 0) for move in moves]
    while True:
        kind = chance.randrange(8)
        if kind == 0:
            yield chance.choice(BAD_FRAMES)
        elif kind == 1:
            text = json.dumps(chance.choice(good))
            at = chance.randrange(len(text))
            yield text[:at] + chance.choice('{}[]",:\\x0é') + text[at + 1 :]
        elif kind == 2:
            yield "x" * chance.randrange(LARGEST, LARGEST + 50)
        elif kind == 3:
            yield play(chance.choice(moves), chance.randrange(1, 1000), chance.randbytes(4).hex())
        elif kind == 4:
            yield join(table, "x" * 43)
        elif kind == 5:
            yield join(table, lang=chance.choice(["fr", "", "EN", "de-DE"]))
        elif kind == 6:
            yield play("play " + chance.choice(["9", "dog take dog", "banker at 1"]), 0, "z")
        else:
            yield {"type": "undo", "id": "u", "ply": chance.randrange(3)}


@pytest.mark.xdist_group("malformed")
async def test_rubbish_is_refused_and_disturbs_nobody(
    tmp_path_factory: pytest.TempPathFactory, full: bool
) -> None:
    count = 100_000 if full else 4_000
    path = tmp_path_factory.mktemp("rubbish") / "hideout.db"
    with Serving(f"sqlite:///{path}") as serving:
        table, tokens = await serving.create("art-robbery", PEOPLE[:2], players=2)
        async with serving.seat(table, *tokens) as seat:
            assert seat.state is not None
            moves = [choice.move for choice in seat.state.moves]
            before = seat.state
            memory = 0
            codes: Counter[str] = Counter()
            messages = rubbish(random.Random(1), table, moves)
            async with line(serving) as stranger, line(serving) as watcher:
                await Line(watcher).send(join(table))
                for number in range(count // BATCH):
                    for socket in (Line(stranger), Line(watcher)):
                        await socket.send(*(next(messages) for _ in range(BATCH // 2)))
                        for _ in range(BATCH // 2):
                            codes[(await socket.next("refused"))["code"]] += 1
                    if number == count // BATCH // 4:
                        memory = serving.memory()
            assert serving.memory() < memory + 20_000_000
            assert set(codes) <= set(get_args(Code))
            assert len(codes) >= 6
            assert seat.state.view == before.view
            assert await seat.play(moves[0]) == 1  # the game goes on
        metrics = await serving.api.get_text("/metrics")
        assert 'status="500"' not in metrics
