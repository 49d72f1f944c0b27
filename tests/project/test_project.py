"""What the project is made of: locked with hashes, documented, and naming nobody's machine."""

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted([*ROOT.glob("requirements*.lock"), *ROOT.glob("scripts/*.lock")])

# Written so that this file does not match itself.
HOME = re.compile(r"(/home|/Users|\\Users)[/\\]\w|/root[/]")
INDEX = re.compile(
    r"pypi[.]org|python[h]osted|npm[j]s[.]org|https?://\S*/simp[l]e\b|index-url[= ]+http"
)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def pyproject() -> dict[str, Any]:
    return tomllib.loads(text_of("pyproject.toml"))


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return found[0].lower()


def direct_dependencies() -> dict[str, list[str]]:
    """Of playing and of testing, which takes the extras in."""
    project = pyproject()
    groups = project["dependency-groups"]
    extras = project["project"]["optional-dependencies"].values()
    asked = {
        "requirements.lock": [*project["project"]["dependencies"], *groups["setup"]],
        "requirements-test.lock": [
            *(one for one in groups["test"] if isinstance(one, str)),
            *(one for extra in extras for one in extra),
        ],
    }
    return {lock: [name_of(one) for one in listed] for lock, listed in asked.items()}


def npm_packages() -> dict[str, str]:
    package: dict[str, dict[str, str]] = json.loads(text_of("web/package.json"))
    return package["dependencies"] | package["devDependencies"]


def tracked_texts() -> dict[str, str]:
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no clone of the repository")
    texts = {}
    for name in listed.split("\0"):
        if name and (ROOT / name).is_file():
            data = (ROOT / name).read_bytes()
            if b"\0" not in data:
                texts[name] = data.decode("utf-8")
    return texts


def entries(lock: Path) -> list[str]:
    """The packages of a lock, each with its hashes."""
    lines = [line for line in lock.read_text().splitlines() if not line.lstrip().startswith("#")]
    return re.split(r"\n(?=\S)", "\n".join(lines).strip())


def test_there_are_locks_for_playing_testing_and_uv() -> None:
    names = [str(lock.relative_to(ROOT)) for lock in LOCKS]
    assert names == ["requirements-test.lock", "requirements.lock", "scripts/requirements-uv.lock"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_an_exact_version_and_hashes(lock: Path) -> None:
    assert entries(lock)
    for entry in entries(lock):
        first, *hashes = [line.rstrip(" \\") for line in entry.splitlines()]
        assert re.match(r"[a-z0-9._-]+==[0-9]", first), first
        assert hashes, first
        assert all(re.fullmatch(r" +--hash=sha256:[0-9a-f]{64}", line) for line in hashes), first


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_lock_names_an_address(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "index-url" not in text
    assert "find-links" not in text
    assert not HOME.search(text)


def npm_lock() -> dict[str, Any]:
    locked: dict[str, Any] = json.loads(text_of("web/package-lock.json"))["packages"]
    return locked


def test_every_locked_npm_package_has_a_hash_and_no_address() -> None:
    # Npm writes down where to give money, too: whoever renews the lock takes that out again.
    assert "://" not in text_of("web/package-lock.json")
    for name, package in npm_lock().items():
        if name:
            assert re.match(r"sha512-", package["integrity"]), name
            assert "resolved" not in package, name


def test_npm_is_told_to_keep_addresses_out_of_its_lock() -> None:
    assert "omit-lockfile-registry-resolved=true" in text_of("web/.npmrc").splitlines()


def test_npm_packages_are_asked_for_by_exact_version_and_locked() -> None:
    asked = npm_packages()
    assert all(re.fullmatch(r"[0-9.]+", version) for version in asked.values())
    locked = npm_lock()
    assert {name: locked[f"node_modules/{name}"]["version"] for name in asked} == asked


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-test.lock"])
def test_the_lock_has_all_that_is_asked_for(lock: str) -> None:
    locked = {name_of(entry) for entry in entries(ROOT / lock)}
    assert set(direct_dependencies()[lock]) <= locked


def test_testing_runs_with_what_is_played() -> None:
    playing, testing = (
        {entry.split()[0] for entry in entries(ROOT / lock)}
        for lock in ("requirements.lock", "requirements-test.lock")
    )
    assert playing <= testing


def test_no_file_names_a_home_folder_or_a_package_index() -> None:
    found = {
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in tracked_texts().items()
        for number, line in enumerate(text.splitlines(), start=1)
        if HOME.search(line) or INDEX.search(line)
    }
    assert found == set()


@pytest.mark.parametrize(
    "name", ["README.md", "CHANGELOG.md", "LICENSE", "docs/dependencies.md", "docs/cli.md"]
)
def test_what_a_newcomer_looks_for_is_there(name: str) -> None:
    assert text_of(name).strip()


def test_the_docs_name_every_direct_dependency() -> None:
    documented = set(re.findall(r"[a-z0-9-]+", text_of("docs/dependencies.md").lower()))
    for listed in direct_dependencies().values():
        assert set(listed) <= documented
    for name in npm_packages():
        assert set(name.lower().strip("@").split("/")) <= documented, name


def test_every_document_is_linked_from_the_readme_and_every_link_leads_somewhere() -> None:
    links = set(re.findall(r"\]\(([^):#]+)\)", text_of("README.md")))
    assert {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")} <= links
    for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^):#]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"


def test_the_changelog_has_the_present_version() -> None:
    found = re.search(r'__version__ = "(.+)"', text_of("src/hideout/__init__.py"))
    assert found is not None
    assert found[1] in text_of("CHANGELOG.md")


@pytest.mark.parametrize("name", ["play", "test", ".ci/run", "scripts/lock"])
def test_scripts_can_be_started(name: str) -> None:
    assert (ROOT / name).stat().st_mode & 0o111
    assert text_of(name).startswith("#!/bin/sh\n")
