"""Settings: a flag counts before the environment, that before the file, that before the default."""

import re
from pathlib import Path

import pytest

from hideout.errors import HideoutError
from hideout.server.settings import FIELDS, PREFIX, Settings, read_settings

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


def test_what_counts_before_what(tmp_path: Path) -> None:
    file = tmp_path / "hideout.toml"
    file.write_text('port = 1\npace = 2\nhost = "::1"\n')
    environment = {"HIDEOUT_PORT": "2", "HIDEOUT_BEAT": "3.5", "HIDEOUT_OTHER": "x"}
    found = read_settings({"port": 3, "pace": None}, environment, file)
    assert (found.port, found.beat, found.pace, found.host) == (3, 3.5, 2.0, "::1")
    assert read_settings({}, {}, None) == Settings()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("port = 99999", "setting 'port': Expected `int` <= 65535"),
        ('pace = "slow"', "setting 'pace'"),
        ("colour = 1", "Object contains unknown field `colour`"),
        ("port =", "not valid TOML"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "hideout.toml"
    file.write_text(text)
    with pytest.raises(HideoutError, match=re.escape(reason)):
        read_settings({}, {}, file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(HideoutError, match="cannot be read"):
        read_settings({}, {}, tmp_path / "none.toml")


def test_the_docs_list_every_setting() -> None:
    listed = re.findall(r"(?m)^\| `(\w+)` \|", DOCS.read_text(encoding="utf-8"))
    assert listed == list(FIELDS)
    assert all(PREFIX + name.upper() in DOCS.read_text(encoding="utf-8") for name in ("port",))
