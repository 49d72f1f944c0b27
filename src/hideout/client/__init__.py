"""A client of a Hideout server that reconnects, resends and resyncs by itself.

async with Seat("http://127.0.0.1:8400", table, token) as seat:
    while (state := await seat.my_turn()) is not None:
        await seat.play(state.moves[0].move)
"""

from hideout.client.http import Api, ApiError
from hideout.client.seat import MoveRefused, Seat

__all__ = ["Api", "ApiError", "MoveRefused", "Seat"]
