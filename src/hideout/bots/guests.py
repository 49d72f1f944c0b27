"""Bots of other packages: a Python class or object each, by its entry point."""

from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from operator import index
from typing import TYPE_CHECKING, Any

from hideout.bots.fault import BotFault
from hideout.bots.settings import Values
from hideout.errors import HideoutError

if TYPE_CHECKING:
    from hideout.kit.sight import Sight

GROUP = "hideout.bots"


def guests() -> dict[str, EntryPoint]:
    """What the installed packages offer, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.module


@dataclass(frozen=True)
class GuestBot:
    """Plays what a guest chooses; its errors and illegal moves are faults."""

    guest: Any

    def choose(self, sight: "Sight", seed: int) -> int:
        try:
            code = index(self.guest.choose(sight, seed))
        except Exception as error:
            raise BotFault(f"it raised {type(error).__name__}: {error}") from error
        if code not in sight.codes():
            raise BotFault(f"its choice {code} is not legal now")
        return code


def load_guest(point: EntryPoint, given: Values) -> GuestBot:
    """Load a guest; a class is called with the settings that are given."""
    whose = f"the bot '{point.name}' of {package_of(point)}"
    try:
        found = point.load()
        known = signature(found).parameters if isinstance(found, type) else {}
        unknown = [name for name in given if name not in known]
        guest = found(**given) if isinstance(found, type) and not unknown else found
    except Exception as error:
        raise HideoutError(f"{whose} cannot be loaded ({type(error).__name__}: {error})") from error
    if unknown:
        raise HideoutError(f"{whose} has no setting '{unknown[0]}'")
    if not callable(getattr(guest, "choose", None)):
        raise HideoutError(f"{whose} is none: it has no 'choose'")
    return GuestBot(guest)
