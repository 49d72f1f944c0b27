"""The page's own texts: each in one area, each in every language."""

import pytest

from hideout.server.labels import AREAS, LABELS, labels_in
from hideout.words import LANGUAGES, translations


def test_no_two_areas_have_the_same_key() -> None:
    assert sum(map(len, AREAS)) == len(LABELS)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_label_is_translated(language: str) -> None:
    known = translations(language)
    assert [text for text in LABELS.values() if not known.get(text)] == []
    assert labels_in(language) == {key: known[text] for key, text in LABELS.items()}


def test_english_labels_are_those_in_the_code() -> None:
    assert labels_in("en") == LABELS
