"""What the server refuses, in words."""

from starlette.requests import HTTPConnection

from hideout.errors import CatalogueError, HideoutError, RecordError, one_line
from hideout.wire.frames import Code
from hideout.words import LANGUAGES, Words, mark

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


class Denied(Exception):
    """Of an HTTP request."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(code)
        self.status, self.code, self.message = status, code, message


def words_of(connection: HTTPConnection) -> Words:
    """In the language that a request asks for: in its address, or else by its browser."""
    asked = connection.query_params.get("lang") or connection.headers.get("accept-language", "")
    return Words(asked[:2] if asked[:2] in LANGUAGES else "en")


def answer_to(error: Exception, words: Words) -> tuple[int, str, str]:
    """Status, code and reason."""
    if isinstance(error, Denied):
        return error.status, error.code, words.say(error.message)
    if isinstance(error, Refusal):
        status = {"no-table": 404, "wrong-token": 403}.get(error.code, 409)
        return status, error.code, error.reason(words)
    if isinstance(error, HideoutError):
        return 409, "impossible", _in_words(error, words)
    raise error


def _in_words(error: HideoutError, words: Words) -> str:
    if error.values:
        return one_line(words.say(error.message, **error.values))
    # What is wrong inside a file is told in the language of its own words.
    if isinstance(error, CatalogueError):
        return words.say("This catalogue cannot be used. {problem}", problem=error)
    if isinstance(error, RecordError):
        return words.say("This record cannot be used. {problem}", problem=error)
    return str(error)
