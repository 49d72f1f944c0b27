"""Compiling the kernels, and a cache of them that cannot be stale.

Numba's own cache looks only at the file a function stands in, not at the files of what it calls.
So the cache lives in a folder named by a hash of every kernel source: an edit anywhere moves it.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
import platformdirs

from hideout.errors import HideoutError

config: Any = numba.config  # filled when Numba is imported
Function = TypeVar("Function", bound=Callable[..., object])

PACKAGE = Path(__file__).parent.parent
UNUSED_SECONDS = 30 * 24 * 3600


def sources_hash() -> str:
    """Of all that compiled code is made from: kit, games, and whatever else compiles something."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        name, source = path.relative_to(PACKAGE), path.read_bytes()
        if name.parts[0] in ("kit", "games") or b"@compiled" in source:
            digest.update(name.as_posix().encode())
            digest.update(source)
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    chosen = os.environ.get("HIDEOUT_CACHE_DIR")
    return Path(chosen) if chosen else platformdirs.user_cache_path("hideout")


def _use_cache() -> None:
    home = cache_home() / "kernels"
    folder = home / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise HideoutError(
            f"the compiled rules cannot be kept in {folder} ({error.strerror});"
            " set HIDEOUT_CACHE_DIR to a folder you can write to"
        ) from error
    config.CACHE_DIR = str(folder)
    folder.touch()
    for other in home.iterdir():
        # Not at once: another copy of the project may be using it.
        with suppress(FileNotFoundError):  # another start may be removing it, too
            if time.time() - other.stat().st_mtime > UNUSED_SECONDS:
                shutil.rmtree(other, ignore_errors=True)


_use_cache()


def has_compiled(what: str) -> bool:
    """Whether `what` was compiled before, with these sources."""
    return (Path(config.CACHE_DIR) / f"{what}.compiled").exists()


def set_compiled(what: str) -> None:
    (Path(config.CACHE_DIR) / f"{what}.compiled").touch()


COMPILED = not config.DISABLE_JIT


def compiled(function: Function) -> Function:
    """A rule at machine speed. With NUMBA_DISABLE_JIT=1 it stays the Python it is.

    Rules are many small functions. Each is put into its callers: calls took a fifth of the time.
    """
    njit: Any = numba.njit  # its types do not know that the wrapper for C can be left out
    inlined = njit(
        cache=True, nogil=True, error_model="numpy", forceinline=True, no_cfunc_wrapper=True
    )
    return cast(Function, inlined(function))


def compiled_apart(function: Function) -> Function:
    """Like `compiled`, but called: where code enters from outside, and for large rules.

    They would be compiled anew in each of several callers, Numba's own wrappers among them.
    """
    return cast(Function, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def compiled_wrapping(function: Function) -> Function:
    """Like `compiled`, for arithmetic that is meant to wrap around at 64 bits."""
    if COMPILED:
        return compiled(function)
    return np.errstate(over="ignore")(function)
