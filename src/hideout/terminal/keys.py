"""The line of keys at the bottom of each screen; each can be clicked as well."""

from collections.abc import Iterable
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

UNBROKEN_SPACE = "\N{NO-BREAK SPACE}"
MARGIN = 2
"""How much of a line is empty, left and right."""
ACTION = "action"
"""Where a piece of text says what a click on it does."""


class Key(NamedTuple):
    sign: str
    """The key as it is written on a keyboard."""
    does: str
    action: str = ""
    """What a click does; empty for nothing."""
    is_needed: bool = True
    """Whether it is shown even if all keys together need a second line."""


class Keys(Static):
    async def on_click(self, event: events.Click) -> None:
        if action := event.style.meta.get(ACTION):
            await self.app.run_action(action, default_namespace=self.screen)

    def show(self, keys: Iterable[Key]) -> None:
        line = _line(keys := list(keys))
        if line.cell_length > self.app.size.width - MARGIN:
            line = _line(key for key in keys if key.is_needed)
        self.update(line)


def _line(keys: Iterable[Key]) -> Content:
    return Content("  ").join(_content(key) for key in keys)


def _content(key: Key) -> Content:
    # Wraps between keys, not within one.
    does = key.does.replace(" ", UNBROKEN_SPACE)
    label = Content.assemble((key.sign, "bold $primary"), UNBROKEN_SPACE, does)
    if not key.action:
        return label
    return label.stylize(Style.from_meta({ACTION: key.action}))
