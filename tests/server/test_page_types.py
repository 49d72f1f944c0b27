"""The page's types are the server's own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WIRE = ROOT / "web" / "src" / "wire"


def test_the_pages_types_are_what_the_server_speaks(tmp_path: Path) -> None:
    command = [sys.executable, "scripts/page_types.py", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True)
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text() for path in WIRE.iterdir()}
    assert sorted(kept) == sorted(made)
    for name, text in made.items():
        assert kept[name] == text, f"{name} is old: python scripts/page_types.py makes it anew"
