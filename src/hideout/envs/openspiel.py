"""Hideout's games as games of OpenSpiel.

>>> import pyspiel
>>> import hideout.envs.openspiel
>>> pyspiel.load_game("hideout_caper(mode=snitch)").num_players()
3

Chance acts first and only then: eight nodes draw the bytes of a seed, and all else follows from the
seed and the moves, as it does in a record. Actions are the kernel's numbers of the moves.
"""

from collections.abc import Callable, Mapping
from typing import Any, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from hideout.envs.verbs import SEAT, Cells, cells, verbs_of
from hideout.errors import HideoutError
from hideout.games import all_games
from hideout.kit.game import Game, Rules
from hideout.kit.kernel import MAX_SEATS, STANDING, Records
from hideout.kit.log import no_log
from hideout.kit.options import checked_options, combinations
from hideout.kit.randomness import SEEDS

SEED_BYTES = 8
BYTE = 256
CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
BYTES_DRAWN = [(byte, 1 / BYTE) for byte in range(BYTE)]


class HideoutGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    def __init__(
        self,
        kind: Any,
        rules: Rules,
        books: Records,
        sides: tuple[int, ...],
        parameters: Mapping[str, object],
    ) -> None:
        kernel = rules.kernel
        info = pyspiel.GameInfo(
            num_distinct_actions=kernel.move_codes,
            max_chance_outcomes=BYTE,
            num_players=len(sides),
            min_utility=-1 / (len(set(sides)) - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=kernel.max_decisions,
        )
        super().__init__(kind, info, dict(parameters))
        self.rules = rules
        self.books = books
        self.sides = sides
        self.verbs = verbs_of(kernel)
        self.book = cells(books)
        self.blank = cells(kernel.new_tables())
        self.log = no_log()

    def new_initial_state(self) -> "HideoutState":
        return HideoutState(self)

    def state_at(self, table: Records) -> "HideoutState":
        """A state in the middle of a game, without a history."""
        state = HideoutState(self)
        state.cells = cells(table).copy()
        state.look_who_decides()
        return state

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "HideoutObserver":
        if params:
            raise HideoutError(f"observers take no parameters, not {params}")
        return HideoutObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class HideoutState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A table. OpenSpiel clones it by a deep copy of each attribute: so there are two."""

    def __init__(self, game: HideoutGame) -> None:
        super().__init__(game)
        self.cells: Cells = game.blank
        self.player: int = CHANCE

    @property
    def game(self) -> HideoutGame:
        found: HideoutGame = self.get_game()
        return found

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """OpenSpiel's own asks four times who decides before it comes to `_legal_actions`."""
        if self.player >= 0 and player in (None, self.player):
            return self._legal_actions(self.player)
        found: list[int] = super().legal_actions(*(() if player is None else (player,)))
        return found

    def _legal_actions(self, _player: int) -> list[int]:
        game = self.game
        codes = np.empty(game.num_distinct_actions(), np.uint32)
        count = game.verbs.legal(game.book, self.cells, codes)
        found: list[int] = codes[:count].tolist()
        return sorted(found)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return BYTES_DRAWN

    def _apply_action(self, action: int) -> None:
        game = self.game
        if self.player == CHANCE:
            drawn = bytes([*self.history(), action])
            if len(drawn) < SEED_BYTES:
                return
            self.cells = game.blank.copy()
            seed = np.uint64(int.from_bytes(drawn))
            game.verbs.deal(game.book, self.cells, seed, game.log)
        else:
            game.verbs.play(game.book, self.cells, action, game.log)
        self.look_who_decides()

    def look_who_decides(self) -> None:
        seat = self.cells.item(SEAT)
        self.player = OVER if seat < 0 else seat

    def returns(self) -> list[float]:
        """1 for a win, shared where sides share it; what the others lose adds up to the same."""
        game = self.game
        if self.player != OVER:
            return [0.0] * len(game.sides)
        standings = np.zeros((MAX_SEATS, STANDING), np.int32)
        game.verbs.scores(game.book, self.cells, standings, game.log)
        rows = standings[: len(game.sides)].tolist()
        best = max(rows)
        winners = {side for side, row in zip(game.sides, rows, strict=True) if row == best}
        sides = len(set(game.sides))
        won = (sides / len(winners) - 1) / (sides - 1)
        lost = -1 / (sides - 1)
        return [won if side in winners else lost for side in game.sides]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Self:
        """A world that `player` cannot tell from this one. Its history stays this one's."""
        world: Self = self.clone()
        if self.player != CHANCE:
            verbs, book = self.game.verbs, self.game.book
            verbs.mask(book, world.cells, player)
            verbs.sample(book, world.cells, player, np.uint64(int(sampler() * SEEDS)))
        return world

    def seen_by(self, player: int) -> Cells:
        """The table with all that `player` may not know blanked."""
        masked = self.cells.copy()
        if self.player != CHANCE:
            self.game.verbs.mask(self.game.book, masked, player)
        return masked

    def record(self, table: Cells) -> Any:
        return table.view(self.game.rules.kernel.table_fields.dtype())[0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"byte {action} of the seed"
        game = self.game
        return str(game.rules.move(game.books[0], self.record(self.cells), action))

    def __str__(self) -> str:
        """What each seat sees."""
        game = self.game
        if self.player == CHANCE:
            return f"{len(self.history())} bytes of the seed"
        views = (
            game.rules.view(game.books[0], self.record(self.seen_by(player)), player + 1)
            for player in range(len(game.sides))
        )
        return "\n".join(view.to_json() for view in views)


class HideoutObserver:
    """What a seat sees now; with perfect recall, also what it has decided so far.

    Without private information it is a spectator who looks. The tensor is the masked record, cell
    by cell, after a one for the player; there is none of what was decided, as it has no fixed size.
    """

    def __init__(self, game: HideoutGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise HideoutError("an observer sees what one seat sees, or what a spectator sees")
        self.is_seat = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.has_recall = kind.perfect_recall
        players = len(game.sides)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.has_recall:
            self.tensor = np.zeros(players + len(game.blank), np.float32)
            self.dict = {"player": self.tensor[:players], "view": self.tensor[players:]}

    def set_from(self, state: HideoutState, player: int) -> None:
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["view"][:] = state.seen_by(player if self.is_seat else -1)

    def string_from(self, state: HideoutState, player: int) -> str:
        seen = state.seen_by(player if self.is_seat else -1).tobytes().hex()
        if not self.has_recall:
            return f"{player} {seen}"
        own = (str(past.action) for past in state.full_history() if past.player == player)
        return f"{player} {seen} {' '.join(own)}"


def kind(name: str, title: str, seats: list[int], parameters: Mapping[str, object]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"hideout_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def kind_of(game: Game) -> Any:
    seats = [len(game.sides(options)) for options in combinations(game.options)]
    defaults = {option.name: option.default for option in game.options}
    return kind(game.name, game.title, seats, defaults)


def loader(game: Game) -> type[HideoutGame]:
    """What OpenSpiel calls with the parameters of a game.

    A class: OpenSpiel lets go of it after the interpreter has ended, which a function does not
    survive.
    """

    class Loaded(HideoutGame):
        def __init__(self, parameters: Mapping[str, object]) -> None:
            options = checked_options(game.name, game.options, parameters)
            rules = game.rules()
            books = rules.make_book(game.read_catalogue(game.catalogue_path), options)
            super().__init__(kind_of(game), rules, books, game.sides(options), options)

    return Loaded


for _game in all_games():
    pyspiel.register_game(kind_of(_game), loader(_game))
