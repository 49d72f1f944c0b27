"""The registry of bots. A bot is handed what its seat may know, and nothing else.

Wherever a bot is named, a spec is read: a name from `BOTS` or from another package's entry point,
with settings if you like (`master:seconds=0.5`), or a program to run (`./mybot`).
"""

from typing import TYPE_CHECKING, Protocol

from hideout.bots.guests import guests, load_guest
from hideout.bots.kinds import OTHERS, Kind
from hideout.bots.levels import LEVELS
from hideout.bots.settings import CAPS, ITERATIONS, read_settings
from hideout.bots.spec import Spec, check_program, read_spec
from hideout.errors import HideoutError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hideout.kit.kernel import Kernel
    from hideout.kit.sight import Sight

BOTS: dict[str, Kind] = LEVELS | OTHERS
"""The bots that come with Hideout, by name."""


class Bot(Protocol):
    def choose(self, sight: "Sight", seed: int) -> int:
        """The code of a legal move. The same sight and seed give the same choice."""


def check_bot(text: str) -> None:
    """Raise what is wrong with a spec, as far as can be told without loading or starting it."""
    spec = read_spec(text)
    if spec.is_program:
        check_program(spec)
    elif spec.name in BOTS:
        read_settings(spec.text, spec.given, BOTS[spec.name].settings)
    elif spec.name in guests():
        read_settings(spec.text, spec.given, CAPS)
    else:
        raise _unknown(spec)


def find_bot(text: str) -> Bot:
    """The bot of a spec; a program has none, it can only be seated (`hideout.bots.seated`)."""
    spec = read_spec(text)
    if spec.is_program:
        raise HideoutError(f"{spec.name}: a program can only play at a table")
    if spec.name in BOTS:
        kind = BOTS[spec.name]
        bot: Bot = kind.make(read_settings(spec.text, spec.given, kind.settings))
        return bot
    found = guests()
    if spec.name not in found:
        raise _unknown(spec)
    return load_guest(found[spec.name], read_settings(spec.text, spec.given, CAPS))


def compiled_for(text: str) -> "list[Callable[[Kernel], object]]":
    """What a bot compiles for a game before it can play it."""
    name = read_spec(text).name
    return BOTS[name].compiled() if name in BOTS else []


def repeatable(iterations: int) -> list[str]:
    """A spec for each bot that comes with Hideout, which no clock decides about.

    Those that differ only in how much they think are then the same, and there once.
    """
    names = {kind.made_by: name for name, kind in reversed(BOTS.items())}
    return [
        f"{name}:iterations={iterations}" if ITERATIONS in BOTS[name].settings else name
        for name in names.values()
    ]


def _unknown(spec: Spec) -> HideoutError:
    names = ", ".join([*BOTS, *(name for name in guests() if name not in BOTS)])
    return HideoutError(
        f"there is no bot '{spec.name}'; the bots are {names}; a program has a slash: ./{spec.name}"
    )
