"""Damaged records: one line that says where."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hideout
from hideout.errors import HideoutError, RecordError
from hideout.kit.record import load_record, parse_record
from tests.kit.games import random_game

TEXT = str(random_game().record())
LINES = TEXT.splitlines()
FIRST_MOVE = LINES.index(next(line for line in LINES if line.startswith("1 seat")))


def error_of(text: str) -> str:
    """What is said after the record's name."""
    with pytest.raises(RecordError) as caught:
        hideout.replay(parse_record(text, "game.txt"))
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    assert message.startswith("game.txt")
    return message.removeprefix("game.txt")


def with_line(index: int, line: str) -> str:
    return "\n".join([*LINES[:index], line, *LINES[index + 1 :]]) + "\n"


def test_a_record_cut_off_after_any_byte() -> None:
    for length in range(len(TEXT)):
        with pytest.raises(RecordError) as caught:
            parse_record(TEXT[:length], "game.txt")
        found = re.match(r"game\.txt, line (\d+): .", str(caught.value))
        assert found is not None
        whole_lines = TEXT[:length].count("\n")
        assert int(found[1]) in (whole_lines + 1, whole_lines + 2)


def test_a_file_cut_off_anywhere_after_its_first_line_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for length in range(len(LINES[0]) + 1, len(TEXT), 5):
        path.write_text(TEXT[:length])
        with pytest.raises(RecordError, match="it was cut off"):
            load_record(path)


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    with pytest.raises(RecordError) as caught:
        hideout.replay(path)
    assert str(caught.value) == f"{path}: it cannot be read (No such file or directory)"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"hideout\xff")
    with pytest.raises(RecordError) as caught:
        hideout.replay(path)
    assert str(caught.value) == f"{path}: it is not UTF-8 text (byte 7)"


HEAD = {
    "format": (0, "hideout record 2", ", line 1: a record begins with 'hideout record 1'"),
    "other text": (0, "Dear diary", ", line 1: a record begins with 'hideout record 1'"),
    "no game": (1, "rules 1", ", line 2: 'game …' is expected here, not 'rules 1'"),
    "empty game": (1, "game ", ", line 2: 'game …' is expected here, not 'game '"),
    "foreign game": (1, "game bank-robbery", "there is no game 'bank-robbery'"),
    "rules as text": (2, "rules new", ", line 3: 'new' is not a whole number"),
    "other rules": (2, "rules 2", ": it was played by rules 2 of art-robbery; this program has"),
    "other catalogue": (3, "catalogue 0", ": it was played with catalogue 0; "),
    "seed as text": (4, "seed seven", ", line 5: 'seven' is not a whole number"),
    "negative seed": (4, "seed -1", ", line 5: '-1' is not a whole number"),
    "high seed": (4, f"seed {2**64}", f"seed {2**64} is out of range"),
    "endless seed": (4, f"seed {'1' * 5000}", "is not a whole number"),
    "option": (5, "option players 6", "players '6' is not possible; it takes 2, 3, 4, 5"),
    "option name": (5, "option people 3", "art-robbery has no option 'people'"),
    "option without value": (5, "option players", ", line 6: an option has a name of its own and"),
    "option twice": (6, LINES[5], ", line 7: an option has a name of its own and a value"),
}


@pytest.mark.parametrize("what", HEAD)
def test_the_head_is_damaged(what: str) -> None:
    index, line, expected = HEAD[what]
    assert expected in error_of(with_line(index, line))


MOVES = {
    "number": ("9 seat 1: play 0", "move 4 is expected here, not '9 seat 1: play 0'"),
    "no number": ("seat 1: play 0", "move 4 is expected here, not 'seat 1: play 0'"),
    "no move": ("4 seat 1: ", "move 4 is expected here, not '4 seat 1: '"),
    "empty": ("", "move 4 is expected here, not ''"),
    "endless number": (f"{'4' * 5000} seat 1: play 0", "move 4 is expected here"),
    "endless seat": (f"4 seat {'1' * 5000}: play 0", ""),
    "endless end": (f"end {'3' * 5000} moves", "'end 3 moves' is expected here"),
    "unknown seat": ("4 seat 9: play 0", "decides here, not seat 9"),
    "seat 0": ("4 seat 0: play 0", "decides here, not seat 0"),
    "early end": ("end 4 moves", "'end 3 moves' is expected here, not 'end 4 moves'"),
    "end and more": ("end 3 moves", "nothing may follow the 'end' line"),
}


@pytest.mark.parametrize("what", MOVES)
def test_the_fourth_move_is_damaged(what: str) -> None:
    line, expected = MOVES[what]
    index = FIRST_MOVE + 3
    error = error_of(with_line(index, line))
    # What may not follow stands one line after the end.
    assert error.startswith(f", line {index + (2 if what == 'end and more' else 1)}: ")
    assert expected in error


@pytest.mark.parametrize("move", [1, 2, 30, len(LINES) - FIRST_MOVE - 1])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("play 7", "'7' is no card"),
        ("play 3 take 9", "'9' is no token"),
        ("jump", "'jump' is no move"),
        ("give dog", "'give dog': "),
    ],
)
def test_a_move_the_game_does_not_know_or_allow(move: int, text: str, expected: str) -> None:
    index = FIRST_MOVE + move - 1
    start = LINES[index].partition(": ")[0]
    error = error_of(with_line(index, f"{start}: {text}"))
    assert error.startswith(f", line {index + 1}: ")
    assert expected in error


def test_a_move_after_the_end_of_the_game() -> None:
    count = len(LINES) - FIRST_MOVE - 1
    text = "\n".join([*LINES[:-1], f"{count + 1} seat 1: play 0", f"end {count + 1} moves", ""])
    error = error_of(text)
    assert error.startswith(f", line {len(LINES)}: ")
    assert "None" not in error


@pytest.mark.parametrize("garbage", ["x", "\n", "end 0 moves\n", "\x00", " "])
def test_what_follows_the_end_is_refused(garbage: str) -> None:
    expected = f", line {len(LINES) + 1}: nothing may follow the 'end' line"
    assert error_of(TEXT + garbage) == expected


@given(
    st.integers(0, len(TEXT) - 1),
    st.integers(0, 30),
    st.text(
        alphabet=st.characters() | st.sampled_from("0123456789 seat:\n\r\x85\u2028"), max_size=9
    ),
)
@settings(derandomize=True, max_examples=200, deadline=None, database=None)
def test_any_damage_gives_one_line_or_a_whole_table(start: int, length: int, new: str) -> None:
    text = TEXT[:start] + new + TEXT[start + length :]
    try:
        table = hideout.replay(parse_record(text, "game.txt"))
    except HideoutError as error:
        message = str(error)
        assert len(message.splitlines()) == 1
        assert message.startswith("game.txt")
    else:
        assert table.is_over
