"""The .po files hold every message of the program, well translated, and nothing else."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.plurals import get_plural

from hideout.words import texts
from hideout.words.collect import HEADER, TRANSLATED, as_po, collect, po_file, read_language

NAME_WORDS = 3
"""So short a text may be the same in several languages: Tower of London."""
ENDINGS = (".", "?", "!", ":", "…")

each_language = pytest.mark.parametrize("language", TRANSLATED)


@each_language
def test_every_message_is_translated_and_none_is_left_over(language: str) -> None:
    found = list(problems(language, collect(), read_language(language)))
    hint = "see docs/words.md; `python -m hideout.words.collect` brings the files up to date"
    assert not found, "\n".join([*found, hint])


def test_no_sentence_got_into_the_file_of_another_language() -> None:
    files = [{m.id: m.string for m in read_language(language)} for language in TRANSLATED]
    same = {
        english
        for english in files[0]
        if isinstance(english, str)
        and len(re.findall(r"[a-z]{3,}", re.sub(r"{.*?}", "", english))) > NAME_WORDS
        and len({file[english] for file in files}) < len(files)
    }
    assert same == set()


@each_language
def test_a_header_tells_the_plural_rule_and_nothing_personal(language: str) -> None:
    header = HEADER.format(language=language, plurals=get_plural(language))
    assert po_file(language).read_text(encoding="utf-8").startswith(header)


@each_language
def test_the_plural_rule_is_that_of_the_cldr(language: str) -> None:
    cldr = Locale.parse(language).plural_form
    assert get_plural(language).plural_expr == "(n != 1)"
    assert [n for n in range(1000) if cldr(n) == "one"] == [1]


@pytest.mark.parametrize(
    ("english", "german", "problem"),
    [
        ("Take {token}.", "", "not translated"),
        ("Take {token}.", "Nimm {marke}.", "its parameters are {marke}, not {token}"),
        ("Take {token}.", "Nimm {token.", "it is no format"),
        ("Take {token}.", "Nimm {token}", "it ends differently"),
        ("Take {token}", "Nimm {token}.", "it ends differently"),
        ("Take {token}.", " Nimm {token}.", "it has stray spaces"),
        ("Take {token}.", "Nimm  {token}.", "it has stray spaces"),
        (("{n} dog", "{n} dogs"), ("ein Hund", "{n} Hunde"), ""),
        (("{n} dog", "{n} dogs"), ("{n} Hund", "Hunde"), "its parameters are none, not {n}"),
        (("{n} dog", "{n} dogs"), ("{n} Hund", ""), "not translated"),
        (("{n} dog", "{n} dogs"), ("{n} Hund",), "it has 1 plural forms, not 2"),
    ],
)
def test_the_check_finds(
    english: str | tuple[str, str], german: str | tuple[str, ...], problem: str
) -> None:
    messages, translations = Catalog(), Catalog(locale="de")
    messages.add(english)
    translations.add(english, german)
    found = list(problems("de", messages, translations))
    first = english if isinstance(english, str) else english[0]
    assert found == ([f"de.po: {first!r}: {problem}"] if problem else [])


def test_the_check_finds_what_is_missing_or_left_over() -> None:
    messages, translations = Catalog(), Catalog(locale="es")
    messages.add("Hello")
    messages.add("Why?")
    translations.add("Bye", "Adiós")
    translations.add("Why?", "Por qué?")
    assert list(problems("es", messages, translations)) == [
        "es.po: 'Hello': not translated",
        "es.po: 'Why?': its question does not begin with ¿",
        "es.po: 'Bye': nobody says this any more",
    ]


def test_collecting_keeps_translations_and_guesses_none() -> None:
    messages, translations = Catalog(), Catalog(locale="de")
    for message in ("Take the token.", "Take the tokens.", ("{n} dog", "{n} dogs")):
        messages.add(message)
    translations.add("Take the token.", "Nimm das Token.")
    translations.add("{n} dog", "{n} Hund")
    translations.add("Bye", "Tschüss")
    entries = as_po("de", translations, messages).split("\n\n")[1:]
    assert [entry.splitlines()[-1] for entry in entries] == [
        'msgstr "Nimm das Token."',
        'msgstr ""',
        'msgstr[1] ""',
    ]


def test_messages_over_several_lines_in_plurals_marks_and_catalogues_are_collected() -> None:
    messages = collect()
    for message in (
        "Take any one token from the middle, never one from a player.",
        "Take the Boss token from the middle; if it is gone, you may steal it from the player"
        " who has it face up.",
        ("{n} alibi", "{n} alibis"),
        "Guard dog",
        "Sketches",
    ):
        found = messages.get(message)
        assert found is not None
        assert found.id == message


def problems(language: str, messages: Catalog, translations: Catalog) -> Iterator[str]:
    """What is wrong with the translations of these messages, a line each."""
    for message in messages:
        if message.id:
            translation = translations.get(message.id)
            for problem in _problems(language, message, translation):
                yield f"{language}.po: {texts(message.id)[0]!r}: {problem}"
    for translation in translations:
        if translation.id and translation.id not in messages:
            yield f"{language}.po: {texts(translation.id)[0]!r}: nobody says this any more"


def _problems(language: str, message: Message, translation: Message | None) -> Iterator[str]:
    if translation is None or translation.id != message.id or translation.fuzzy:
        yield "not translated"
        return
    forms = texts(translation.string)
    plurals = get_plural(language).num_plurals if message.pluralizable else 1
    if not all(forms):
        yield "not translated"
    elif len(forms) != plurals:
        yield f"it has {len(forms)} plural forms, not {plurals}"
    else:
        english = texts(message.id)[-1]
        for form in forms:
            may_leave_out = {"n"} if message.pluralizable and form == forms[0] else set()
            yield from _problems_of_text(language, english, form, may_leave_out)


def _problems_of_text(
    language: str, english: str, text: str, may_leave_out: set[str]
) -> Iterator[str]:
    try:
        wanted, given = _parameters(english), _parameters(text)
    except ValueError:
        yield "it is no format"
        return
    if not wanted - may_leave_out <= given <= wanted:
        yield f"its parameters are {_in_braces(given)}, not {_in_braces(wanted)}"
    if text != text.strip() or "  " in text:
        yield "it has stray spaces"
    if _ending(text) != _ending(english):
        yield "it ends differently"
    if language == "es" and text.endswith("?") and "¿" not in text:
        yield "its question does not begin with ¿"


def _parameters(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def _in_braces(names: set[str]) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(names)) or "none"


def _ending(text: str) -> str:
    return text[-1] if text.endswith(ENDINGS) else ""
