"""hideout bots, and how the other commands read which bot is meant"""

import json
from typing import Any

import click
from click.shell_completion import CompletionItem

from hideout.bots import BOTS, check_bot
from hideout.bots.guests import guests, package_of
from hideout.bots.kinds import ratings
from hideout.bots.levels import LEVELS
from hideout.cli.params import JSON, LANG
from hideout.errors import HideoutError
from hideout.words import Words

NAMES_OF_LEVELS = ", ".join(LEVELS)


class BotSpec(click.ParamType[str]):
    name = "bot"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            check_bot(value)
        except HideoutError as error:
            self.fail(f"{error}.", param, ctx)
        return str(value)

    def shell_complete(
        self, _ctx: click.Context, _param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        if "/" in incomplete or incomplete.startswith("."):
            return [CompletionItem(incomplete, type="file")]
        return [CompletionItem(name) for name in _names() if name.startswith(incomplete)]


def _names() -> list[str]:
    return list(dict.fromkeys([*BOTS, *guests()]))


def run(lang: str, as_json: bool) -> None:
    words = Words(lang)
    listed = [_about(name, words) for name in _names()]
    if as_json:
        click.echo(json.dumps({"format": 1, "lang": lang, "bots": listed}))
        return
    for bot in listed:
        click.echo(f"{bot['bot']}: {bot['name']}. {bot['sentence']}")
        click.echo(f"  {_cap(bot['cap'], words)}{_rating(bot['rating'], words)}")


def _about(name: str, words: Words) -> dict[str, Any]:
    if name not in BOTS:
        package = package_of(guests()[name])
        sentence = words.say("Comes from the package {package}.", package=package)
        about = {"bot": name, "name": name, "sentence": sentence, "is_level": False}
        return about | {"cap": None, "settings": [], "rating": None}
    kind = BOTS[name]
    return {
        "bot": name,
        "name": words.say(kind.name),
        "sentence": words.say(kind.sentence),
        "is_level": name in LEVELS,
        "cap": kind.cap,
        "settings": [
            {"name": one.name, "help": one.help, "low": one.low, "high": one.high}
            for one in kind.settings
        ],
        "rating": ratings().get(name),
    }


def _cap(cap: dict[str, float] | None, words: Words) -> str:
    if cap is None:
        return ""
    if "iterations" in cap:
        told = words.say("Imagines {n} games for a move.", n=int(cap["iterations"]))
    elif "seconds" in cap:
        told = words.say("Thinks for {seconds} s about a move.", seconds=f"{cap['seconds']:g}")
    else:
        told = words.say("Plays at once.")
    return f"{told} "


def _rating(rating: int | None, words: Words) -> str:
    if rating is None:
        return words.say("Rating: not measured yet.")
    return words.say("Rating: {rating}.", rating=rating)


bots = click.Command(
    "bots",
    params=[LANG, JSON],
    callback=run,
    help="List the bots: who they are, how long they think, how strong they are.",
)
