"""The games of a long run, kept in a file: after a stop the run goes on where it was."""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from hideout.errors import HideoutError
from hideout.lab.processes import spread

GameT = TypeVar("GameT", bound=msgspec.Struct)
KeyT = TypeVar("KeyT", bound=Hashable)


class Results(Generic[GameT]):
    """A line for each game; the first line is all that they depend on besides what names each."""

    def __init__(self, path: Path, setting: msgspec.Struct, kind: type[GameT]) -> None:
        self.path = path
        try:
            text = path.read_bytes() if path.exists() else b""
            if not text:
                text = msgspec.json.encode(setting) + b"\n"
                path.write_bytes(text)
            # A stop may have cut the last line off. It is taken out only of a file of ours.
            whole, end, cut_off = text.rpartition(b"\n")
            first, *lines = whole.split(b"\n")
            found = msgspec.json.decode(first, type=type(setting))
            self.games = [msgspec.json.decode(line, type=kind) for line in lines]
            if found != setting:
                raise HideoutError(
                    f"{path}: its games were played with another game, option, bot, seed or"
                    " catalogue; name another file"
                )
            if cut_off:
                path.write_bytes(whole + end)
        except msgspec.DecodeError as error:
            raise HideoutError(f"{path}: it holds no games of this command ({error})") from error
        except OSError as error:
            raise HideoutError(f"{path}: it cannot keep games ({error.strerror})") from error

    def add(self, game: GameT) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")


def play_all(
    todo: list[KeyT],
    play: Callable[[KeyT], GameT],
    name: Callable[[GameT], KeyT],
    jobs: int,
    results: Results[GameT] | None,
    report: Callable[[int], None],
) -> list[GameT]:
    """Play what `results` does not hold yet, and add it there, game by game."""
    done = {name(game): game for game in results.games} if results else {}
    left = [one for one in todo if one not in done]
    report(len(todo) - len(left))
    for game in spread(jobs, play, left):
        if results:
            results.add(game)
        done[name(game)] = game
        report(1)
    return [done[one] for one in todo]
