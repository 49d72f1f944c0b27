"""Caper, as the registry knows it."""

from pathlib import Path

from hideout.games.caper import catalogue
from hideout.games.caper.sentences import CaperSentences
from hideout.kit.catalogue import Catalogue
from hideout.kit.game import Game, Rules
from hideout.kit.options import Option, Options
from hideout.kit.sentences import Sentences
from hideout.words import Words


class Caper(Game):
    name = "caper"
    title = "Caper"
    rules_version = 1
    catalogue_path = Path(__file__).with_name("catalogue.toml")
    options = (
        Option(
            "city",
            catalogue.CITIES,
            "paris",
            "Where it happens.",
            is_mode=True,
            chooses_cards=True,
        ),
        Option(
            "mode",
            ("two", "snitch", "teams"),
            "two",
            "Two Masterminds; three, with a Snitch; four, in teams with Lookouts.",
            is_mode=True,
        ),
    )

    def sides(self, options: Options) -> tuple[int, ...]:
        return {"two": (0, 1), "snitch": (0, 1, 2), "teams": (0, 1, 0, 1)}[str(options["mode"])]

    def read_catalogue(self, path: Path) -> Catalogue:
        return catalogue.read(path)

    def sentences(
        self, words: Words, catalogue: Catalogue, names: tuple[str, ...] = ()
    ) -> Sentences:
        return CaperSentences(words, catalogue, names)

    def rules(self) -> Rules:
        from hideout.games.caper.kernel import RULES  # loads the compiler

        return RULES


GAME = Caper()
