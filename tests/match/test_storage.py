"""Records on disk: there after each move, whole at any time, and errors in one line."""

import os
from pathlib import Path

import pytest

import hideout
from hideout.errors import HideoutError
from hideout.kit.record import load_record
from hideout.match.match import Match, Player
from hideout.match.storage import new_record_path, save_record

PEOPLE = (Player("Ada", None), Player("Bruno", None))


def new_match(path: Path) -> Match:
    return Match(hideout.deal("art-robbery", players=2, seed=3), PEOPLE, path)


def test_the_record_is_on_disk_after_each_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = new_match(path)
    for _ in range(20):
        assert path.read_text() == str(match.table.record())
        assert hideout.replay(path).state_bytes() == match.table.state_bytes()
        match.play(match.table.moves()[0])
    assert path.read_text() == str(match.table.record())
    assert os.listdir(tmp_path) == ["game.txt"]


def test_the_new_name_is_on_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    synced: list[tuple[bool, bool]] = []

    def sync(handle: int) -> None:
        synced.append((os.path.isdir(f"/dev/fd/{handle}"), path.exists()))

    monkeypatch.setattr(os, "fsync", sync)
    save_record(path, hideout.deal("art-robbery", seed=3).record())
    assert synced == [(False, False), (True, True)]  # the file; then, renamed, its folder


def test_without_a_path_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = Match(hideout.deal("art-robbery", players=2, seed=3), PEOPLE)
    match.play(match.table.moves()[0])
    assert os.listdir(tmp_path) == []


def test_a_path_without_a_folder_is_in_the_present_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    new_match(Path("game.txt"))
    assert os.listdir(tmp_path) == ["game.txt"]


def test_the_file_is_whole_at_any_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done to the disk, before and after it one finds a whole record."""
    path = tmp_path / "game.txt"
    match = new_match(path)
    found: list[int] = []

    def watched(step: str) -> None:
        original = getattr(os, step)

        def look(*args: object, **kwargs: object) -> object:
            found.append(len(load_record(path).moves))
            result = original(*args, **kwargs)
            found.append(len(load_record(path).moves))
            return result

        monkeypatch.setattr(os, step, look)

    watched("fsync")
    watched("replace")
    match.play(match.table.moves()[0])
    assert (found[0], found[-1]) == (0, 1)
    assert found == sorted(found)


def test_the_new_record_is_flushed_to_disk_before_it_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    match = new_match(path)
    sizes: list[int] = []

    def fsync(handle: int) -> None:
        sizes.append(os.fstat(handle).st_size)

    monkeypatch.setattr(os, "fsync", fsync)
    match.play(match.table.moves()[0])
    assert path.stat().st_size in sizes


def no_space(*_: object) -> None:
    raise OSError(28, os.strerror(28))


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_record_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "game.txt"
    match = new_match(path)
    before = path.read_text()
    monkeypatch.setattr(os, step, no_space)
    with pytest.raises(HideoutError) as caught:
        match.play(match.table.moves()[0])
    message = f"{path}: the record cannot be written (No space left on device)"
    assert str(caught.value) == message
    assert path.read_text() == before
    assert os.listdir(tmp_path) == ["game.txt"]


def test_a_move_that_cannot_be_kept_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match(tmp_path / "game.txt")
    before = match.table.state_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_space)
        with pytest.raises(HideoutError):
            match.play(match.table.moves()[0])
    assert match.table.state_bytes() == before
    assert match.turns == []
    match.play(match.table.moves()[0])
    assert len(load_record(tmp_path / "game.txt").moves) == 1


@pytest.mark.parametrize(
    ("place", "reason"),
    [("none/game.txt", "No such file or directory"), ("file/game.txt", "Not a directory")],
)
def test_a_folder_that_cannot_be_written_to_is_told(
    tmp_path: Path, place: str, reason: str
) -> None:
    (tmp_path / "file").write_text("here before")
    path = tmp_path / place
    with pytest.raises(HideoutError) as caught:
        new_match(path)
    assert str(caught.value) == f"{path}: the record cannot be written ({reason})"
    assert os.listdir(tmp_path) == ["file"]
    assert (tmp_path / "file").read_text() == "here before"


def test_a_folder_in_the_records_place_stays(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.mkdir()
    record = hideout.deal("art-robbery", seed=3).record()
    with pytest.raises(HideoutError, match="the record cannot be written"):
        save_record(path, record)
    assert os.listdir(tmp_path) == ["game.txt"]
    assert os.listdir(path) == []


def test_a_file_that_is_there_already_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert new_record_path(path) == path
    path.write_text("precious")
    with pytest.raises(HideoutError) as caught:
        new_record_path(path)
    message = f"{path}: there is a file already; choose another name for the record"
    assert str(caught.value) == message
    assert path.read_text() == "precious"


def test_a_name_no_file_can_have_is_told(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300)
    with pytest.raises(HideoutError, match="File name too long"):
        new_match(new_record_path(path))
    assert os.listdir(tmp_path) == []
