"""What ./play and ./test do: set up .venv where that is needed, then start.

Standard library only, because nothing else is installed yet. Slow imports wait until a set-up
is really needed: most starts only compare the stamp.
"""

import hashlib
import os
import sys
import time
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMP = VENV / "hideout-stamp"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "hideout" / "server" / "page" / "index.html"

UV_LOCK = "scripts/requirements-uv.lock"
PLAY_LOCK = "requirements.lock"
TEST_LOCK = "requirements-test.lock"  # all of PLAY_LOCK and more: good for ./play too

FIRST_GAME = "caper-europe"  # what the server loads first: see server/readiness.py

CHECKS = (
    # First, as it takes longest; once, not again in each process of the tests.
    ("python", "-m", "tests.support.prepare"),
    # Beside the others, as it mostly waits for the network; not when all tests wait for it.
    ("python", "-m", "tests.support.debian"),
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("mypy",),
    ("lint-imports",),
    ("deptry", "."),
    ("codespell",),
    # In web/, where their configuration is.
    ("node", "node_modules/.bin/svelte-check", "--fail-on-warnings"),
    ("node", "node_modules/.bin/biome", "check", "."),
)
# Browsers and servers often wait: more processes than processors.
TESTS = ("pytest", "-n", str(2 * (os.cpu_count() or 1)), "--dist", "loadgroup")


