"""The cache of compiled rules: never stale, never in the way."""

import os
import shutil
import time
from pathlib import Path

import pytest

from hideout.errors import HideoutError
from hideout.kit import compile as compiling

OLD = time.time() - 31 * 24 * 3600


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources, which the hash is then taken of."""
    copied = tmp_path / "hideout"
    shutil.copytree(compiling.PACKAGE, copied, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiling, "PACKAGE", copied)
    return copied


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own; what Numba uses is put back afterwards."""
    home = tmp_path / "cache"
    monkeypatch.setenv("HIDEOUT_CACHE_DIR", str(home))
    monkeypatch.setattr(compiling.config, "CACHE_DIR", compiling.config.CACHE_DIR)
    return home


def test_the_same_sources_have_the_same_hash_wherever_they_are(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied = compiling.sources_hash()
    assert copied == compiling.sources_hash()
    original = Path(compiling.__file__).parent.parent
    assert original != package
    monkeypatch.setattr(compiling, "PACKAGE", original)
    assert copied == compiling.sources_hash()


def test_an_edit_of_any_kernel_source_changes_the_hash(package: Path) -> None:
    found = {compiling.sources_hash()}
    sources = [*package.glob("kit/**/*.py"), *package.glob("games/**/*.py")]
    sources += [package / "lab" / "laws.py", package / "lab" / "simulate.py"]
    sources += [package / "bots" / "greedy.py"]
    for path in sources:
        path.write_text(path.read_text() + "# edited\n")
        found.add(compiling.sources_hash())
    assert len(sources) > 20
    assert len(found) == 1 + len(sources)


def test_a_new_a_renamed_and_a_removed_kernel_source_change_the_hash(package: Path) -> None:
    before = compiling.sources_hash()
    new = package / "games" / "new.py"
    new.write_text("")
    added = compiling.sources_hash()
    new.rename(package / "games" / "newer.py")
    renamed = compiling.sources_hash()
    assert len({before, added, renamed}) == 3
    (package / "games" / "newer.py").unlink()
    assert compiling.sources_hash() == before


def test_whoever_begins_to_compile_something_counts(package: Path) -> None:
    path = package / "cli" / "games.py"
    before = compiling.sources_hash()
    path.write_text(path.read_text() + "# edited\n")
    assert compiling.sources_hash() == before
    path.write_text(path.read_text() + "\n@compiled\ndef one() -> int:\n    return 1\n")
    assert compiling.sources_hash() != before


def test_the_cache_is_in_a_folder_named_by_the_hash(cache: Path) -> None:
    compiling._use_cache()
    folder = cache / "kernels" / compiling.sources_hash()
    assert folder.is_dir()
    assert str(folder) == compiling.config.CACHE_DIR
    assert list(folder.iterdir()) == []
    assert not compiling.has_compiled("game")
    compiling.set_compiled("game")
    assert compiling.has_compiled("game")


def test_what_was_not_used_for_a_month_is_removed(cache: Path) -> None:
    for name in ("old", "fresh", compiling.sources_hash()):
        (cache / "kernels" / name).mkdir(parents=True)
        (cache / "kernels" / name / "file").touch()
    for name in ("old", compiling.sources_hash()):
        os.utime(cache / "kernels" / name, (OLD, OLD))
    compiling._use_cache()
    left = {folder.name for folder in (cache / "kernels").iterdir()}
    assert left == {"fresh", compiling.sources_hash()}


def test_a_folder_that_goes_away_meanwhile_does_not_matter(cache: Path) -> None:
    """Another start may be removing it, too; a link to nowhere looks the same."""
    (cache / "kernels").mkdir(parents=True)
    (cache / "kernels" / "gone").symlink_to("nowhere")
    compiling._use_cache()


def test_a_cache_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HIDEOUT_CACHE_DIR", str(tmp_path / "file" / "below"))
    used = compiling.config.CACHE_DIR
    with pytest.raises(HideoutError) as caught:
        compiling._use_cache()
    folder = tmp_path / "file" / "below" / "kernels" / compiling.sources_hash()
    assert str(caught.value) == (
        f"the compiled rules cannot be kept in {folder} (Not a directory);"
        " set HIDEOUT_CACHE_DIR to a folder you can write to"
    )
    assert used == compiling.config.CACHE_DIR
