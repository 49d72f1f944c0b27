"""Records on disk."""

import os
import tempfile
from pathlib import Path

from hideout.errors import HideoutError
from hideout.kit.record import Record


def save_record(path: Path, record: Record) -> None:
    """Put the record in the place of what was there: a whole one at any moment, old or new."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(str(record))
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
            _sync_folder(path.parent)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise HideoutError(f"{path}: the record cannot be written ({error.strerror})") from error


def _sync_folder(folder: Path) -> None:
    """Only then does the new name outlive a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def new_record_path(path: Path) -> Path:
    """A path for a new record; what is there already is not overwritten."""
    if os.path.lexists(path):  # Path.exists raises for a name that is too long
        raise HideoutError(f"{path}: there is a file already; choose another name for the record")
    return path
