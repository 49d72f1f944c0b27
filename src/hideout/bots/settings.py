"""What can be set on a bot, and how it is written: `NAME:key=value`."""

from dataclasses import dataclass

from hideout.errors import HideoutError


@dataclass(frozen=True)
class Setting:
    name: str
    help: str
    low: float
    high: float
    is_whole: bool

    def read(self, spec: str, text: str) -> float:
        try:
            value = int(text) if self.is_whole else float(text)
        except ValueError:
            value = self.low - 1
        if self.low <= value <= self.high:  # a float may be 'nan', which is nowhere
            return value
        kind = "a whole number" if self.is_whole else "a number"
        raise HideoutError(
            f"{spec}: {self.name} is '{text}'; it takes {kind} from {self.low} to {self.high}"
        )


ITERATIONS = Setting("iterations", "how many games it imagines for a move", 1, 10**9, is_whole=True)
SECONDS = Setting("seconds", "how long it may think about a move", 0.01, 3600, is_whole=False)
CAPS = (ITERATIONS, SECONDS)
TREES = Setting("trees", "how many trees grow beside each other", 1, 32, is_whole=True)

Values = dict[str, float]


def read_settings(spec: str, given: list[tuple[str, str]], known: tuple[Setting, ...]) -> Values:
    """The values of the settings that a spec gives; an error says what it could give."""
    by_name = {setting.name: setting for setting in known}
    values: Values = {}
    for name, text in given:
        if name not in by_name:
            allowed = f"its settings are {', '.join(by_name)}" if known else "it has no settings"
            raise HideoutError(f"{spec}: there is no setting '{name}'; {allowed}")
        if name in values:
            raise HideoutError(f"{spec}: {name} is given twice")
        values[name] = by_name[name].read(spec, text)
    return values
