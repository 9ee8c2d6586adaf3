"""Read an author's pictures: PNG and SVG files beside the content, which are checked before anything shows them.

The content is untrusted. A picture lies in the folder of the file that names it or below, is small, and holds nothing
but a picture: of a PNG only the parts that draw it are kept, and an SVG is parsed and written again from the elements
and attributes that draw shapes. What runs code, loads something or includes other files is refused.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from authoring.content.clean_svg import SvgError, clean_svg
from authoring.content.plain_file import UnreadableError, read_bytes

MAX_BYTES: Final = 4 * 1024 * 1024
MAX_SIDE: Final = 6000
"""The most pixels of a PNG across and down."""
MAX_PIXELS: Final = 16_000_000
PIECE: Final = 1024 * 1024
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
KEPT_CHUNKS: Final = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""The numbers in a pixel, by the colour type of a PNG."""


class ArtError(Exception):
    """A picture cannot be used; the texts are the problem and the remedy."""

    def __init__(self, message: str, remedy: str) -> None:
        super().__init__(f"{message}; {remedy}")
        self.message, self.remedy = message, remedy


@dataclass(frozen=True)
class Art:
    """A checked picture: the text of an SVG or the bytes of a PNG, with its size in pixels."""

    svg: str
    png: bytes
    width: float
    height: float


def read_art(content: Path, name: str) -> Art:
    """Read the picture that a file of content names; raise ArtError if it cannot be used."""
    path = _inside(content.resolve().parent, name)
    readers = {".png": _png, ".svg": _svg}
    reader = readers.get(path.suffix.lower())
    if reader is None:
        raise ArtError(f'"{name}" is neither PNG nor SVG', "save the picture as .png or .svg")
    _check_case(path, name)
    try:
        raw = read_bytes(path, MAX_BYTES)
    except FileNotFoundError:
        raise ArtError(f'no picture "{name}"', "give its path from the folder of this file") from None
    except UnreadableError as error:
        message, _, remedy = str(error).partition("; ")
        raise ArtError(f'cannot read "{name}": {message}', remedy or "check its permissions") from None
    return reader(raw)


def _inside(folder: Path, name: str) -> Path:
    """Return the path of a picture; raise ArtError if it leads out of the folder."""
    remedy = "put the picture into the folder of this file"
    try:
        path = (folder / name).resolve()
    except (OSError, RuntimeError, ValueError):
        raise ArtError(f'malformed path "{name[:60]}"', remedy) from None
    if Path(name).is_absolute() or "\\" in name or not path.is_relative_to(folder):
        raise ArtError(f'"{name[:60]}" leads out of the folder', remedy)
    return path


def _check_case(path: Path, name: str) -> None:
    """Raise ArtError if the file is there in other letters: Windows and macOS find it, Linux does not."""
    with suppress(OSError):
        names = [entry.name for entry in path.parent.iterdir()]
        alike = [other for other in names if other.casefold() == path.name.casefold()]
        if alike and path.name not in alike:
            raise ArtError(
                f'no picture "{name}"', f'the file is called "{alike[0]}": write its name in the same letters'
            )


def _png(raw: bytes) -> Art:
    """Check a PNG: its parts, their checksums, its size, and that it unpacks to exactly that size."""
    if not raw.startswith(SIGNATURE):
        raise _broken("the file is no PNG")
    chunks = [(kind, data) for kind, data in _chunks(raw) if kind in KEPT_CHUNKS]
    header, packed = (b"".join(data for kind, data in chunks if kind == wanted) for wanted in (b"IHDR", b"IDAT"))
    if not packed or len(header) != 13 or chunks[-1][0] != b"IEND":
        raise _broken("the PNG is incomplete")
    width, height = _checked_size(header, packed)
    return Art("", SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks), width, height)


def _chunks(raw: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the kind and the data of each part of a PNG, up to its end; raise ArtError if one is damaged."""
    position = len(SIGNATURE)
    while position + 12 <= len(raw):
        (length,) = struct.unpack_from(">I", raw, position)
        kind, data = raw[position + 4 : position + 8], raw[position + 8 : position + 8 + length]
        end = position + 12 + length
        if end > len(raw) or _chunk(kind, data) != raw[position:end]:
            raise _broken("the PNG is damaged")
        yield kind, data
        if kind == b"IEND":
            return
        position = end


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _checked_size(header: bytes, packed: bytes) -> tuple[int, int]:
    width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
    if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE and width * height <= MAX_PIXELS):
        raise ArtError(
            f"the picture has {width:,} by {height:,} pixels",
            f"make it at most {MAX_SIDE:,} wide and high, and {MAX_PIXELS:,} pixels in all",
        )
    if colour not in CHANNELS or depth not in (1, 2, 4, 8, 16):
        raise _broken("the PNG has unknown colours")
    rows = height * (1 + (width * depth * CHANNELS[colour] + 7) // 8)
    most = 2 * rows + 64 if interlaced else rows  # seven small pictures, each with rows of its own
    size = _unpacked_size(packed, most)
    if not (rows // 2 if interlaced else rows) <= size <= most:
        raise _broken("the PNG does not have the size that it names")
    return width, height


def _unpacked_size(packed: bytes, most: int) -> int:
    """Return the size of packed data, unpacked in pieces; at most a piece more than `most`."""
    unpacker, size, rest = zlib.decompressobj(), 0, packed
    try:
        while rest and not unpacker.eof and size <= most:
            size += len(unpacker.decompress(rest, PIECE))
            rest = unpacker.unconsumed_tail
    except zlib.error:
        raise _broken("the PNG is damaged") from None
    return size


def _broken(problem: str) -> ArtError:
    return ArtError(problem, "save it again with a drawing program")


def _svg(raw: bytes) -> Art:
    try:
        text, width, height = clean_svg(raw)
    except SvgError as error:
        raise ArtError(str(error), "save it as plain SVG with shapes, paths and texts only") from None
    return Art(text, b"", width, height)
