"""PDF: the same data give the same file, and a missing package is named."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from authoring.export.errors import ExportError
from authoring.export.pdf import pdf

EMPTY: dict[str, Any] = {"sheets": [], "paper": "a4", "lang": "en", "bleed": 3.0}


def test_a_template_becomes_a_pdf() -> None:
    assert pdf("cards.typ", EMPTY).startswith(b"%PDF-")


def test_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(ExportError, match=r"needs the package typst; install it: pip install 'tailwright\[print\]'"):
        pdf("cards.typ", EMPTY)
