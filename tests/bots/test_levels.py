"""The levels: five characters, each said in four languages, from beginner to master."""

import pytest

import hideout
from hideout.bots import find_bot, kinds
from hideout.bots.levels import LEVELS
from hideout.words import LANGUAGES, Words


def test_there_are_five_from_beginner_to_master() -> None:
    assert list(LEVELS) == ["rookie", "pickpocket", "burglar", "safecracker", "master"]


@pytest.mark.parametrize("level", LEVELS)
def test_each_has_a_name_and_a_sentence_in_every_language(level: str) -> None:
    kind = LEVELS[level]
    said = [(Words(code).say(kind.name), Words(code).say(kind.sentence)) for code in LANGUAGES]
    assert len({sentence for _, sentence in said}) == len(LANGUAGES)
    for name, sentence in said:
        assert name[0].isupper()
        assert sentence.endswith(".")


def test_ratings_are_of_levels_and_rise_with_them() -> None:
    rated = [name for name in LEVELS if name in kinds.ratings()]
    assert sorted(kinds.ratings(), key=kinds.ratings().__getitem__) == rated


def test_only_the_masters_cap_is_a_clock() -> None:
    assert [level for level, kind in LEVELS.items() if "seconds" in kind.cap] == ["master"]


def test_about_half_of_what_a_rookie_plays_is_what_greedy_would() -> None:
    table = hideout.deal("caper-europe", seed=2)
    sight = table.sight(1)
    rookie, greedy, chance = (find_bot(name) for name in ("rookie", "greedy", "random"))
    like_greedy = like_chance = 0
    for seed in range(200):
        chosen = rookie.choose(sight, seed)
        is_greedy = chosen == greedy.choose(sight, seed)
        is_chance = chosen == chance.choose(sight, seed)
        assert is_greedy or is_chance
        like_greedy += is_greedy
        like_chance += is_chance
    assert 80 < like_greedy < 150
    assert 80 < like_chance < 150
