"""A wheel carries the page, ready to be served, and nothing of what builds it."""

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("wheel")  # built once

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "web")
NOT_SOURCES = shutil.ignore_patterns("node_modules", "page", "__pycache__", ".vite")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    # A copy: building installs Node packages, and other tests use those that are here.
    copy = tmp_path_factory.mktemp("hideout")
    for name in PARTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=NOT_SOURCES)
        else:
            shutil.copy(source, copy / name)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=copy,
        env=os.environ | {"npm_config_prefer_offline": "true"},
        check=True,
    )
    [built] = (copy / "dist").glob("*.whl")
    with zipfile.ZipFile(built) as opened:
        yield opened


def test_it_carries_the_page(wheel: zipfile.ZipFile) -> None:
    index = wheel.read("hideout/server/page/index.html").decode()
    assets = [name for name in wheel.namelist() if "/page/assets/" in name]
    scripts = [name for name in assets if name.endswith(".js")]
    assert any(Path(name).name in index for name in scripts)
    assert any(name.endswith(".css") for name in assets)
    assert any(name.endswith(".woff2") for name in assets)


def test_it_carries_the_licences_of_what_the_page_is_made_with(wheel: zipfile.ZipFile) -> None:
    text = wheel.read("hideout/server/page/licences.txt").decode()
    for part in ("svelte", "atkinson-hyperlegible", "josefin-sans"):
        assert part in text


def test_it_carries_nothing_that_only_builds(wheel: zipfile.ZipFile) -> None:
    for name in wheel.namelist():
        assert name.startswith(("hideout/", "hideout-")), name
        assert "node_modules" not in name
        assert not name.endswith((".svelte", ".ts", ".map"))
