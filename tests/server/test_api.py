"""The HTTP API: it keeps to its description, and tells nobody what is not theirs."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

import hideout
from hideout.client import ApiError
from hideout.games import find_game
from hideout.server.app import make_app
from hideout.server.security import HEADERS, MOST_COOKIES
from hideout.server.settings import Settings
from hideout.words import LANGUAGES
from tests.support.serving import PEOPLE, Serving, bot, play_to_the_end

OPEN = {"kind": "open"}


async def problem(asking: Any) -> tuple[int, str]:
    with pytest.raises(ApiError) as caught:
        await asking
    return caught.value.status, caught.value.code


async def finished(serving: Serving) -> tuple[str, list[str]]:
    table, tokens = await serving.create("art-robbery", PEOPLE[:2], players=2)
    await play_to_the_end(serving.seat(table, *tokens), lambda moves: moves[0])
    return table, tokens


def test_requests_of_every_kind_are_answered_as_described(
    sqlite_serving: Serving, full: bool
) -> None:
    schema = schemathesis.openapi.from_url(f"{sqlite_serving.address}/openapi.json")

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        _check(result.ok(), 200 if full else 12)


def _check(operation: Any, examples: int) -> None:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    def check(case: Any) -> None:
        case.call_and_validate()

    check()


async def test_games_catalogues_and_words_in_each_language(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    games = await api.get("/api/games")
    assert [game["game"] for game in games["games"]] == ["caper-europe", "caper", "art-robbery"]
    assert games["languages"] == list(LANGUAGES)
    for game in games["games"]:
        told = [await api.get(f"/api/catalogues/{game['game']}?lang={lang}") for lang in LANGUAGES]
        assert len({json.dumps(one["sections"]) for one in told}) == len(LANGUAGES)
    words = await api.get("/api/words/de")
    assert words["messages"]["It is not your turn."] == "Du bist nicht am Zug."
    assert await problem(api.get("/api/words/fr")) == (422, "invalid")
    assert await problem(api.get("/api/catalogues/chess")) == (422, "invalid")


async def test_a_catalogue_of_ones_own_is_checked_and_not_kept(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    text = find_game("caper-europe").catalogue_path.read_text(encoding="utf-8")
    own = text.replace('name = "The Actress"', 'name = "The Poet"')
    told = await api.post("/api/catalogues/caper-europe?lang=de", {"catalogue": own})
    assert "The Poet" in [entry["name"] for entry in told["sections"]["thieves"]]
    usual = await api.get("/api/catalogues/caper-europe?lang=en")
    assert "The Poet" not in [entry["name"] for entry in usual["sections"]["thieves"]]
    broken = {"catalogue": own.replace("income = 0", "income = -1", 1)}
    with pytest.raises(ApiError, match="income"):
        await api.post("/api/catalogues/caper-europe", broken)
    other = {"catalogue": own}
    assert await problem(api.post("/api/catalogues/caper", other)) == (409, "impossible")


async def test_a_record_is_read_before_a_table_is_made_from_it(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    table = hideout.deal("caper", mode="snitch", city="rome", seed=3)
    table.play(table.moves()[0])
    told = await api.post("/api/records", {"record": str(table.record())})
    assert told == {
        "game": "caper",
        "options": {"city": "rome", "mode": "snitch"},
        "seats": 3,
        "moves": 1,
        "is_over": False,
    }
    for record in ("nonsense", str(table.record()).replace("game caper", "game chess")):
        assert await problem(api.post("/api/records", {"record": record})) == (409, "impossible")


async def test_tables_are_listed_only_if_they_are_meant_to_be(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    wanted = {"game": "caper-europe", "seats": [PEOPLE[0], OPEN]}
    listed = await api.post("/api/tables", wanted | {"is_listed": True})
    hidden = await api.post("/api/tables", wanted)
    found = [table["table"] for table in (await api.get("/api/tables"))["tables"]]
    assert listed["table"] in found
    assert hidden["table"] not in found


async def test_an_open_seat_is_taken_once(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    table, _ = await sqlite_serving.create("caper-europe", [PEOPLE[0], OPEN])
    held = await api.post(f"/api/tables/{table}/join", {"name": "Bruno"})
    assert held["seat"] == 2
    again = api.post(f"/api/tables/{table}/join", {"name": "Cleo"})
    assert await problem(again) == (409, "no-open-seat")
    about = await api.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in about["seats"]] == ["Ada", "Bruno"]
    renamed = {"name": "Benno", "token": held["token"]}
    assert (await api.post(f"/api/tables/{table}/join", renamed))["seat"] == 2
    about = await api.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in about["seats"]] == ["Ada", "Benno"]
    stolen = {"name": "Eve", "token": "x" * 43}
    assert await problem(api.post(f"/api/tables/{table}/join", stolen)) == (403, "wrong-token")


async def test_what_cannot_be_set_up_is_refused(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    wanted: dict[str, Any] = {"game": "art-robbery", "seats": PEOPLE[:2], "options": {"players": 2}}
    impossible: tuple[dict[str, Any], ...] = (
        {"options": {"players": 9}},
        {"options": {"people": 2}},
        {"options": {"players": 3}},
        {"seats": [PEOPLE[0], {"kind": "person"}]},
        {"seats": [PEOPLE[0], {"kind": "bot"}]},
        {"seats": [PEOPLE[0], {"kind": "open", "name": "Eve"}]},
        {"catalogue": "nonsense"},
    )
    for wrong in impossible:
        assert await problem(api.post("/api/tables", wanted | wrong)) == (409, "impossible")
    invalid = ({"game": "chess"}, {"seats": [PEOPLE[0], bot("./program")]}, {"more": 1})
    for wrong in invalid:
        assert await problem(api.post("/api/tables", wanted | wrong)) == (422, "invalid")
    assert await problem(api.get("/api/tables/" + "0" * 24)) == (404, "no-table")


async def test_what_cannot_be_set_up_is_told_in_the_requests_language(
    sqlite_serving: Serving,
) -> None:
    wanted: dict[str, Any] = {"game": "art-robbery", "seats": PEOPLE[:2], "options": {"players": 2}}
    record = {"record": "nonsense", "seats": PEOPLE[:2]}
    for path, asked, reason in (
        ("", {"options": {"people": 2}}, "art-robbery hat keine Option „people“; die Optionen"),
        ("", {"options": {"players": 9}}, "art-robbery: players 9 geht nicht; möglich ist 2, 3"),
        ("", {"options": {"players": 3}}, "Dieser Tisch hat 3 Plätze, nicht 2."),
        ("", {"seats": [PEOPLE[0], {"kind": "bot"}]}, "Platz 2: Welcher Bot?"),
        ("", {"catalogue": "nonsense"}, "Mit diesem Katalog kann man nicht spielen. catalogue: "),
        ("/import", record, "Diese Aufzeichnung lässt sich nicht nachspielen. record, line 1: "),
    ):
        body = asked if path else wanted | asked
        with pytest.raises(ApiError, match=re.escape(reason)):
            await sqlite_serving.api.post(f"/api/tables{path}?lang=de", body)


async def test_a_catalogue_of_ones_own_is_kept_with_the_table(
    sqlite_serving: Serving, tmp_path: Path
) -> None:
    from tests.kit.catalogues import rewritten

    text = rewritten(tmp_path, 'title = "Art Robbery"', 'title = "My Robbery"').read_text()
    broken = {"game": "art-robbery", "options": {"players": 2}, "seats": PEOPLE[:2]}
    wrong = text.replace("copies = 6", "copies = 7", 1)
    with pytest.raises(ApiError, match="37 number cards") as caught:
        await sqlite_serving.api.post("/api/tables", broken | {"catalogue": wrong})
    assert "/tmp" not in str(caught.value)
    made = await sqlite_serving.api.post("/api/tables", broken | {"catalogue": text})
    told = await sqlite_serving.api.get(f"/api/tables/{made['table']}/catalogue?lang=de")
    assert told["title"] == "My Robbery"


async def test_a_record_is_exported_when_the_game_is_over_and_imported_again(
    sqlite_serving: Serving,
) -> None:
    api = sqlite_serving.api
    running, _ = await sqlite_serving.create("art-robbery", PEOPLE[:2], players=2)
    assert await problem(api.get(f"/api/tables/{running}/export")) == (409, "not-over")
    assert await problem(api.get(f"/api/tables/{running}/analyse")) == (409, "not-over")
    table, _ = await finished(sqlite_serving)
    exported = await api.get(f"/api/tables/{table}/export")
    wanted = {"record": exported["record"], "seats": PEOPLE[:2]}
    made = await api.post("/api/tables/import", wanted)
    again = await api.get(f"/api/tables/{made['table']}/export")
    assert again == exported
    assert (await api.get(f"/api/tables/{made['table']}"))["is_imported"]
    cut = wanted | {"record": exported["record"][:-20]}
    assert await problem(api.post("/api/tables/import", cut)) == (409, "impossible")


async def test_a_rematch_is_one_table_with_seats_swapped(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    table, (ada, bruno) = await finished(sqlite_serving)
    assert await problem(api.post(f"/api/tables/{table}/rematch")) == (401, "wrong-token")
    async with sqlite_serving.seat(table, ada) as seat:
        first, second = await asyncio.gather(
            api.post(f"/api/tables/{table}/rematch", token=ada),
            api.post(f"/api/tables/{table}/rematch", token=bruno),
        )
        assert first["table"] == second["table"] != table
        assert [held["seat"] for held in (*first["seats"], *second["seats"])] == [2, 1]
        await seat._until(lambda state: state.next == first["table"])
    about = await api.get(f"/api/tables/{first['table']}")
    assert [one["name"] for one in about["seats"]] == ["Bruno", "Ada"]
    async with sqlite_serving.seat(first["table"], bruno) as seat:
        assert seat.welcome is not None
        assert seat.welcome.seats == (1,)


async def test_advice_is_for_who_decides(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    table, tokens = await sqlite_serving.create("caper-europe", PEOPLE[:2])
    seen = await api.get(f"/api/tables/{table}/watch")
    decides = tokens[seen["deciding"] - 1]
    waits = tokens[2 - seen["deciding"]]
    advice = await api.post(f"/api/tables/{table}/advise?lang=es", token=decides)
    assert advice["moves"][0]["visits"] >= advice["moves"][-1]["visits"]
    assert await problem(api.post(f"/api/tables/{table}/advise")) == (401, "wrong-token")
    asked = api.post(f"/api/tables/{table}/advise", token=waits)
    assert await problem(asked) == (409, "not-your-turn")
    over, _ = await finished(sqlite_serving)
    analysis = await api.get(f"/api/tables/{over}/analyse?turn=3")
    assert analysis["played"]
    assert analysis["moves"]


async def test_people_who_share_a_browser_share_its_secrets(sqlite_serving: Serving) -> None:
    table, tokens = await sqlite_serving.create("art-robbery", PEOPLE[:2], players=2)
    cookie = "; ".join(f"hideout-{table}-{n}={token}" for n, token in enumerate(tokens, start=1))
    at = f"/api/tables/{table}"
    assert answer(sqlite_serving, at, cookie=cookie)["yours"] == [1, 2]
    assert answer(sqlite_serving, at)["yours"] == []
    assert answer(sqlite_serving, f"{at}/advise", {}, cookie=cookie)["moves"]
    await play_to_the_end(sqlite_serving.seat(table, *tokens), lambda moves: moves[0])
    again = answer(sqlite_serving, f"{at}/rematch", {}, cookie=cookie)
    assert sorted(held["seat"] for held in again["seats"]) == [1, 2]


def answer(serving: Serving, path: str, body: Any = None, **headers: str) -> Any:
    with urllib.request.urlopen(asking(serving, path, body, headers)) as got:
        return json.load(got)


def asking(
    serving: Serving, path: str, body: Any, headers: dict[str, str]
) -> urllib.request.Request:
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | headers
    return urllib.request.Request(serving.address + path, data, headers)


def request(
    serving: Serving, path: str, body: Any = None, **headers: str
) -> tuple[int, dict[str, str]]:
    try:
        with urllib.request.urlopen(asking(serving, path, body, headers)) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}


async def test_browsers_are_told_to_be_careful(sqlite_serving: Serving) -> None:
    for path in ("/api/games", "/api/nonsense", "/health"):
        _, headers = request(sqlite_serving, path)
        assert HEADERS.items() <= headers.items()
    table, _ = await sqlite_serving.create("caper-europe", [PEOPLE[0], OPEN])
    status, headers = request(sqlite_serving, f"/api/tables/{table}/join", {"name": "Bo"})
    assert status == 200
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


async def test_a_browser_forgets_games_that_are_over_before_it_keeps_too_many_secrets(
    sqlite_serving: Serving,
) -> None:
    unfinished, [token, _] = await sqlite_serving.create("caper-europe", PEOPLE[:2])
    over, [secret, _] = await finished(sqlite_serving)
    gone = [f"hideout-{number:024x}-1=x" for number in range(MOST_COOKIES)]
    cookies = [f"hideout-{unfinished}-1={token}", f"hideout-{over}-1={secret}", *gone, "other=1"]
    table, [mine, _] = await sqlite_serving.create("caper-europe", PEOPLE[:2])
    body, headers = {"name": "Ada", "token": mine}, {"cookie": "; ".join(cookies)}
    asked = asking(sqlite_serving, f"/api/tables/{table}/join", body, headers)
    with urllib.request.urlopen(asked) as answer:
        told = [one.partition("=") for one in answer.headers.get_all("set-cookie")]
    assert [name for name, _, rest in told if "Max-Age=0" not in rest] == [f"hideout-{table}-1"]
    dropped = [name for name, _, rest in told if "Max-Age=0" in rest]
    # Not the oldest, which goes on: the three oldest of the others.
    assert dropped == [f"hideout-{over}-1", *(one.partition("=")[0] for one in gone[:2])]


def test_pages_from_elsewhere_may_not_ask(sqlite_serving: Serving) -> None:
    wanted = {"game": "caper-europe", "seats": PEOPLE[:2]}
    for origin, status in (("https://evil.example", 403), (sqlite_serving.address, 201)):
        assert request(sqlite_serving, "/api/tables", wanted, origin=origin)[0] == status


def test_too_large_and_too_often(tmp_path: Path) -> None:
    limits = {"HIDEOUT_CLIENT_REQUESTS": "30", "HIDEOUT_CLIENT_TABLES": "2"}
    with Serving(f"sqlite:///{tmp_path}/hideout.db", **limits) as serving:
        assert request(serving, "/api/tables", "x" * 1_100_000)[0] == 413
        wanted = {"game": "caper-europe", "seats": PEOPLE[:2]}
        made = [request(serving, "/api/tables", wanted)[0] for _ in range(4)]
        assert made == [201, 201, 429, 429]
        asked = [request(serving, "/api/games")[0] for _ in range(40)]
        assert (asked[0], asked[-1]) == (200, 429)
        assert request(serving, "/health")[0] == 200


async def test_health_readiness_and_metrics(sqlite_serving: Serving) -> None:
    assert await sqlite_serving.api.get("/health") == {"status": "ok"}
    assert await sqlite_serving.api.get("/ready") == {"status": "ok"}
    metrics = await sqlite_serving.api.get_text("/metrics")
    for name in ("requests", "moves", "keep_seconds", "connections", "live_tables"):
        assert f"hideout_{name}" in metrics


def test_the_description_has_every_endpoint_and_the_present_version() -> None:
    described = make_app(Settings()).openapi()
    assert described["info"]["version"] == hideout.__version__
    asked = ("create", "list", "join", "watch", "export", "import", "rematch", "advise", "analyse")
    operations = str([one for path in described["paths"].values() for one in path.values()])
    assert all(name in operations for name in asked)


async def test_the_log_has_facts_and_no_secrets(tmp_path: Path) -> None:
    serving = Serving(f"sqlite:///{tmp_path}/hideout.db", HIDEOUT_LOG="debug")
    with (tmp_path / "log").open("w") as serving.log, serving:
        table, tokens = await finished(serving)
        await serving.api.post(f"/api/tables/{table}/rematch", token=tokens[0])
        named = {"name": "Ada", "token": tokens[0]}
        await serving.api.post(f"/api/tables/{table}/join", named)
    text = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"time", "level", "event"} <= set(lines[0])
    assert {"ready", "request", "stopped"} <= {line["event"] for line in lines}
    assert not any(token in text for token in tokens)
    assert not any(token.encode() in (tmp_path / "hideout.db").read_bytes() for token in tokens)
