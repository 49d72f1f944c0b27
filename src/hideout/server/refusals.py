"""What the server refuses, in words."""

from hideout.wire.frames import Code
from hideout.words import Words, mark

REASONS: dict[Code, str] = {
    "bad-frame": mark("This message cannot be read."),
    "too-large": mark("This message is too large."),
    "too-fast": mark("That is too much at once. Wait a little."),
    "wrong-version": mark("This page is of another version. Load it again."),
    "wrong-language": mark("This language is not spoken here."),
    "wrong-token": mark("This link opens no seat at this table."),
    "no-table": mark("There is no such table."),
    "not-joined": mark("Join a table first."),
    "joined-already": mark("You have joined a table already."),
    "not-a-player": mark("You only watch here."),
    "not-your-turn": mark("It is not your turn."),
    "stale": mark("The table has moved on meanwhile."),
    "no-bot": mark("There is no such bot."),
    "still-here": mark("That seat is not yours, and whoever has it is here or was just now."),
    "too-many": mark("You have too many connections. Close one."),
    "not-kept": mark("The move could not be kept, so it was not made. Try again."),
}
"""Of the other codes the game or the match says why."""


class Refusal(Exception):
    def __init__(self, code: Code, reason: str | None = None, *, with_state: bool = False) -> None:
        super().__init__(code)
        self.code: Code = code
        self._reason = reason
        self.with_state = with_state
        """Whether the client may have an old state, and needs the present one."""

    def reason(self, words: Words) -> str:
        return self._reason or words.say(REASONS[self.code])
