"""The games as OpenSpiel sees them: its own checks, and that both houses tell the same."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import hideout
import hideout.envs.openspiel  # registers the games
from hideout.errors import HideoutError
from hideout.kit.options import Options
from hideout.kit.table import Table


def load(name: str, options: Options) -> Any:
    return pyspiel.load_game(f"hideout_{name.replace('-', '_')}", options)


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(8):
        state.apply_action(byte)
    return state


def both(name: str, options: Options, seed: int) -> tuple[Table, Any]:
    return hideout.deal(name, seed=seed, catalogue=None, **options), dealt(
        load(name, options), seed
    )


def play_on(state: Any, chance: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))


def test_every_game_passes_the_simulation_of_openspiel(name: str, options: Options) -> None:
    game = load(name, options)
    assert game.get_parameters() == options
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seed", [5, 2**64 - 6])
def test_the_same_seed_and_moves_are_the_same_game(name: str, options: Options, seed: int) -> None:
    table, state = both(name, options, seed)
    chance = random.Random(seed)
    while table.seat is not None:
        assert state.current_player() == table.seat - 1
        assert not state.is_terminal()
        assert state.returns() == [0.0] * table.seats
        actions = state.legal_actions()
        assert [state.action_to_string(action) for action in actions] == [
            str(move) for move in table.moves()
        ]
        action = chance.choice(actions)
        table.play(table.move(action))
        state.apply_action(action)
        assert state.cells.tobytes() == table.state_bytes()
    assert state.is_terminal()
    assert state.legal_actions() == []
    outcome = table.outcome()
    assert outcome is not None
    winners = {table.sides[seat - 1] for seat in outcome.winners}
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    for seat, side in enumerate(table.sides):
        assert (returns[seat] == max(returns)) == (side in winners)
        assert state.player_reward(seat) == returns[seat]
    if len(winners) == 1:
        assert max(returns) == 1.0


def test_a_shared_win_is_a_share_for_each() -> None:
    state = dealt(load("caper", {"mode": "snitch"}), 1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    shares = {
        (1, 0, 0): [1, -1 / 2, -1 / 2],
        (1, 1, 0): [1 / 4, 1 / 4, -1 / 2],
        (1, 1, 1): [0, 0, 0],
    }
    for points, returns in shares.items():

        def scores(
            _book: Any, _table: Any, standings: Any, _log: Any, points: Any = points
        ) -> None:
            standings[:3, 1] = points

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(state.game, "verbs", type("Verbs", (), {"scores": staticmethod(scores)}))
            assert state.returns() == pytest.approx(returns)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(load("caper-europe", {}), 3)
    play_on(state, random.Random(3), 7)
    before = state.cells.tobytes()
    clone = state.clone()
    assert clone.cells.tobytes() == before
    assert clone.history() == state.history()
    play_on(clone, random.Random(4), 5)
    assert state.cells.tobytes() == before
    assert clone.cells.tobytes() != before
    assert len(clone.history()) == len(state.history()) + 5


def test_a_resampled_world_is_one_the_seat_cannot_tell_apart(name: str, options: Options) -> None:
    state = dealt(load(name, options), 8)
    chance = random.Random(8)
    other_worlds = 0
    while not state.is_terminal():
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, chance.random)
            for string in ("information_state_string", "observation_string"):
                assert getattr(world, string)(player) == getattr(state, string)(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            other_worlds += world.cells.tobytes() != state.cells.tobytes()
        play_on(state, chance, 3)
    assert other_worlds > 0


def test_before_the_deal_there_is_nothing_to_know() -> None:
    game = load("caper-europe", {})
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [byte for byte, _ in state.chance_outcomes()] == list(range(256))
    assert game.max_chance_nodes_in_history() == 8
    state.apply_action(200)
    assert state.history() == [200]
    world = state.resample_from_infostate(0, random.Random(1).random)
    assert world.is_chance_node()
    assert str(world) == str(state) == "1 bytes of the seed"


def test_an_information_state_remembers_what_the_seat_decided() -> None:
    state = dealt(load("caper-europe", {}), 9)
    player, action = state.current_player(), state.legal_actions()[2]
    before = state.observation_string(player)
    assert state.information_state_string(player) == f"{before} "
    state.apply_action(action)
    after = state.observation_string(player)
    assert state.information_state_string(player) == f"{after} {action}"
    other = 1 - player
    assert state.information_state_string(other) == f"{state.observation_string(other)} "


def test_the_tensor_is_the_masked_record_after_the_player() -> None:
    table, state = both("caper-europe", {"city": "rome"}, 4)
    tensor = np.array(state.observation_tensor(1))
    assert tensor[:2].tolist() == [0, 1]
    assert tensor[2:].tolist() == np.frombuffer(table.sight(2).masked.tobytes(), "i2").tolist()
    assert state.get_game().observation_tensor_shape() == [len(tensor)]


def test_a_public_observation_is_what_a_spectator_sees() -> None:
    table, state = both("caper-europe", {}, 4)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(state.get_game(), public)
    seen = table.sight(None).masked.tobytes().hex()
    assert observation.string_from(state, 0) == f"0 {seen}"


@pytest.mark.parametrize(
    "kind",
    [
        {"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS},
        {"public_info": False},
    ],
)
def test_nobody_may_observe_more_or_less_than_a_seat_or_a_spectator(kind: dict[str, Any]) -> None:
    asked = pyspiel.IIGObservationType(perfect_recall=False, **kind)
    with pytest.raises(HideoutError, match="what one seat sees"):
        load("caper", {}).make_py_observer(asked)


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(HideoutError, match="no parameters"):
        load("caper", {}).make_py_observer(params={"cards": 1})


def test_a_state_in_words_is_what_each_seat_sees() -> None:
    table, state = both("caper-europe", {}, 4)
    assert str(state).splitlines() == [table.view(seat).to_json() for seat in (1, 2)]


def test_a_parameter_that_is_not_possible_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(HideoutError) as caught:
        pyspiel.load_game("hideout_caper_europe(city=bonn)")
    assert str(caught.value) == (
        "caper-europe: city 'bonn' is not possible; it takes paris, barcelona, rome, london"
    )
