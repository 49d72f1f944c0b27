"""Caper: Europe, as the registry knows it."""

from pathlib import Path

from hideout.games.caper_europe.catalogue import CITIES, oddities, read
from hideout.games.caper_europe.sentences import EuropeSentences
from hideout.kit.catalogue import Catalogue
from hideout.kit.game import Game, Rules
from hideout.kit.options import Option, Options
from hideout.kit.sentences import Sentences
from hideout.words import Words


class CaperEurope(Game):
    name = "caper-europe"
    title = "Caper: Europe"
    rules_version = 1
    catalogue_path = Path(__file__).with_name("catalogue.toml")
    options = (
        Option(
            "city",
            CITIES,
            "paris",
            "Where it happens.",
            is_mode=True,
            chooses_cards=True,
        ),
    )

    def sides(self, options: Options) -> tuple[int, ...]:  # noqa: ARG002 - two in every city
        return (0, 1)

    def read_catalogue(self, path: Path) -> Catalogue:
        return read(path)

    def oddities(self, catalogue: Catalogue) -> list[str]:
        return oddities(catalogue)

    def sentences(
        self, words: Words, catalogue: Catalogue, names: tuple[str, ...] = ()
    ) -> Sentences:
        return EuropeSentences(words, catalogue, names)

    def rules(self) -> Rules:
        from hideout.games.caper_europe.kernel import RULES  # loads the compiler

        return RULES


GAME = CaperEurope()
