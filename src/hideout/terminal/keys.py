"""The line of keys at the bottom of each screen; each can be clicked as well."""

from collections.abc import Iterable
from typing import NamedTuple

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from hideout.terminal.chips import UNBROKEN_SPACE


class Key(NamedTuple):
    sign: str
    """The key as it is written on a keyboard."""
    does: str
    action: str = ""
    """What a click does; empty for nothing."""


class Keys(Static):
    def show(self, keys: Iterable[Key]) -> None:
        self.update(Content("  ").join(_content(key) for key in keys))


def _content(key: Key) -> Content:
    # Wraps between keys, not within one.
    does = key.does.replace(" ", UNBROKEN_SPACE)
    label = Content.assemble((key.sign, "bold $primary"), UNBROKEN_SPACE, does)
    if not key.action:
        return label
    return label.stylize(Style.from_meta({"@click": key.action}))
