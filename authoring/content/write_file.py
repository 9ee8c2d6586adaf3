"""Write a file. Nothing else in Tailwright writes files; `test_write_file.py` searches for other ways.

The content goes to a temporary file beside the target, to the disk, and then takes the name of the target in one step.
Whatever happens meanwhile, a full disk or the end of the process, the target holds its old content or its new content.
"""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HAND_WRITTEN = (".yaml", ".yml", ".toml", ".po", ".py")
"""Endings of files that people write by hand. No report, picture or page replaces one."""
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class CannotWriteError(Exception):
    """A file cannot be written; what was there before is unchanged."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f'cannot write "{path}": {reason}')
        self.path, self.reason = path, reason

    def __reduce__(self) -> tuple[type[CannotWriteError], tuple[Path, str]]:
        """A worker sends the error to its parent."""
        return type(self), (self.path, self.reason)


def write_file(path: Path, content: str | bytes, within: Path | None = None, replace: bool = True) -> None:
    """Write a file and the folders it needs. Raises CannotWriteError.

    Links are followed only to places in the folder `within`, which is the folder of the file if there is none. Without
    `replace`, a file that exists already is an error.
    """
    raw = content if isinstance(content, bytes) else content.encode("utf-8", "backslashreplace")
    with _writing(path):
        real = _target(path, within or path.parent)
        if not replace and os.path.lexists(real):
            raise CannotWriteError(path, "it exists already and is not overwritten")
        real.parent.mkdir(parents=True, exist_ok=True)
        _replace(real, raw)


def refuse_hand_written(path: Path, read: Iterable[Path] = ()) -> None:
    """Raise CannotWriteError if an output would replace a file that was read, or one that people write by hand."""
    if path.suffix.lower() in HAND_WRITTEN:
        reason = f'the ending "{path.suffix}" is for files written by hand; choose another name'
        raise CannotWriteError(path, reason)
    with _writing(path):
        if path.exists() and any(path.samefile(other) for other in read if other.exists()):
            raise CannotWriteError(path, "the command reads this file; choose another name")


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Give errors of the operating system in our own words."""
    try:
        yield
    except OSError as error:
        raise CannotWriteError(path, (error.strerror or "unknown reason").lower()) from None
    except (RuntimeError, ValueError) as error:  # a circle of links before Python 3.13; a zero byte in the name
        raise CannotWriteError(path, str(error).lower()) from None


def _target(path: Path, within: Path) -> Path:
    """Return the path without links; refuse what is not to be replaced."""
    real = path.resolve()
    if not real.is_relative_to(within.resolve()):
        raise CannotWriteError(path, "a link leads out of its folder; name the file it points to")
    if real.is_dir():
        raise CannotWriteError(path, "this is a folder")
    if real.exists() and not real.is_file():  # a rename would replace the pipe or device itself
        raise CannotWriteError(path, "this is not an ordinary file")
    if real.exists() and not os.access(real, os.W_OK):  # a rename would ignore that
        raise CannotWriteError(path, "permission denied")
    return real


def _replace(real: Path, raw: bytes) -> None:
    """Write a temporary file beside the target, with its permissions, and rename it."""
    old = real.stat() if real.exists() else None
    temporary = real.parent / f".tailwright-{secrets.token_hex(8)}.tmp"
    descriptor = os.open(temporary, _NEW, 0o600 if old else 0o666)
    try:
        try:
            _write_all(descriptor, raw)
            if old:
                _keep_permissions(temporary, old)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        os.replace(temporary, real)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(real.parent)


def _write_all(descriptor: int, raw: bytes) -> None:
    rest = memoryview(raw)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _keep_permissions(temporary: Path, old: os.stat_result) -> None:
    """Give the new file the owner and the permissions of the old one. Only root can give files away."""
    if hasattr(os, "chown"):
        with suppress(OSError):
            os.chown(temporary, old.st_uid, old.st_gid)
    os.chmod(temporary, stat.S_IMODE(old.st_mode))


def _sync_folder(folder: Path) -> None:
    """Put the new name on the disk, where the operating system can do that for folders."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
