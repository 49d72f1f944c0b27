"""A game's options: what a table can be set up with."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from hideout.errors import HideoutError
from hideout.words import mark

OptionValue = int | str
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    help: str
    is_mode: bool
    """Whether each value makes a mode of its own, with its own benchmark."""
    chooses_cards: bool = False
    """Whether it decides which entries of the catalogue are in the game."""


def checked_options(game: str, known: tuple[Option, ...], given: Mapping[str, object]) -> Options:
    """The given options with defaults for the rest; or an error that says what would be right."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise HideoutError(
                mark("{game} has no option '{option}'; its options are {options}"),
                game=game,
                option=name,
                options=", ".join(names),
            )
    return {option.name: _value(game, option, given) for option in known}


def _value(game: str, option: Option, given: Mapping[str, object]) -> OptionValue:
    value = given.get(option.name, option.default)
    for allowed in option.values:
        if str(value) == str(allowed) and not isinstance(value, bool):
            return allowed
    choices = ", ".join(str(allowed) for allowed in option.values)
    raise HideoutError(
        mark("{game}: {option} {value} is not possible; it takes {values}"),
        game=game,
        option=option.name,
        value=repr(value),
        values=choices,
    )


def modes(known: tuple[Option, ...]) -> list[Options]:
    """Every combination of the options that make modes; the rest at their defaults."""
    return [
        options
        for options in combinations(known)
        if all(option.is_mode or options[option.name] == option.default for option in known)
    ]


def combinations(known: tuple[Option, ...]) -> list[Options]:
    """Every combination of all options."""
    names = [option.name for option in known]
    choices = product(*(option.values for option in known))
    return [dict(zip(names, values, strict=True)) for values in choices]
