"""The page that says what has to lie ready."""

from __future__ import annotations

from authoring.content.library import open_library
from authoring.export.book.model import Needs
from authoring.export.book.names import Namer
from authoring.export.book.needs import needs_page

LIBRARY = open_library()


def needs(ident: str, language: str = "en") -> Needs:
    chapter = LIBRARY.entries("chapter")[ident]
    return needs_page(chapter, Namer(LIBRARY, language, chapter))


def test_what_comes_out_of_the_box() -> None:
    box = {fact.label: fact.value for fact in needs("flight").box}
    assert box["Room tiles"] == "Guard Room (5), Tunnel Entrance (2), Kitchen Tunnels (4)"
    assert "Rat Warrior, Roach" in box.values()


def test_what_is_printed() -> None:
    page = needs("twelve-strokes", "fr")
    printed = {fact.label: fact.value for fact in page.printed}
    assert "Mainspring" in printed["Cartes"]
    assert page.command == "tailwright export cards twelve-strokes -o twelve-strokes-cards.pdf"
    assert [token.word for token in needs("five-to-midnight", "fr").tokens] == ["Manivelle"]


def test_the_figures_of_new_minions_are_named() -> None:
    box = {fact.label: fact.value for fact in needs("twelve-strokes").box}
    assert box["Figures of the box that stand for new minions"] == "Mainspring (Cave Centipede)"


def test_a_chapter_with_nothing_of_its_own_needs_no_printing() -> None:
    assert all("Kitchen (3)" not in fact.value for fact in needs("flight").box), "the other side of a tile is a secret"
