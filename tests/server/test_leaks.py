"""Nothing leaves the server that its receiver may not know; and the scan finds it when it does."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hideout.games import all_games
from hideout.kit.game import Game
from hideout.kit.options import Options, combinations
from hideout.kit.table import Table
from hideout.kit.values import Event, View
from hideout.match.eyes import Eyes
from hideout.match.match import Match, Player
from hideout.server.scene import build_scene, look
from hideout.wire.frames import encode
from hideout.words import LANGUAGES, Words
from tests.support.leaks import CANARY, Known, twin

MODES = [
    pytest.param(game, options, id="-".join([game.name, *map(str, options.values())]))
    for game in all_games()
    for options in combinations(game.options)
]
NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil")


class Leak(AssertionError):
    pass


def new_match(game: Game, options: Options, seed: int) -> Match:
    table = Table(game, game.read_catalogue(game.catalogue_path), seed, options)
    return Match(table, tuple(Player(name) for name in NAMES[: table.seats]))


def sent_to(match: Match, viewer: int | None, language: str, *, all_of_it: bool) -> Iterator[bytes]:
    """Everything that a viewer is sent at this moment, or can ask for."""
    eyes = Eyes(match, viewer, Words(language))
    since = None if all_of_it else max(0, len(match.log) - 1)
    number = len(match.log)
    with_ledger = all_of_it or number % 4 == 0
    scene = build_scene(eyes, here=(), next_table=None, since=since, with_ledger=with_ledger)
    yield encode(scene)
    if eyes.decides:
        yield encode(look(eyes, scene.moves[number % len(scene.moves)].move))
        asked = str(match.table.move(number % match.table.kernel.move_codes))
        # Whoever asks names the card: that it comes back tells nothing.
        yield encode(msgspec.structs.replace(look(eyes, asked), move=""))


def scan(
    match: Match,
    known: Known | None,
    chance: random.Random,
    others: dict[Any, Any],
    *,
    all_of_it: bool,
) -> int:
    """Look at all that is sent now to everybody; how many bytes that is."""
    count = 0
    for number, viewer in enumerate((None, *range(1, match.table.seats + 1))):
        language = LANGUAGES[(number + len(match.log)) % len(LANGUAGES)]
        other = twin(match, viewer, chance.getrandbits(60), others)
        for sent, same in zip(
            sent_to(match, viewer, language, all_of_it=all_of_it),
            sent_to(other, viewer, language, all_of_it=all_of_it),
            strict=True,
        ):
            count += len(sent)
            if sent != same or CANARY.encode() in sent:
                raise Leak(f"to {viewer}: {sent!r} would else have been {same!r}")
            if known and (leaks := known.leaks(viewer, sent)):
                raise Leak(f"to {viewer}: {leaks} in {sent!r}")
    return count


def play_and_scan(game: Game, options: Options, seed: int) -> int:
    match, chance = new_match(game, options, seed), random.Random(seed)
    known = None if game.name == "art-robbery" else Known(match.table)
    others: dict[Any, Any] = {}
    count = scan(match, known, chance, others, all_of_it=True)
    while not match.table.is_over:
        match.play(chance.choice(match.table.moves()))
        if known:
            known.look(match.table)
        count += scan(match, known, chance, others, all_of_it=chance.random() < 0.05)
    return count + scan(match, known, chance, others, all_of_it=True)


@pytest.mark.parametrize(("game", "options"), MODES)
def test_nobody_is_sent_what_they_may_not_know(game: Game, options: Options, full: bool) -> None:
    # 1,000 games of each mode, over its cities, with loot shown and hidden.
    seats = [(one.get("players"), one.get("mode")) for one in combinations(game.options)]
    alike = seats.count((options.get("players"), options.get("mode")))
    for seed in range(-(-1000 // alike) if full else 1):
        assert play_and_scan(game, options, seed) > 10_000


def planted_event(event: Event, _seat: int | None) -> Event:
    return event


def planted_view(self: Eyes) -> View:
    """As the next seat sees it."""
    return self.match.view((self.seat or 0) % self.match.table.seats + 1)


@pytest.mark.parametrize(("game", "options"), MODES)
@pytest.mark.parametrize("what", ["events", "view"])
def test_a_leak_that_is_planted_is_found(
    game: Game, options: Options, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if what == "events":
        monkeypatch.setattr(Event, "for_seat", planted_event)
    else:
        monkeypatch.setattr(Eyes, "view", property(planted_view))
    with pytest.raises(Leak):
        play_and_scan(game, options, seed=1)


@pytest.mark.parametrize(("game", "options"), MODES)
def test_the_byte_scan_alone_finds_a_planted_card(game: Game, options: Options) -> None:
    """Without the twin: what a card is called is found wherever it stands."""
    if game.name == "art-robbery":
        return  # its cards have no names of their own: whose they are is what is hidden
    match = new_match(game, options, 1)
    known = Known(match.table)
    hidden = sorted(set(known.texts) - known.cards[None])
    for card in hidden:
        for name in known.texts[card]:
            assert card in known.leaks(None, f'{{"log":"x {name}."}}'.encode())
    seat = match.table.seat
    shown = sorted(known.cards[seat])[0]
    assert known.leaks(seat, f'"{shown}"'.encode()) == set()
    assert known.leaks(None, f'"{shown}"'.encode()) == {shown}
