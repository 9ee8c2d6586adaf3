"""From a catalogue into a file."""

from __future__ import annotations

from pathlib import Path

import polib

from authoring.content.edits.saving import save_text
from authoring.content.library import File
from authoring.content.source import load
from authoring.translate.catalogue import Catalogue
from authoring.translate.merge import merge

CARD = "kind: search-card\nid: hat\nname: Hat\ncategory: trick\ntext: A hat.\n"


def card(folder: Path, text: str = CARD) -> File:
    path = folder / "hat.yaml"
    path.write_bytes(text.encode())
    return File(load(path), path, bundled=False)


def test_translations_are_counted_and_written(tmp_path: Path) -> None:
    result = merge(card(tmp_path), Catalogue([polib.POEntry(msgid="Hat", msgstr="Chapeau")]), "fr")
    assert (result.written, result.stale, result.missing) == (1, 0, 1)
    assert "name:\n  en: Hat\n  fr: Chapeau\n" in result.text


def test_a_fuzzy_translation_is_stale(tmp_path: Path) -> None:
    file = card(tmp_path)
    result = merge(file, Catalogue([polib.POEntry(msgid="Hat", msgstr="Chapeau", flags=["fuzzy"])]), "fr")
    assert (result.written, result.stale, result.text) == (0, 1, CARD)


def test_a_file_keeps_its_line_ends(tmp_path: Path) -> None:
    file = card(tmp_path, CARD.replace("\n", "\r\n"))
    save_text(file, merge(file, Catalogue([polib.POEntry(msgid="Hat", msgstr="Chapeau")]), "fr").text)
    assert b"  fr: Chapeau\r\n" in file.real.read_bytes()
