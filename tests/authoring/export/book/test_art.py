"""The author's pictures in a book."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from authoring.content.library import open_library
from authoring.export.book.build import book
from authoring.export.book.write import to_html, to_pdf
from authoring.export.errors import ExportError
from tests.authoring.content.test_art import png

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><circle cx='9' cy='9' r='5' fill='red'/></svg>"
CHAPTER = {
    "kind": "chapter", "id": "attic", "title": "Attic", "art": "art/attic.svg", "party": {"mice": 4}, "end-page": 5,
    "encounters": {"decks": ["standard"]}, "plan": [{"face": "kitchen", "at": [0, 0]}],
    "start": {"face": "kitchen", "space": "a1"},
    "rooms": {"kitchen-tunnels": {"story": "Dark.", "art": "art/dark.png"}}, "victory": {"no-minions": "kitchen"},
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "art").mkdir()
    (tmp_path / "art/attic.svg").write_text(SVG, encoding="utf-8")
    (tmp_path / "art/dark.png").write_bytes(png(8, 4))
    (tmp_path / "attic.yaml").write_text(json.dumps(CHAPTER), encoding="utf-8")
    return tmp_path


def test_pictures_stand_in_both_formats(folder: Path) -> None:
    library = open_library(folder)
    made = book(library, library.entries("chapter")["attic"], "en")
    [chapter] = made.chapters
    assert chapter.art is not None
    assert (chapter.art.width, chapter.art.height) == (40, 20)
    page = to_html(made, "a4").decode()
    assert page.count('<img src="data:image/svg+xml;base64,') == 1
    assert page.count('<img src="data:image/png;base64,') == 1
    assert to_pdf(made, "a4").startswith(b"%PDF-")


def test_a_picture_that_cannot_be_used_is_named_with_its_line(folder: Path) -> None:
    (folder / "art/dark.png").write_bytes(b"no picture")
    library = open_library(folder)
    with pytest.raises(ExportError, match=r"attic\.yaml:1: the file is no PNG"):
        book(library, library.entries("chapter")["attic"], "en")
