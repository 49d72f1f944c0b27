"""The line of keys at the bottom of each screen; each can be clicked as well."""

from collections.abc import Iterable
from typing import NamedTuple

from textual import events
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

UNBROKEN_SPACE = "\N{NO-BREAK SPACE}"
ACTION = "action"
"""Where a piece of text says what a click on it does."""


class Key(NamedTuple):
    sign: str
    """The key as it is written on a keyboard."""
    does: str
    action: str = ""
    """What a click does; empty for nothing."""


class Keys(Static):
    async def on_click(self, event: events.Click) -> None:
        if action := event.style.meta.get(ACTION):
            await self.app.run_action(action, default_namespace=self.screen)

    def show(self, keys: Iterable[Key]) -> None:
        self.update(Content("  ").join(_content(key) for key in keys))


def _content(key: Key) -> Content:
    # Wraps between keys, not within one.
    does = key.does.replace(" ", UNBROKEN_SPACE)
    label = Content.assemble((key.sign, "bold $primary"), UNBROKEN_SPACE, does)
    if not key.action:
        return label
    return label.stylize(Style.from_meta({ACTION: key.action}))
