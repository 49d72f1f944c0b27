"""How a bot is named: `NAME`, `NAME:key=value:key=value`, or a program's path instead of a name."""

import os
import re
from dataclasses import dataclass

from hideout.bots.settings import SECONDS, Setting, Values, read_settings
from hideout.errors import HideoutError

FORM = re.compile(r"(?P<name>.*?)(?P<settings>(:\w+=[^:]*)*)", re.DOTALL)
PROGRAM_SETTINGS: tuple[Setting, ...] = (SECONDS,)
PROGRAM_CAP: Values = {"seconds": 5.0}


@dataclass(frozen=True)
class Spec:
    text: str
    name: str
    given: list[tuple[str, str]]

    @property
    def is_program(self) -> bool:
        return "/" in self.name


def read_spec(text: str) -> Spec:
    match = FORM.fullmatch(text)
    assert match is not None, "it matches any text"
    settings = [one.partition("=") for one in match["settings"].split(":")[1:]]
    spec = Spec(text, match["name"], [(name, value) for name, _, value in settings])
    if ":" in spec.name and not spec.is_program:
        wrong = spec.name.partition(":")[2]
        raise HideoutError(f"{text}: '{wrong}' is no setting; one is written key=value")
    return spec


def check_program(spec: Spec) -> Values:
    """The settings of a program that is there."""
    if not os.path.exists(spec.name):
        raise HideoutError(f"{spec.name}: there is no such program")
    if not (os.path.isfile(spec.name) and os.access(spec.name, os.X_OK)):
        raise HideoutError(f"{spec.name}: it cannot be run; chmod +x makes a file a program")
    return PROGRAM_CAP | read_settings(spec.text, spec.given, PROGRAM_SETTINGS)
