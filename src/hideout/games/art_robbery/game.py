"""Art Robbery, as the registry knows it."""

from pathlib import Path

from hideout.games.art_robbery import catalogue
from hideout.games.art_robbery.sentences import ArtSentences
from hideout.kit.catalogue import Catalogue
from hideout.kit.game import Game, Rules
from hideout.kit.options import Option, Options
from hideout.kit.sentences import Sentences
from hideout.words import Words


class ArtRobbery(Game):
    name = "art-robbery"
    title = "Art Robbery"
    rules_version = 1
    catalogue_path = Path(__file__).with_name("catalogue.toml")
    options = (
        Option("players", (2, 3, 4, 5), 4, "How many play.", is_mode=True),
        Option(
            "loot",
            ("shown", "hidden"),
            "shown",
            "Whether face-down loot stays visible, as a memory aid.",
            is_mode=False,
        ),
    )

    def sides(self, options: Options) -> tuple[int, ...]:
        return tuple(range(int(options["players"])))

    def read_catalogue(self, path: Path) -> Catalogue:
        return catalogue.read(path)

    def sentences(
        self, words: Words, catalogue: Catalogue, names: tuple[str, ...] = ()
    ) -> Sentences:
        return ArtSentences(words, catalogue, names)

    def rules(self) -> Rules:
        from hideout.games.art_robbery.kernel import RULES  # loads the compiler

        return RULES


GAME = ArtRobbery()
