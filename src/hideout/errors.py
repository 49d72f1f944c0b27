"""The errors a person can cause; each message is one line: what was wrong, what would be right."""


class HideoutError(Exception):
    """Something a person asked for cannot be done; the message says why, in one line.

    With values, `message` names them in braces, and can be said in other languages, too.
    """

    def __init__(self, message: str, /, **values: object) -> None:
        super().__init__(message.format(**values) if values else message)
        self.message, self.values = message, values

    def __str__(self) -> str:
        return one_line(super().__str__())


def one_line(message: str) -> str:
    """One line, whatever stands in the names that a file or a person gave."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in message)


class IllegalMove(HideoutError):
    """A move the rules do not allow now; the message says why."""


class CatalogueError(HideoutError):
    """A catalogue file that cannot be used; the message names file, card and field."""


class RecordError(HideoutError):
    """A record that cannot be replayed; the message says where."""
