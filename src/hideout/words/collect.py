"""Brings the .po files up to date: `python -m hideout.words.collect`. See docs/words.md.

Messages are the texts given to `say`, `count` and `mark` in the code, and the names printed in
the games' catalogues. New ones come in untranslated, those no longer said go.
"""

import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

from hideout.words import FOLDER, LANGUAGES, texts

PACKAGE = FOLDER.parent
KEYWORDS = {"say": None, "mark": None, "count": (1, 2)}
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")

# Babel's own header would tell who translated and when.
HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: {plurals}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""


def collect() -> Catalog:
    """Every message of the program, in the order of its files."""
    messages = Catalog()
    for path in sorted(PACKAGE.rglob("*.py")):
        for line, message, *_ in extract_from_file("python", path, KEYWORDS):
            messages.add(message, locations=[(_place(path), line)])
    for path in sorted(PACKAGE.glob("games/*/catalogue.toml")):
        for name in _printed_names(path):
            messages.add(name, locations=[(_place(path), 0)])
    return messages


def read_language(language: str) -> Catalog:
    with po_file(language).open("rb") as file:
        return read_po(file, locale=language)


def po_file(language: str) -> Path:
    return FOLDER / f"{language}.po"


def as_po(language: str, translations: Catalog, messages: Catalog) -> str:
    """The text of a .po file: all of `messages`, with the translations there are."""
    translations.update(messages, no_fuzzy_matching=True)
    for message in translations:
        if message.id and message.fuzzy:  # it got or lost its plural form
            message.string = ("", "") if message.pluralizable else ""
            message.flags.discard("fuzzy")
    entries = BytesIO()
    write_po(
        entries,
        translations,
        width=0,
        omit_header=True,
        ignore_obsolete=True,
        include_lineno=False,
    )
    header = HEADER.format(language=language, plurals=get_plural(language))
    return header + entries.getvalue().decode().rstrip("\n") + "\n"


def _printed_names(catalogue: Path) -> Iterator[str]:
    for section in tomllib.loads(catalogue.read_text(encoding="utf-8")).values():
        if isinstance(section, list):
            yield from (entry["name"] for entry in section if "name" in entry)


def _place(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def main() -> None:
    messages = collect()
    for language in TRANSLATED:
        is_new = not po_file(language).exists()
        translations = Catalog(locale=language) if is_new else read_language(language)
        po_file(language).write_text(as_po(language, translations, messages), encoding="utf-8")
        missing = sum(1 for m in translations if m.id and not all(texts(m.string)))
        print(f"{language}.po: {len(translations)} messages, {missing} not translated")


if __name__ == "__main__":
    main()
