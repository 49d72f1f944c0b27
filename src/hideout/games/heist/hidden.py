"""What is hidden at a table of the family, compiled: `mask` blanks it, `sample` fills it in."""

import numpy as np

from hideout.games.heist.deal import restore_deck
from hideout.games.heist.fields import CrewFields, EffectFields
from hideout.games.heist.hands import fill_hands, mask_hands
from hideout.games.heist.rounds import is_thief_round
from hideout.kit.compile import compiled_apart


@compiled_apart
def mask(book: EffectFields, s: CrewFields, seat: int) -> None:  # noqa: ARG001 - every game's form
    s.random = np.uint64(0)
    s.deck[:] = 0
    mask_hands(s, seat)


@compiled_apart
def sample(book: EffectFields, s: CrewFields, seat: int, seed: np.uint64) -> None:  # noqa: ARG001
    s.random = seed
    restore_deck(book, s)
    fill_hands(s, is_thief_round(s))