def stop(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(2)


def say(message: str) -> None:
    # Not on standard output: that belongs to the command which is started afterwards.
    print(f"== {message}", file=sys.stderr, flush=True)


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def stamp_for(lock: str) -> list[str]:
    """A line for each part of the set-up; where one differs, that part and the next are redone."""
    machine = (sys.version.encode(), os.uname().machine.encode(), os.fsencode(ROOT))
    locks = ((ROOT / name).read_bytes() for name in (UV_LOCK, lock))
    project = (ROOT / "pyproject.toml").read_bytes()
    page = ((ROOT / "hatch_build.py").read_bytes(), *page_sources())
    return [digest(*machine), f"{lock} {digest(*locks)}", digest(project), digest(*page)]


def page_sources() -> list[bytes]:
    """The names and the content of all that the page is built from."""
    sources = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        for name in sorted(files):
            path = os.path.join(folder, name)
            sources += [os.fsencode(path), Path(path).read_bytes()]
    return sources


def read_stamp() -> list[str]:
    # It counts for nothing when the Python behind .venv is gone, or hideout was uninstalled.
    whole = all((BIN / name).exists() for name in ("python", "hideout"))
    lines = STAMP.read_text().splitlines() if whole and STAMP.is_file() else []
    return lines if PAGE.exists() else lines[:3]


def is_ready(lock: str) -> bool:
    return read_stamp() in (stamp_for(lock), stamp_for(TEST_LOCK))


def set_up(lock: str) -> None:
    import fcntl

    try:
        # Beside .venv, not in it: making .venv anew empties it.
        guard = (ROOT / ".venv.lock").open("a")
    except OSError as error:
        stop(f"Cannot set up in {ROOT}: {error.strerror}.")
    with guard:
        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another set-up in this folder")
            fcntl.flock(guard, fcntl.LOCK_EX)
        if not is_ready(lock):
            install(lock, guard.fileno())


def install(lock: str, guard: int) -> None:
    import subprocess

    def run(*command: str | Path, quiet: bool = False) -> None:
        # The command holds the guard too: should this process be killed and the command live on,
        # the next start waits for it instead of working against it.
        subprocess.run(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL if quiet else sys.stderr,
            pass_fds=[guard],
            check=True,
        )

    python, uv = BIN / "python", BIN / "uv"
    into_venv = ("--python", python)
    # Wheels only: a machine without one for it hears so at once, instead of compiling for minutes.
    exactly = ("--require-hashes", "--only-binary=:all:")
    before = read_stamp()
    if any(line.startswith(TEST_LOCK) for line in before):
        lock = TEST_LOCK  # ./play leaves what ./test has installed
    after = stamp_for(lock)
    try:
        # Without a stamp, whatever is there counts as half-made until the last step is done.
        STAMP.unlink(missing_ok=True)
        if before[:1] != after[:1]:
            make_venv()
            run(python, "-Im", "ensurepip", "--default-pip", quiet=True)
        if before[:2] != after[:2]:
            say("Installing uv, which installs the rest")
            run(python, "-Im", "pip", "install", *exactly, "-r", UV_LOCK)
            say(f"Installing what {lock} lists")
            # Bytecode at once: where Python is told to write none, each start took seconds longer.
            run(uv, "pip", "sync", "--compile-bytecode", *exactly, *into_venv, lock)
        if before[:3] != after[:3]:
            say("Installing hideout from this folder")
            # After sync, which removes what the lock does not list. Its build tool is in the lock.
            here = ("--no-deps", "--no-build-isolation", "--offline", "--reinstall", "-e", ".")
            run(uv, "pip", "install", *into_venv, *here)
            run(python, "-Im", "compileall", "-q", "src")
        say("Building the page")
        # Beside it, as that leaves a core free. Should it fail, the start tries again and says why.
        compiling = subprocess.Popen(
            (python, "-Im", "hideout.cli.prepare", FIRST_GAME),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[guard],
        )
        run(python, "-I", "hatch_build.py", *(["--checks"] if lock == TEST_LOCK else []))
        if compiling.poll() is None:
            say("Compiling the rules of the first game")
            compiling.wait()
        fresh = STAMP.with_suffix(".new")
        fresh.write_text("\n".join(after))
        fresh.replace(STAMP)
    except subprocess.CalledProcessError as error:
        stop(f"Set-up failed in the step above (exit {error.returncode}); start again to retry.")
    except OSError as error:
        stop(f"Set-up failed: {error}.")


def make_venv() -> None:
    import importlib.util
    import venv

    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    if importlib.util.find_spec("ensurepip") is None:
        stop(f"{python} has no ensurepip; on Debian and Ubuntu: sudo apt install {python}-venv")
    say(f"Making .venv with {python}")
    # Pip comes in a step of its own, run by install(). This process may be running on the very
    # Python that is replaced here; symlinks make that harmless.
    venv.EnvBuilder(clear=True, symlinks=True).create(VENV)


def play(arguments: list[str]) -> NoReturn:
    if not is_ready(PLAY_LOCK):
        set_up(PLAY_LOCK)
    os.execv(BIN / "hideout", ["hideout", *(arguments or ["open"])])


def test(arguments: list[str]) -> int:
    from concurrent.futures import ThreadPoolExecutor

    if unknown := [argument for argument in arguments if argument != "--full"]:
        stop(f"./test knows --full and nothing else, not {' '.join(unknown)}")
    if not is_ready(TEST_LOCK):
        set_up(TEST_LOCK)
    # One more than there are processors: for what waits for the network.
    with ThreadPoolExecutor((os.cpu_count() or 1) + 1) as pool:
        passed = dict(zip(CHECKS, pool.map(passes, CHECKS), strict=True))
    # Last and alone, so that its closing line is the last one.
    tests = (*TESTS, *arguments)
    print(f"\n== {' '.join(tests)}", flush=True)
    code, told = run_tool(tests, output=None)
    print(told, end="")
    passed[tests] = code == 0
    failed = [" ".join(check) for check in passed if not passed[check]]
    if failed:
        print("\nFailed:", *failed, sep="\n  ")
    return 1 if failed else 0


def passes(check: tuple[str, ...]) -> bool:
    import subprocess

    start = time.monotonic()
    code, told = run_tool(check, output=subprocess.PIPE)
    seconds = f"{time.monotonic() - start:.1f} s"
    # In one piece: others may be ready at the same moment.
    print(f"\n== {' '.join(check)}\n{told}{'ok' if code == 0 else 'FAILED'}, {seconds}", flush=True)
    return code == 0


def run_tool(command: tuple[str, ...], output: int | None) -> tuple[int, str]:
    """Its exit code, and what it said where `output` is a pipe."""
    import subprocess

    tool, *arguments = command
    try:
        done = subprocess.run(
            [BIN / tool, *arguments],
            cwd=WEB if tool == "node" else ROOT,
            # Bytecode, even where Python is told to write none: each of the processes that run
            # the tests else rewrites its plugins and the tests anew.
            env=os.environ | {"PYTHONDONTWRITEBYTECODE": ""},
            stdout=output,
            stderr=subprocess.STDOUT,  # one stream, so that a log keeps the order
            text=True,
            check=False,
        )
    except OSError as error:
        return 127, f"{error}\n"
    return done.returncode, done.stdout or ""


def main() -> None:
    command, *arguments = sys.argv[1:]
    try:
        if command == "play":
            play(arguments)
        sys.exit(test(arguments))
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        sys.exit(130)


if __name__ == "__main__":
    main()
