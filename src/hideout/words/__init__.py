"""The four languages: one message catalogue each, with that language's own plural rules.

English is written in the code; `de.po`, `es.po` and `it.po` hold the rest.
"""

import gettext
from collections.abc import Iterable
from functools import cache
from io import BytesIO
from pathlib import Path

from hideout.errors import HideoutError

LANGUAGES = ("en", "de", "es", "it")
FOLDER = Path(__file__).parent


class Words:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise HideoutError(
                f"there is no language '{language}'; the languages are {', '.join(LANGUAGES)}"
            )
        self.language = language
        self._messages = _messages(language)

    def say(self, message: str, /, **values: object) -> str:
        return self._messages.gettext(message).format(**values)

    def name(self, printed: str) -> str:
        """A name from a catalogue; one that nobody has translated stays as it is."""
        # To gettext the empty message is the head of the file.
        return self._messages.gettext(printed) if printed else ""

    def count(self, one: str, many: str, n: int, /, **values: object) -> str:
        """The form that fits `n`, which the message calls {n}."""
        return self._messages.ngettext(one, many, n).format(n=n, **values)

    def list(self, items: Iterable[str]) -> str:
        """'a, b, and c'."""
        from babel.lists import format_list  # slow to import, rarely needed

        return format_list(list(items), locale=self.language)

    def percent(self, share: float) -> str:
        """'12%', without decimals."""
        from babel.numbers import format_percent  # slow to import, rarely needed

        return format_percent(share, locale=self.language)


def mark(message: str) -> str:
    """Marks a message that is said elsewhere, so that it is collected for translation."""
    return message


@cache
def _messages(language: str) -> gettext.NullTranslations:
    if language == "en":
        return gettext.NullTranslations()
    from babel.messages.mofile import write_mo  # English does not need it
    from babel.messages.pofile import read_po

    with (FOLDER / f"{language}.po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    binary = BytesIO()
    write_mo(binary, catalogue)
    binary.seek(0)
    return gettext.GNUTranslations(binary)


@cache
def translations(language: str) -> dict[str, str | list[str]]:
    """Every message that has a translation, by its English; a list has a plural's forms."""
    if language == "en":
        return {}
    from babel.messages.pofile import read_po

    with (FOLDER / f"{language}.po").open("rb") as file:
        catalogue = read_po(file, locale=language)
    return {
        texts(message.id)[0]: message.string
        if isinstance(message.string, str)
        else [*texts(message.string)]
        for message in catalogue
        if message.id
    }


def texts(text: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """A text, or the forms of one that has a plural."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)
