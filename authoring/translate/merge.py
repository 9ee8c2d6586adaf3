"""Write the translations of a PO file into a content file."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.content.library import File
from authoring.translate.catalogue import Catalogue
from authoring.translate.edit import Change, apply_translations
from authoring.translate.texts import texts_of


@dataclass(frozen=True)
class MergeResult:
    """The new text of the file, and the numbers of translations written, stale and missing."""

    text: str
    written: int
    stale: int
    missing: int


def merge(file: File, catalogue: Catalogue, language: str) -> MergeResult:
    """Write every translation that is not stale into the text of the file."""
    changes: list[Change] = []
    stale = missing = 0
    for text in texts_of(file):
        translation = catalogue.translation(text.source)
        if translation and translation != text.others.get(language):
            changes.append((text.steps, language, translation))
        elif not translation and catalogue.is_stale(text.source, text.place):
            stale += 1
        elif not translation and language not in text.others:
            missing += 1
    text_now = apply_translations(file.source, changes) if changes else file.source.text
    return MergeResult(text_now, len(changes), stale, missing)
