"""What `Words` promises those who speak with it."""

import pytest

from hideout.errors import HideoutError
from hideout.words import LANGUAGES, Words, mark

POINTS = {
    "en": ["0 points", "1 point", "2 points", "5 points"],
    "de": ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte"],
    "es": ["0 puntos", "1 punto", "2 puntos", "5 puntos"],
    "it": ["0 punti", "1 punto", "2 punti", "5 punti"],
}
LISTS = {
    "en": ["", "Ada", "Ada and Ben", "Ada, Ben, and Cleo"],
    "de": ["", "Ada", "Ada und Ben", "Ada, Ben und Cleo"],
    "es": ["", "Ada", "Ada y Ben", "Ada, Ben y Cleo"],
    "it": ["", "Ada", "Ada e Ben", "Ada, Ben e Cleo"],
}
BOSSES = {"en": "Boss", "de": "Boss", "es": "Jefe", "it": "Boss"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_an_unknown_language_is_refused_in_one_line_that_names_the_known() -> None:
    with pytest.raises(HideoutError) as refused:
        Words("fr")
    assert str(refused.value) == "there is no language 'fr'; the languages are en, de, es, it"


@each_language
def test_count_takes_the_form_that_fits(language: str) -> None:
    words = Words(language)
    said = [words.count("{n} point", "{n} points", n) for n in (0, 1, 2, 5)]
    assert said == POINTS[language]


@each_language
def test_list(language: str) -> None:
    names = ["Ada", "Ben", "Cleo"]
    assert [Words(language).list(names[:n]) for n in range(4)] == LISTS[language]


@each_language
def test_percent(language: str) -> None:
    space = "\N{NO-BREAK SPACE}" if language in ("de", "es") else ""
    assert [Words(language).percent(share) for share in (0, 0.234, 1)] == [
        f"0{space}%",
        f"23{space}%",
        f"100{space}%",
    ]


@each_language
def test_say_speaks_what_was_marked(language: str) -> None:
    assert Words(language).say(mark("Boss")) == BOSSES[language]


@each_language
def test_name_translates_a_printed_name(language: str) -> None:
    printed = {"en": "Sketches", "de": "Skizzen", "es": "Bocetos", "it": "Schizzi"}
    assert Words(language).name("Sketches") == printed[language]


@each_language
@pytest.mark.parametrize("name", ["Mona Lisa", "{mona} {0} {", "100 % Öl"])
def test_a_name_nobody_has_translated_stays_as_it_is(language: str, name: str) -> None:
    assert Words(language).name(name) == name


@each_language
@pytest.mark.parametrize("who", ["{card}", "{0}", "}{", "{who!r}", "%s"])
def test_a_player_may_be_called_anything(language: str, who: str) -> None:
    said = Words(language).say("{who} plays {card}.", who=who, card="3")
    assert who in said
    assert "3" in said
