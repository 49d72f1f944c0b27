"""The balance of a catalogue of Caper: Europe as a page of Markdown."""

from collections.abc import Iterable

from hideout.games.heist.catalogue import in_city
from hideout.kit.catalogue import Catalogue
from hideout.lab.balance import CityBalance
from hideout.lab.shares import Share

INTRO = """# The catalogue of Caper: Europe

The printed cards' icons are lost to us. What survives in the rulebooks is marked `rulebook` or
`public` in the catalogue, the rest is ours, marked `house`, and can be replaced by a person who has
the box (see [the catalogue format](catalogue-format.md)). This page says how the whole plays; the
rulebooks say that games average 30 to 40 points, depending on the city. How the cards were
balanced, and how stronger play changes this: [balancing](balancing-europe.md).

Measured with the catalogue `{hash}`, {games} games a city, the bot `{bot}` in both seats, seeds
{first} to {last}. Intervals are Wilson's, at 95 %. To make this page anew:

```sh
hideout balance --games {games} --bot {bot}{seed} > docs/catalogue-europe.md
```
"""

NOTES = """
*Taken*: how many of its copies were played; the others were discarded. *Wins*: how often who played
a copy won the game, a draw counted as half.
"""


def report(catalogue: Catalogue, results: Iterable[CityBalance], bot: str, seeds: range) -> str:
    cities = list(results)
    intro = INTRO.format(
        hash=catalogue.hash(),
        games=len(seeds),
        bot=bot,
        first=seeds[0],
        last=seeds[-1],
        seed=f" --seed {seeds[0]}" if seeds[0] else "",
    )
    return intro + _overview(cities) + NOTES + "".join(_cards(city, catalogue) for city in cities)


def _overview(cities: list[CityBalance]) -> str:
    rows = [
        "| city | points, mean | spread | winner's, mean | first seat wins | locations won | tied |"
        " supply empty at some time |",
        "|---|---|---|---|---|---|---|---|",
    ]
    rows += [
        f"| {city.city.title()} | {city.mean_points:.1f} | {city.spread_points:.1f}"
        f" | {city.mean_winner:.1f} | {_percent(city.first_seat)} | {city.locations_won:.0%}"
        f" | {1 - city.locations_won:.0%} | {city.dry:.0%} of games |"
        for city in cities
    ]
    return "\n" + "\n".join(rows) + "\n"


def _cards(city: CityBalance, catalogue: Catalogue) -> str:
    names = {
        entry.id: entry.name
        for section in ("thieves", "gear")
        for entry in in_city(catalogue, section, city.city)
    }
    rows = [f"\n## {city.city.title()}\n", "| card | taken | wins |", "|---|---|---|"]
    rows += [
        f"| {names[card.card]} | {card.taken:.0%} | {_percent(card.winning)} |"
        for card in city.cards
    ]
    return "\n".join(rows) + "\n"


def _percent(share: Share) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"
