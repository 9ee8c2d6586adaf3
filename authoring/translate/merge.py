"""From a PO file into a content file."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.content.library import File
from authoring.translate.catalogue import Catalogue
from authoring.translate.edit import Change, edited
from authoring.translate.texts import texts_of


@dataclass(frozen=True)
class Merged:
    """The file as it will be, and what was done to it."""

    text: str
    written: int
    stale: int
    missing: int


def merge(file: File, catalogue: Catalogue, language: str) -> Merged:
    """Put every translation that was made from the text as it is now into the file."""
    changes: list[Change] = []
    stale = missing = 0
    for text in texts_of(file):
        made = catalogue.translation(text.source)
        if made and made != text.others.get(language):
            changes.append((text.steps, language, made))
        elif not made and catalogue.is_stale(text.source, text.place):
            stale += 1
        elif not made and language not in text.others:
            missing += 1
    return Merged(edited(file.source, changes) if changes else file.source.text, len(changes), stale, missing)


def save(file: File, merged: Merged) -> None:
    """Write the file, with the line ends it had."""
    if merged.text == file.source.text:
        return
    raw = file.real.read_bytes()
    text = merged.text.replace("\n", "\r\n") if b"\r\n" in raw else merged.text
    mark = b"\xef\xbb\xbf" if raw.startswith(b"\xef\xbb\xbf") else b""
    file.real.write_bytes(mark + text.encode())
