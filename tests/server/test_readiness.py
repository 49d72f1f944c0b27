"""Games get ready one by one, and nobody waits for another one's."""

import asyncio
import threading

from hideout.server.readiness import Readiness


async def test_without_anything_to_load_every_game_is_ready() -> None:
    await Readiness(None).of("caper")


async def test_a_game_is_loaded_once_however_many_wait_for_it() -> None:
    loaded: list[str] = []
    go_on = threading.Event()

    def load(game: str) -> None:
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
