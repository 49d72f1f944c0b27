"""The settings of a server: from flags, the environment or a file. docs/server.md lists them."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
import platformdirs
from msgspec import Meta

from hideout.errors import HideoutError

PREFIX = "HIDEOUT_"


def _default_database() -> str:
    return f"sqlite:///{platformdirs.user_data_path('hideout') / 'hideout.db'}"


def _help(text: str, **bounds: Any) -> Meta:
    return Meta(description=text, **bounds)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: Annotated[str, _help("The address it listens on.")] = "127.0.0.1"
    port: Annotated[int, _help("The port; 0 takes any free one.", ge=0, le=65535)] = 8400
    database: Annotated[
        str,
        _help("sqlite:///PATH or postgresql://USER@HOST/NAME; without it, in your data folder."),
    ] = msgspec.field(default_factory=_default_database)
    origins: Annotated[
        str, _help("Web addresses besides its own whose pages may use it, with commas between.")
    ] = ""
    proxy: Annotated[
        str, _help("The address of a proxy in front, which tells where clients come from.")
    ] = ""
    threads: Annotated[int, _help("How many bots think at once.", ge=1, le=64)] = 2
    pace: Annotated[float, _help("Seconds before each move of a bot.", ge=0, le=60)] = 0.6
    think: Annotated[float, _help("Seconds that advice may take.", ge=0.01, le=60)] = 1.0
    beat: Annotated[float, _help("Seconds between two heartbeats.", ge=0.05, le=600)] = 10.0
    away: Annotated[
        float, _help("Seconds after which others may hand a seat to a bot.", ge=0, le=86400)
    ] = 60.0
    tables: Annotated[int, _help("Unfinished tables in all.", ge=1, le=10**9)] = 10_000
    client_tables: Annotated[
        int, _help("Unfinished tables that one client has made.", ge=1, le=10**9)
    ] = 50
    client_connections: Annotated[
        int, _help("Connections of one client at once.", ge=1, le=10**9)
    ] = 50
    client_requests: Annotated[
        int, _help("HTTP requests of one client in a minute.", ge=1, le=10**9)
    ] = 600
    client_messages: Annotated[
        int, _help("Messages on one connection in ten seconds.", ge=1, le=10**9)
    ] = 200
    log: Annotated[Literal["debug", "info", "warning", "error"], _help("What it logs.")] = "info"


FIELDS: dict[str, tuple[Any, str]] = {
    name: (get_args(hint)[0], get_args(hint)[1].description)
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}
"""Each setting's type and help."""


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None
) -> Settings:
    """A flag counts before the environment, that before the file, that before the default."""
    values: dict[str, object] = dict(_read_file(file)) if file else {}
    for name in FIELDS:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            values[name] = text
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$.")
        raise HideoutError(
            f"setting '{place.rstrip('`')}': {problem}" if place else problem
        ) from error


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise HideoutError(f"{file}: it cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise HideoutError(f"{file}: it is not valid TOML: {error}") from error
