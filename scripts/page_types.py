"""Writes the TypeScript types of all that goes over the wire, from the server's own.

The page is checked against them; a test fails when they are no longer the server's.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from hideout.games.art_robbery.events import ArtEvent
from hideout.games.art_robbery.moves import ArtMove
from hideout.games.art_robbery.values import ArtLedgerLine, ArtView
from hideout.games.caper.events import CaperEvent
from hideout.games.caper.moves import CaperMove
from hideout.games.caper.values import CaperLedgerLine, CaperView
from hideout.games.caper_europe.events import EuropeEvent
from hideout.games.caper_europe.moves import EuropeMove
from hideout.games.caper_europe.values import EuropeLedgerLine, EuropeView
from hideout.server import models
from hideout.server.labels import LABELS
from hideout.wire.frames import ToClient, ToServer

WEB = Path(__file__).resolve().parent.parent / "web"
Schema = dict[str, Any]
"""The definitions of one file."""


def schemas() -> dict[str, Schema]:
    return {
        "frames": of_values(ToServer=ToServer, ToClient=ToClient),
        "http": of_models(),
        "labels": {"LabelKey": {"enum": sorted(LABELS)}},
        "europe": of_values(
            EuropeView=EuropeView, Move=EuropeMove, Event=EuropeEvent, LedgerLine=EuropeLedgerLine
        ),
        "caper": of_values(
            CaperView=CaperView, Move=CaperMove, Event=CaperEvent, LedgerLine=CaperLedgerLine
        ),
        "art": of_values(ArtView=ArtView, Move=ArtMove, Event=ArtEvent, LedgerLine=ArtLedgerLine),
    }


def of_values(**named: Any) -> Schema:
    tops, parts = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    for part in parts.values():
        for field in part.get("properties", {}).values():
            if "prefixItems" in field:  # json2ts knows the older name
                field["items"] = field.pop("prefixItems")
    return {**dict(zip(named, tops, strict=True)), **parts}


def of_models() -> Schema:
    spoken: list[tuple[type[BaseModel], JsonSchemaMode]] = [
        (model, "serialization")
        for model in vars(models).values()
        if isinstance(model, type) and issubclass(model, models.Model)
    ]
    _, schema = models_json_schema(spoken, ref_template="#/$defs/{model}")
    for part in schema["$defs"].values():
        for field in part.get("properties", {}).values():
            field.pop("title", None)  # it would become a type of its own
    return dict(schema["$defs"])


def typescript(schema: Schema) -> str:
    # The one that set-up has installed comes first.
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    node = shutil.which("node", path=places) or "node"
    flags = ("--unreachableDefinitions", "--no-additionalProperties")
    done = subprocess.run(
        (node, "node_modules/.bin/json2ts", *flags),
        input=json.dumps({"$defs": schema}),
        cwd=WEB,
        text=True,
        check=True,
        stdout=subprocess.PIPE,
    )
    return done.stdout


def main() -> None:
    folder = Path(sys.argv[1]) if sys.argv[1:] else WEB / "src/wire"
    for name, schema in schemas().items():
        (folder / f"{name}.ts").write_text(typescript(schema))


if __name__ == "__main__":
    main()
