"""Save the changed text of a file as the file was written: its line ends, and the mark some editors put first."""

from __future__ import annotations

from pathlib import Path

from authoring.content.library.entries import File
from authoring.content.write_file import write_file

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def save_text(file: File, text: str, within: Path | None = None) -> None:
    """Write a text in place of that of a file; a text that is the same is not written."""
    if text == file.source.text:
        return
    raw = file.real.read_bytes()
    if b"\r\n" in raw:
        text = text.replace("\n", "\r\n")
    mark = BYTE_ORDER_MARK if raw.startswith(BYTE_ORDER_MARK) else b""
    write_file(file.real, mark + text.encode("utf-8"), within)
