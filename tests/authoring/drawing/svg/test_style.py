"""Texts are not wider than the drawings reckon with, measured where they are looked at: in a browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from authoring import drawing
from authoring.drawing.svg import style

MEASURE = """() => [...document.querySelectorAll("svg text")].map(text => [
    text.textContent, +text.getAttribute("font-size"), text.getAttribute("font-weight") === "bold",
    text.getBBox().width])"""
WORDS = (
    "Kitchen Tunnels Forge Pipes Queen's Chamber Alchemist's Dining Hall 0123456789 11 (anywhere) 2 × Rat → a1, b2…",
    "La forge, chambre de l’alchimiste, case Traverse, ligne jaune: flèche vers le bas, souricière",
    "Salão de jantar, aposentos do rei, posição reversa, ratoeira, água, correnteza para fora",
    "Покои Алхимика, комната стражи, мышеловка, шаг, выходы совпадают, жёлтая линия, Жгущий Щит, Фея, дверца",
)


@pytest.mark.parametrize("language", ["en", "fr", "pt", "ru"])
def test_texts_are_as_wide_as_reckoned(faces: dict[str, Any], browser: Browser, language: str) -> None:
    name = WORDS[["en", "fr", "pt", "ru"].index(language)]
    face = {**faces["dining-hall"], "name": name[:30]}
    spaces = [
        {"id": f"s{index}", "at": [50, 5 * index], "kind": "special-area", "note": word}
        for index, word in enumerate(name.split())
    ]
    page = browser.new_page()
    measured = []
    for drawn in (face, face | {"spaces": spaces, "adjacent": [], "lines": [], "exits": []}):
        page.set_content(drawing.tile(drawn, other_side={"name": name[-30:]}, language=language))
        measured += page.evaluate(MEASURE)
    page.close()
    assert len(measured) > 50
    for text, size, bold, width in measured:
        assert width <= style.text_width(text, size, bold) * 1.02 + 0.5, text


def test_a_text_is_folded_at_a_word_before_anything_is_cut():
    assert style.folded("chair", 10, 80) == ["chair"]
    assert style.folded("door of the clock case", 10, 110) == ["door of the clock", "case"]
    first, second = style.folded("door of the clock case behind the third curtain", 10, 110)
    assert first == "door of the clock"
    assert second.startswith("case")
    assert second.endswith("…")
    assert all(style.text_width(row, 10) <= 110 for row in (first, second))
    assert style.folded("W" * 40, 10, 80) == []


def test_a_wrapped_text_loses_nothing_and_fits() -> None:
    text = "a title of some " + "length" * 12 + " and more"
    rows = style.wrapped(text, 12, 100)
    assert "".join(rows).replace(" ", "") == text.replace(" ", "")
    assert all(style.text_width(row, 12) <= 100 for row in rows)


def test_type_shrinks_before_a_text_takes_more_rows() -> None:
    assert style.fitting_type("Kitchen", (20, 10), 300, most=1) == (20, ["Kitchen"])
    assert style.fitting_type("Kitchen", (20, 10), 70, most=1) == (10, ["Kitchen"])
    assert style.fitting_type("Kitchen Tunnels", (20, 10), 70, most=1) == (10, ["Kitchen", "Tunnels"])
