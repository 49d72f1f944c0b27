"""Every type of answer, to every kind of viewer, holds nothing that viewer may not know."""

import json
from typing import Any

import pytest

import hideout
from hideout.client import ApiError
from tests.support.leaks import Known
from tests.support.lines import Line, join, line
from tests.support.serving import PEOPLE, Serving

HALF = 14


async def asked(serving: Serving, path: str, body: Any, token: str | None) -> str:
    """What the HTTP API answers, whatever it is."""
    api = serving.api
    try:
        answer = await (api.get(path, token) if body is None else api.post(path, body, token))
        return json.dumps(answer, ensure_ascii=False)
    except ApiError as error:
        return str(error)


async def http_answers(serving: Serving, table: str, token: str | None) -> dict[str, str]:
    at = f"/api/tables/{table}"
    paths: dict[str, Any] = {
        at: None,
        f"{at}/watch?lang=de": None,
        f"{at}/watch?lang=it": None,
        f"{at}/moment?ply=6": None,
        f"{at}/moment?ply=6&seat=1&lang=it": None,
        f"{at}/moment?ply=7&seat=2&lang=es": None,
        f"{at}/export": None,
        f"{at}/analyse?turn=1": None,
        f"{at}/advise?lang=es": {},
        f"{at}/rematch": {},
        f"{at}/join": {"name": "Eve", "token": "x" * 43},
        "/api/tables": None,
    }
    return {path: await asked(serving, path, body, token) for path, body in paths.items()}


async def frames(serving: Serving, table: str, tokens: tuple[str, ...]) -> dict[str, str]:
    """One of each type that the server sends here; without a change to the table."""
    found: dict[str, str] = {}
    async with line(serving) as socket:
        raw = Line(socket)
        await raw.send(join(table, *tokens, ledger=True, lang="es"))
        for kind in ("welcome", "state", "beat"):
            found[kind] = json.dumps(await raw.next(kind), ensure_ascii=False)
        state = json.loads(found["state"])
        ply = state["ply"]
        await raw.send({"type": "play", "id": "a", "ply": ply, "move": "nonsense"})
        found["refused"] = json.dumps(await raw.next("refused"), ensure_ascii=False)
        if state["moves"]:
            moves = [choice["move"] for choice in state["moves"]]
            await raw.send({"type": "look", "id": "b", "ply": ply, "moves": moves})
            found["looks"] = json.dumps(await raw.next("looks"), ensure_ascii=False)
        await raw.send({"type": "resync", "ply": 0})
        found["state again"] = json.dumps(await raw.next("state"), ensure_ascii=False)
    return found


@pytest.mark.parametrize(("game", "options"), [("caper-europe", {}), ("caper", {"mode": "two"})])
async def test_every_answer_to_every_viewer(
    sqlite_serving: Serving, game: str, options: dict[str, Any]
) -> None:
    table = hideout.deal(game, seed=11, **options)
    known = Known(table)
    for _ in range(HALF):
        table.play(table.moves()[-1])
        known.look(table)
    wanted = {"record": str(table.record()), "seats": PEOPLE[:2]}
    made = await sqlite_serving.api.post("/api/tables/import", wanted)
    tokens = [held["token"] for held in made["seats"]]
    kinds: set[str] = set()
    for viewer, token in ((None, None), (1, tokens[0]), (2, tokens[1])):
        answers = await http_answers(sqlite_serving, made["table"], token)
        answers |= await frames(sqlite_serving, made["table"], (token,) if token else ())
        kinds |= set(answers)
        for kind, answer in answers.items():
            assert known.leaks(viewer, answer.encode()) == set(), kind
            assert str(table.seed) not in answer.split('"'), kind
            assert not any(secret in answer for secret in tokens), kind
    assert {"welcome", "state", "beat", "refused", "looks", "state again"} <= kinds
    hand = known.cards[1] - known.cards[None]
    assert hand
    seen = await frames(sqlite_serving, made["table"], (tokens[0],))
    assert known.leaks(None, seen["state"].encode())  # what seat 1 is sent is not for all
