"""The file of a pack: the same bytes for the same files, and nothing else is one."""

from __future__ import annotations

import io
import random
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from authoring.pack.archive import MOST_FILES, archive_of, files_in, read_archive
from authoring.pack.errors import PackError
from authoring.pack.install import install
from authoring.pack.installed import checked_manifest
from authoring.pack.make import Pack
from authoring.pack.verify import wrong_files

FILES = {"b.yaml": b"kind: status\n", "a/c.txt": b"c", "é.md": "é".encode()}
CASES = 10_000


def zipped(*entries: tuple[str | zipfile.ZipInfo, bytes], compression: int = zipfile.ZIP_STORED) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compression) as archive:
        for name, raw in entries:
            archive.writestr(name, raw)
    return buffer.getvalue()


def test_files_come_back_and_order_does_not_matter() -> None:
    raw = archive_of(FILES)
    assert files_in(raw) == FILES
    assert archive_of(dict(reversed(FILES.items()))) == raw
    assert {info.date_time for info in zipfile.ZipFile(io.BytesIO(raw)).infolist()} == {(1980, 1, 1, 0, 0, 0)}


@pytest.mark.parametrize(
    "name",
    [
        "../a", "a/../b", "/etc/passwd", "a//b", "./a", "a/", "C:/a", "a\\b", "..\\a", "con", "a/NUL.txt", ".hidden",
        "a/.ssh/x", "a.", "a /b", " a", "a:b", "a*", "a\x00b", "a\nb", "\u202egnp.a", "e\u0301", "\ud800", "x" * 200,
        "a|b", "<a>", "", "..", ".", "a/..", "\x7f", "com1.yaml", "\u200b",
    ],
)  # fmt: skip
def test_names_that_are_not_plain_files_are_refused(name: str) -> None:
    with pytest.raises(PackError):
        archive_of({name: b""})
    if name.isprintable() and name:
        with pytest.raises(PackError):
            files_in(zipped((name, b"")))


@pytest.mark.parametrize("names", [("a", "A"), ("a", "a/b"), ("É", "é"), ("x/y/z", "x/y")])
def test_names_that_clash_somewhere_are_refused(names: tuple[str, str]) -> None:
    with pytest.raises(PackError):
        archive_of(dict.fromkeys(names, b""))


def link() -> bytes:
    info = zipfile.ZipInfo("link.yaml", (1980, 1, 1, 0, 0, 0))
    info.create_system, info.external_attr = 3, 0o120777 << 16
    return zipped((info, b"/etc/passwd"))


def twice() -> bytes:
    with pytest.warns(UserWarning, match="Duplicate"):
        return zipped(("a", b"1"), ("a", b"2"))


def bomb() -> bytes:
    return zipped(("a", b"\0" * 50_000_000), compression=zipfile.ZIP_DEFLATED)


def overlapping() -> bytes:
    """A central directory that names one file a thousand times."""
    raw = zipped(("a", b"x" * 1000))
    start = struct.unpack("<I", raw[-6:-2])[0]
    entry, end = raw[start:-22], raw[-22:]
    many = 1000
    head = struct.pack("<4s4H2IH", end[:4], 0, 0, many, many, len(entry) * many, start, 0)
    return raw[:start] + entry * many + head


def comment() -> bytes:
    raw = archive_of(FILES)
    return raw[:-2] + struct.pack("<H", 5) + b"hello"


def prefixed() -> bytes:
    return b"#!/bin/sh\n" + archive_of(FILES)


def several() -> bytes:
    return zipped(*((f"{number}.txt", b"") for number in range(MOST_FILES + 1)))


@pytest.mark.parametrize(
    "make", [link, twice, bomb, overlapping, comment, prefixed, several, lambda: b"", lambda: b"PK\5\6" + b"\0" * 18]
)
def test_no_other_zip_is_a_pack(make: Callable[[], bytes]) -> None:
    raw = make()
    if raw == archive_of({}):
        assert files_in(raw) == {}
        return
    with pytest.raises(PackError) as refused:
        files_in(raw)
    assert str(refused.value).count("\n") == 0


def hostile(chance: random.Random, made: bytes) -> bytes:
    """A pack that was tampered with in a random way, or a zip of random names and contents."""
    kind = chance.randrange(6)
    raw = bytearray(made)
    if kind == 0:
        for _ in range(chance.randrange(1, 9)):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    elif kind == 1:
        del raw[chance.randrange(len(raw)) :]
    elif kind == 2:
        at = chance.randrange(len(raw))
        raw[at:at] = chance.randbytes(chance.randrange(1, 40))
    elif kind == 3:
        one, other = sorted(chance.sample(range(len(raw)), 2))
        raw[one:other] = b""
    else:
        pieces = [
            "..",
            "/",
            "\\",
            "a",
            "C:",
            "con",
            ".",
            "\x00",
            "\n",
            "é",
            "pack.yaml",
            "tailwright-pack.json",
            " ",
            "\u202e",
        ]
        entries = []
        for _ in range(chance.randrange(1, 6)):
            info = zipfile.ZipInfo("x")
            info.filename = "".join(chance.choice(pieces) for _ in range(chance.randrange(1, 6)))
            info.external_attr = chance.choice((0, 0o100644 << 16, 0o120777 << 16, 0o040755 << 16))
            entries.append((info, chance.randbytes(chance.randrange(40))))
        return zipped(*entries, compression=chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)))
    return bytes(raw)


def not_accepted(raw: bytes) -> bool:
    """Whether a file is refused as a pack, in one line."""
    try:
        files = files_in(raw)
        return wrong_files(checked_manifest(files), files) != []
    except PackError as error:
        return "\n" not in str(error)


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_hostile_archives_are_refused_in_a_sentence(made: Pack, tmp_path: Path) -> None:
    """Ten thousand of them; nothing is written anywhere."""
    chance, library = random.Random(5), tmp_path / "library"
    small = archive_of({name: raw for name, raw in files_in(made.archive).items() if len(raw) < 4000})
    path, refused = tmp_path / "evil.tailwright.zip", 0
    for number in range(CASES):
        sound = made.archive if number % 50 == 0 else small
        raw = hostile(chance, sound)
        refused += raw == sound or not_accepted(raw)
        if number % 100 == 0:
            path.write_bytes(raw)
            with pytest.raises(PackError):
                install(path, library)
    assert refused == CASES
    assert {entry.name for entry in tmp_path.iterdir()} <= {path.name}


def test_huge_and_deep_manifests_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.tailwright.zip"
    for raw in (
        b"[" * 100_000,
        b"{}",
        b"[]",
        b"\xff",
        b'{"format": 99}',
        b'{"format": 1}',
        b"1" * 5_000_000,
        b'"' + b"x" * 9_000_000 + b'"',
    ):
        path.write_bytes(archive_of({"tailwright-pack.json": raw}))
        with pytest.raises(PackError):
            install(path, tmp_path / "library")
    assert not (tmp_path / "library").exists()


def test_pipes_and_missing_files(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_archive(tmp_path / "none")
    with pytest.raises(PackError):
        read_archive(Path("/dev/zero"))
    with pytest.raises(PackError):
        read_archive(tmp_path)
