"""Pictures of strangers: what is a picture is kept, and nothing else gets through."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import pytest

from authoring.content.art import MAX_BYTES, ArtError, read_art


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, rows: bytes | None = None, more: bytes = b"") -> bytes:
    """A grey picture; `rows` are the unpacked rows, `more` further chunks."""
    rows = (b"\x00" + b"\x80" * width) * height if rows is None else rows
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    body = chunk(b"IHDR", header) + more + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def read(folder: Path, raw: bytes, name: str = "art.png") -> bytes:
    (folder / name).write_bytes(raw)
    return read_art(folder / "attic.yaml", name).png


def test_a_png_keeps_what_draws_it(tmp_path: Path) -> None:
    assert read(tmp_path, png(5, 3)) == png(5, 3)
    assert len(read(tmp_path, png(5, 3, more=chunk(b"IDAT", b"") * 200_000))) > 2_000_000, "takes no quadratic time"
    text = chunk(b"tEXt", b"Comment\x00secret")
    assert read(tmp_path, png(5, 3, more=text) + b"<script>") == png(5, 3)
    art = read_art(tmp_path / "attic.yaml", "art.png")
    assert (art.width, art.height, art.svg) == (5, 3, "")


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"GIF89a", "the file is no PNG"),
        (png(5, 3)[:-20], "the PNG is"),
        (png(5, 3).replace(b"IDAT", b"IDAX"), "the PNG is damaged"),
        (png(5, 3, rows=b"\x00" * 4), "does not have the size"),
        (png(5, 3, rows=b"\x00" * 100_000_000), "does not have the size"),  # a bomb: small when packed
        (png(60_000, 60_000, rows=b"x"), "the picture has 60,000 by 60,000 pixels"),
        (png(0, 3, rows=b"x"), "pixels"),
    ],
)
def test_broken_and_hostile_pngs_are_refused(raw: bytes, message: str, tmp_path: Path) -> None:
    with pytest.raises(ArtError, match=message):
        read(tmp_path, raw)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("../art.png", "leads out of the folder"),
        ("/etc/passwd", "leads out of the folder"),
        ("art/../../art.png", "leads out of the folder"),
        ("..\\art.png", "leads out of the folder"),
        ("link.png", "leads out of the folder"),
        ("nothing.png", 'no picture "nothing.png"'),
        ("art.jpg", "neither PNG nor SVG"),
        ("folder.png", "it is a folder"),
        ("pipe.png", "a pipe or a device"),
        ("large.png", "larger than 4 MiB"),
        ("a\0.png", "malformed path|cannot read"),
    ],
)
def test_a_picture_lies_in_the_folder_and_is_an_ordinary_small_file(name: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "art.png").write_bytes(png(5, 3))
    folder = tmp_path / "content"
    (folder / "folder.png").mkdir(parents=True)
    (folder / "link.png").symlink_to(tmp_path / "art.png")
    os.mkfifo(folder / "pipe.png")
    with (folder / "large.png").open("wb") as large:
        large.truncate(MAX_BYTES + 1)
    with pytest.raises(ArtError, match=message):
        read_art(folder / "attic.yaml", name)


def test_an_svg_is_written_again(tmp_path: Path) -> None:
    (tmp_path / "art.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'><path d='M0 0'/></svg>"
    )
    art = read_art(tmp_path / "attic.yaml", "art.svg")
    assert art.svg.startswith('<svg viewBox="0 0 30 20" xmlns=')
    assert (art.width, art.height) == (30, 20)
    (tmp_path / "bad.svg").write_text("<html/>")
    with pytest.raises(ArtError, match="the file is no SVG; save it as plain SVG"):
        read_art(tmp_path / "attic.yaml", "bad.svg")


def test_a_name_in_other_letters_is_refused_everywhere(tmp_path: Path) -> None:
    """Windows and macOS would find the file, and the chapter would break on Linux."""
    read(tmp_path, png(5, 3), "Attic.png")
    with pytest.raises(ArtError, match=r'the file is called "Attic.png"'):
        read_art(tmp_path / "attic.yaml", "attic.png")
