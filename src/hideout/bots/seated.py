"""Bots at the seats of one game. Whatever a bot of others does, the game goes on."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from hideout.bots import Bot, find_bot
from hideout.bots.fault import BotFault
from hideout.bots.program import ProgramBot, hello
from hideout.bots.random_bot import RandomBot
from hideout.bots.spec import check_program, read_spec
from hideout.kit.sight import Sight
from hideout.kit.table import Table
from hideout.kit.values import Move

log = logging.getLogger(__name__)


class Chosen(NamedTuple):
    move: Move
    fault: str | None
    """What the bot did instead of choosing; the move is then a random one."""


class SeatedBot:
    """A bot at one seat of one game."""

    def __init__(self, bot: Bot, label: str) -> None:
        self._bot = bot
        self._label = label
        self._told: set[str] = set()

    def choose(self, sight: Sight, seed: int) -> Chosen:
        try:
            return Chosen(sight.move(self._bot.choose(sight, seed)), None)
        except BotFault as fault:
            self._tell(str(fault))
            return Chosen(sight.move(RandomBot().choose(sight, seed)), str(fault))

    def close(self) -> None:
        if isinstance(self._bot, ProgramBot):
            self._bot.close()

    def _tell(self, fault: str) -> None:
        if fault not in self._told:  # what goes on and on is told once
            log.warning("hideout: %s: %s; a random move is made instead", self._label, fault)
            self._told.add(fault)


def seat_bot(text: str, table: Table, seat: int) -> SeatedBot:
    """Seat the bot of a spec, until it is closed. A program that cannot start is an error."""
    spec = read_spec(text)
    label = f"{spec.name} at seat {seat}"
    if spec.is_program:
        seconds = check_program(spec)["seconds"]
        return SeatedBot(ProgramBot(spec.name, hello(table, seat), seconds), label)
    return SeatedBot(find_bot(text), label)


@contextmanager
def seated_bots(specs: Sequence[str], table: Table) -> Iterator[list[SeatedBot]]:
    """A bot at every seat, for one game."""
    with ExitStack() as stack:
        bots = []
        for seat, spec in enumerate(specs, start=1):
            bots.append(seat_bot(spec, table, seat))
            stack.callback(bots[-1].close)
        yield bots
