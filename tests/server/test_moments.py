"""Looking back: each moment is as it was seen, by whoever may see it."""

from typing import Any

import pytest

from hideout.client import ApiError
from tests.support.serving import PEOPLE, Serving


async def refusal(asking: Any) -> tuple[int, str]:
    with pytest.raises(ApiError) as caught:
        await asking
    return caught.value.status, caught.value.code


async def test_each_moment_is_as_the_seat_saw_it(sqlite_serving: Serving) -> None:
    api = sqlite_serving.api
    table, [ada, bruno] = await sqlite_serving.create("caper-europe", PEOPLE[:2])
    at = f"/api/tables/{table}/moment"
    seen: dict[tuple[int, int], str] = {}
    async with sqlite_serving.seat(table, ada, bruno) as seats:
        while (state := await seats.my_turn()) is not None:
            seen[state.ply, state.seat or 0] = state.hash
            if state.ply == 9:
                assert await refusal(api.get(f"{at}?ply=3&seat=1", bruno)) == (401, "wrong-token")
                assert await refusal(api.get(f"{at}?ply=3&seat=1")) == (401, "wrong-token")
                assert await refusal(api.get(f"{at}?ply=10&seat=1", ada)) == (409, "no-moment")
                assert (await api.get(f"{at}?ply=3"))["seat"] is None
            await seats.play(state.moves[0].move)
        last = seats.state

    assert last is not None
    assert len(seen) > 20
    for (ply, seat), view in seen.items():
        # Over: now everybody may look with anybody's eyes.
        moment = await api.get(f"{at}?ply={ply}&seat={seat}")
        assert (moment["ply"], moment["seat"], moment["hash"]) == (ply, seat, view)
        assert moment["moves"] == []
    assert (await api.get(f"{at}?ply={last.ply}&seat=2"))["outcome"]
    assert await refusal(api.get(f"{at}?ply=0&seat=3")) == (409, "no-moment")


async def test_a_move_taken_back_has_its_moment(sqlite_serving: Serving) -> None:
    table, [ada, _] = await sqlite_serving.create("caper-europe", PEOPLE[:2])
    async with sqlite_serving.seat(table, ada) as seat:
        dealt = await seat.my_turn()
        assert dealt is not None
        await seat.play(dealt.moves[0].move)
        await seat.undo()
        at = f"/api/tables/{table}/moment"
        hashes = [
            (await sqlite_serving.api.get(f"{at}?ply={ply}&seat=1", ada))["hash"]
            for ply in range(3)
        ]
    assert hashes[0] == hashes[2] == dealt.hash
    assert hashes[1] != hashes[0]
