"""Saving: a file appears when it is whole, so that a full disk never costs the one that was there."""

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

SHARED_MODE = 0o666
"""What everybody may do with a new file, as far as the umask allows."""


def write_whole(path: Path, data: bytes) -> None:
    """Put `data` into a file in place of what it held; if that fails, it holds what it held."""
    path = path.resolve()  # a link stays a link
    if path.exists() and not path.is_file():  # a pipe, or /dev/stdout: nothing to lose and nothing to replace
        path.write_bytes(data)
        return
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=".quarterdeck-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _take_mode_of(path, part)
        os.replace(part, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(part)
        raise


def _take_mode_of(path: Path, part: str) -> None:
    """Let the same people read the new file as the one that was there; temporary files are for their owner alone."""
    if path.exists():
        shutil.copymode(path, part)
    else:
        os.umask(umask := os.umask(0))
        os.chmod(part, SHARED_MODE & ~umask)
