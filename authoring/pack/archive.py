"""The file of a pack: a zip of stored files, whose bytes follow from the names and contents alone.

Packs come from strangers. A file is a pack only if it is, byte for byte, what `archive_of` makes of what is in it. So
there is nothing before, between or behind the files, no second name for one, no compression that could unpack to more,
no link, no comment and no time. What is left to check are the names.
"""

from __future__ import annotations

import io
import re
import unicodedata
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from authoring.content.plain_file import MIB, UnreadableError, is_device_of_windows, read_bytes
from authoring.pack.errors import PackError
from authoring.wording.printable import printable

SUFFIX: Final = ".tailwright.zip"
MOST_BYTES: Final = 64 * MIB
MOST_FILES: Final = 2_000
MOST_LETTERS: Final = 180
"""The longest name of a file in a pack, so that a path on Windows stays short enough."""
TIME: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in a pack; a zip cannot do without."""
UNIX: Final = 3
ORDINARY: Final = 0o100644 << 16
FORBIDDEN: Final = re.compile(r'[<>:"\\|?*\x00-\x1f\x7f]')
"""Letters that a file name on Windows must not have."""

Files = Mapping[str, bytes]
"""The contents of files, by their names below the folder, with slashes."""


def archive_of(files: Files) -> bytes:
    """Return the bytes of a pack that holds some files."""
    for name in files:
        check_name(name)
    check_clashes(list(files))
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, TIME)
            info.create_system = UNIX
            info.external_attr = ORDINARY
            archive.writestr(info, files[name])
    return buffer.getvalue()


def read_archive(path: Path) -> dict[str, bytes]:
    """Return the files in a pack. Raises PackError unless it is one, and FileNotFoundError."""
    try:
        raw = read_bytes(path, MOST_BYTES)
    except UnreadableError as error:
        raise PackError(f'cannot read "{path}": {error}') from None
    return files_in(raw, f'"{path}"')


def files_in(raw: bytes, what: str = "the file") -> dict[str, bytes]:
    """Return the files in the bytes of a pack."""
    try:
        files = _unpack(raw)
        same = archive_of(files) == raw
    except PackError as error:
        raise PackError(f"{what} is not safe to open: {error}") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, RuntimeError, KeyError):
        raise PackError(f"{what} is no pack, or it is damaged; get it again") from None
    if not same:
        raise PackError(f"{what} was not made by tailwright pack, or was changed since; get it again")
    return files


def _unpack(raw: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        infos = archive.infolist()
        if len(infos) > MOST_FILES:
            raise PackError(f"it holds more than {MOST_FILES:,} files")
        for info in infos:
            if info.compress_type != zipfile.ZIP_STORED or info.flag_bits & ~0x800 or info.file_size > len(raw):
                raise PackError(f"{_shown(info.filename)} is compressed, encrypted or larger than the pack")
        if sum(info.file_size for info in infos) > len(raw):
            raise PackError("its files are larger than the pack")
        names = [info.filename for info in infos]
        for name in names:
            check_name(name)
        check_clashes(names)
        return {info.filename: archive.read(info) for info in infos}


def check_name(name: str) -> None:
    """Raise PackError unless a name is that of an ordinary file below the folder, on every system."""
    parts = name.split("/")
    if len(name) > MOST_LETTERS:
        raise PackError(f"the name {_shown(name)} has more than {MOST_LETTERS} letters; shorten it")
    if any(part in ("", ".", "..") for part in parts):
        raise PackError(f"the name {_shown(name)} leads out of the folder, or names a folder")
    if FORBIDDEN.search(name) or unicodedata.normalize("NFC", name) != name or not _is_printable(name):
        raise PackError(f"the name {_shown(name)} has letters that not every system allows; rename the file")
    if any(part.startswith((".", " ")) or part.endswith((".", " ")) for part in parts):
        raise PackError(f"the name {_shown(name)} is hidden, or begins or ends with a space or a dot; rename the file")
    if any(is_device_of_windows(part) for part in parts):
        raise PackError(f"the name {_shown(name)} is that of a device on Windows; rename the file")


def check_clashes(names: list[str]) -> None:
    """Raise PackError if two names are one on some system, or one is a file and a folder at once."""
    seen: dict[str, str] = {}
    for name in names:
        other = seen.setdefault(name.casefold(), name)
        if other is not name:
            raise PackError(f"{_shown(other)} and {_shown(name)} are one file on Windows and macOS; rename one")
    for name in seen:
        parts = name.split("/")
        for depth in range(1, len(parts)):
            if "/".join(parts[:depth]) in seen:
                raise PackError(f"{_shown(name)} lies in a folder with the name of a file; rename one")


def _is_printable(name: str) -> bool:
    """Whether a name has only letters that show, and that zip can write."""
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return name.isprintable()


def _shown(name: str) -> str:
    return f'"{printable(name[:60])}"'
