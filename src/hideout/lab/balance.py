"""How balanced a catalogue of Caper: Europe is: games of a bot against itself, city by city."""

from collections import defaultdict
from pathlib import Path
from statistics import fmean, pstdev

import msgspec
import numpy as np

from hideout.bots.seated import seated_bots
from hideout.games import find_game
from hideout.games.caper_europe.values import EuropeView
from hideout.games.heist.catalogue import in_city
from hideout.games.heist.events import GearPlayed, ThiefPlayed
from hideout.kit.randomness import mixed
from hideout.kit.table import Table
from hideout.lab.shares import Share, wilson

SIDES = (1, 2)


class Setting(msgspec.Struct, frozen=True):
    """All that a game depends on besides its deal."""

    catalogue: str
    """What names its values."""
    bot: str


class Deal(msgspec.Struct, frozen=True):
    city: str
    seed: int


class Played(msgspec.Struct, frozen=True):
    deal: Deal
    points: tuple[int, int]
    won: tuple[float, float]
    """1 for a win, a half each for a draw."""
    locations_won: int
    was_dry: bool
    """Whether the supply was empty at some moment."""
    plays: tuple[tuple[int, str], ...]
    """Who played which card, each time."""


class CardBalance(msgspec.Struct, frozen=True):
    card: str
    plays: int
    taken: float
    """Of its copies in all games, how many were played."""
    winning: Share
    """How often who played it won."""


class CityBalance(msgspec.Struct, frozen=True):
    city: str
    games: int
    mean_points: float
    spread_points: float
    """Standard deviation of a player's points."""
    mean_winner: float
    first_seat: Share
    locations_won: float
    """Share of locations that somebody won; the rest was tied."""
    dry: float
    """Share of games in which the supply was empty at some moment."""
    cards: tuple[CardBalance, ...]


def play_game(path: Path, bot: str, deal: Deal) -> Played:
    """The bot in both seats, with the catalogue at `path`."""
    game = find_game("caper-europe")
    table = Table(game, game.read_catalogue(path), deal.seed, {"city": deal.city})
    plays: list[tuple[int, str]] = []
    was_dry = False
    with seated_bots([bot] * table.seats, table) as bots:
        while (seat := table.seat) is not None:
            seed = int(mixed(np.uint64(table.seed), np.uint64(len(table.played))))
            for event in table.play(bots[seat - 1].choose(table.sight(seat), seed).move):
                if isinstance(event, ThiefPlayed | GearPlayed):
                    plays.append((event.seat, event.card))
            was_dry |= _view(table).supply == 0
    outcome = table.outcome()
    assert outcome is not None, "the game is over"
    white, green = (standing.points for standing in outcome.standings)
    share = 1 / len(outcome.winners)
    won = [share if seat in outcome.winners else 0.0 for seat in SIDES]
    return Played(
        deal=deal,
        points=(white, green),
        won=(won[0], won[1]),
        locations_won=sum(place.tracker != 0 for place in _view(table).places),
        was_dry=was_dry,
        plays=tuple(plays),
    )


def _view(table: Table) -> EuropeView:
    view = table.view(None)
    assert isinstance(view, EuropeView), "it is a table of Caper: Europe"
    return view


def summary(path: Path, city: str, played: list[Played]) -> CityBalance:
    """Of the games played in a city."""
    points = [points for game in played for points in game.points]
    return CityBalance(
        city=city,
        games=len(played),
        mean_points=fmean(points),
        spread_points=pstdev(points),
        mean_winner=fmean(max(game.points) for game in played),
        first_seat=wilson(sum(game.won[0] for game in played), len(played)),
        locations_won=sum(game.locations_won for game in played) / 3 / len(played),
        dry=sum(game.was_dry for game in played) / len(played),
        cards=_cards(path, city, played),
    )


def _cards(path: Path, city: str, played: list[Played]) -> tuple[CardBalance, ...]:
    won: dict[str, list[float]] = defaultdict(list)
    for game in played:
        for seat, card in game.plays:
            won[card].append(game.won[seat - 1])
    catalogue = find_game("caper-europe").read_catalogue(path)
    copies = {entry.id: 1 for entry in in_city(catalogue, "thieves", city)}
    copies |= {entry.id: entry.copies for entry in in_city(catalogue, "gear", city)}
    return tuple(
        CardBalance(
            card=card,
            plays=len(won[card]),
            taken=len(won[card]) / (count * len(played)),
            winning=wilson(sum(won[card]), len(won[card])),
        )
        for card, count in copies.items()
    )
