"""PDF: the same data give the same file, and a missing package is named."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from authoring.export.errors import ExportError
from authoring.export.pdf import pdf, png

EMPTY: dict[str, Any] = {
    "sheets": [], "tokens": [], "tracks": [], "paper": "a4", "language": "en", "title": "cards", "looks": {},
    "icons": {},
}  # fmt: skip


def test_a_template_becomes_a_pdf() -> None:
    assert pdf("cards.typ", EMPTY).startswith(b"%PDF-")


def test_pictures_come_one_for_each_page() -> None:
    token = {"picture": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"}
    pages = png("single-cards.typ", {**EMPTY, "singles": [], "tokens": [token, token], "diameter": 22}, 50)
    assert [page[:4] for page in pages] == [b"\x89PNG"] * 2


def test_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(ExportError, match=r"needs the package typst; install it: pip install 'tailwright\[print\]'"):
        pdf("cards.typ", EMPTY)
