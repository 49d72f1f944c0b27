"""Games get ready one by one, and nobody waits for another one's."""

import asyncio
import threading

from hideout.games import GAMES
from hideout.server.readiness import FIRST, Readiness


async def test_without_anything_to_load_every_game_is_ready() -> None:
    await Readiness(None).of("caper")


async def test_a_game_is_loaded_once_however_many_wait_for_it() -> None:
    loaded: list[str] = []
    go_on = threading.Event()

    def load(game: str, _stopping: threading.Event) -> None:
        go_on.wait(10)
        loaded.append(game)

    ready = Readiness(load)
    waiting = [asyncio.create_task(ready.of("caper")) for _ in range(5)]
    await asyncio.sleep(0.05)
    waiting.pop().cancel()  # whoever goes away does not stop the others
    assert not any(task.done() for task in waiting)
    go_on.set()
    await asyncio.gather(*waiting)
    await ready.of("caper")
    assert loaded == ["caper"]
    await ready.of("art-robbery")
    assert loaded == ["caper", "art-robbery"]


async def test_all_get_ready_the_first_one_first() -> None:
    loaded: list[str] = []
    await Readiness(lambda game, _: loaded.append(game)).of_all()
    assert loaded[0] == FIRST
    assert sorted(loaded) == sorted(GAMES)


async def test_closing_tells_whoever_loads_that_nobody_waits() -> None:
    told: list[bool] = []
    ready = Readiness(lambda _, stopping: told.append(stopping.wait(10)))
    waiting = asyncio.create_task(ready.of("caper"))
    await asyncio.sleep(0.05)
    ready.close()
    await waiting
    assert told == [True]
