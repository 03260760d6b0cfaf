"""Saving: a file is replaced only when the new one is complete, so that a full disk never destroys the old one."""

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path

SHARED_MODE = 0o666
"""The permissions of a new file, before the umask."""


def write_whole(path: Path, data: bytes) -> None:
    """Replace the content of a file by `data`; if that fails, the file is unchanged."""
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
    """Give the new file the permissions of the old one; temporary files are for their owner alone."""
    if path.exists():
        shutil.copymode(path, part)
    else:
        os.umask(umask := os.umask(0))
        os.chmod(part, SHARED_MODE & ~umask)
