"""Files that are not content: settings, baselines, saved games, catalogues. Any of them is safe to read.

They come from the same strangers as content, so a pipe, a device or an endless file must not stop a command.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

MIB: Final = 1024 * 1024
MOST: Final = 32 * MIB
"""The size of the largest file that is read."""

T = TypeVar("T")


_DEVICES: Final = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
}


class UnreadableError(Exception):
    """A file cannot be read. The message is the reason only, as the caller knows what the file is for."""


def read_text(path: Path, most: int = MOST) -> str:
    """Read an ordinary file of UTF-8 text. Raises FileNotFoundError and UnreadableError."""
    raw = read_bytes(path, most)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError(f"byte 0x{raw[error.start]:02x} is not UTF-8 text; save it as UTF-8") from None


def read_bytes(path: Path, most: int = MOST) -> bytes:
    """Read an ordinary file. Raises FileNotFoundError and UnreadableError."""
    try:
        return _read(path, most)
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        raise UnreadableError((getattr(error, "strerror", None) or str(error)).lower()) from None


def parse(read: Callable[[str], T], text: str) -> T:
    """Parse a text as TOML or JSON; raise UnreadableError if it is malformed or nested too deeply."""
    try:
        return read(text)
    except RecursionError:
        raise UnreadableError("it is nested too deeply; write fewer levels") from None
    except ValueError as error:
        raise UnreadableError(str(error)) from None


def read_json(path: Path) -> Any:
    """Read a JSON file. Raises FileNotFoundError and UnreadableError."""
    return parse(json.loads, read_text(path))


def _read(path: Path, most: int) -> bytes:
    # a pipe without a writer would block open() for ever, so look first; then look at what was opened
    _check_ordinary(path.stat().st_mode)
    with path.open("rb") as file:
        _check_ordinary(os.fstat(file.fileno()).st_mode)
        raw = file.read(most + 1)
    if len(raw) > most:
        size = f"{most // MIB} MiB" if most >= MIB else f"{most // 1024} KiB"
        raise UnreadableError(f"it is larger than {size}; name a smaller file")
    return raw


def _check_ordinary(mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise UnreadableError("it is a folder; name a file")
    if not stat.S_ISREG(mode):
        raise UnreadableError("it is a pipe or a device; name an ordinary file")


def is_device_of_windows(name: str) -> bool:
    """Whether a file name stands for a device on Windows, in any folder and with any ending."""
    return name.partition(".")[0].rstrip().lower() in _DEVICES
