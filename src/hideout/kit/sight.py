"""What a seat may know, in the form bots think in: a masked record and the verbs to think with."""

from dataclasses import dataclass

import numpy as np

from hideout.kit.fields import copied
from hideout.kit.game import Rules
from hideout.kit.kernel import Records
from hideout.kit.values import Move


@dataclass(frozen=True)
class Sight:
    rules: Rules
    books: Records
    """One record: catalogue and options."""
    sides: tuple[int, ...]
    """Which side each seat is on."""
    masked: Records
    """One record, with all that the seat may not know blanked."""
    index: int
    """The seat, counted from 0; -1 is a spectator."""

    def codes(self) -> list[int]:
        """The legal moves of the seat that decides, as the kernel numbers them."""
        codes = self.rules.kernel.new_codes()
        count = self.rules.kernel.legal(self.books[0], self.masked[0], codes)
        return [int(code) for code in codes[:count]]

    def move(self, code: int) -> Move:
        return self.rules.move(self.books[0], self.masked[0], code)

    def imagine(self, seed: int) -> Records:
        """A world that agrees with what the seat knows."""
        world = copied(self.masked)
        self.rules.kernel.sample(self.books[0], world[0], self.index, np.uint64(seed))
        return world
