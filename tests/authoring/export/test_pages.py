"""Books and cards as a browser shows them: no text is cut, leaves its page or card, or lies on another text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from authoring.content.library import open_library
from authoring.export.book.build import book
from authoring.export.book.write import to_html as book_to_html
from authoring.export.cards.build import cards_of
from authoring.export.cards.kinds import KINDS
from authoring.export.cards.sheets import arrange_sheets
from authoring.export.cards.tokens import tokens_of, tracks_of
from authoring.export.cards.write import Sheets
from authoring.export.cards.write import to_html as cards_to_html
from authoring.wording.languages import LANGUAGES

LIBRARY = open_library()
WIDTHS = {"a4": 794, "letter": 816}
"""The width of the papers in pixels of a browser."""
INITIAL = 50
"""The height of an initial, whose box is larger than the letter."""
TRACED = """(parts) => {
  const lines = [];
  for (const part of document.querySelectorAll(parts)) {
    for (const node of texts(part)) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1) lines.push({text: node.textContent.trim().slice(0, 30), left: box.left, right: box.right,
          top: box.top, bottom: box.bottom, home: part.getBoundingClientRect().toJSON()});
      }
    }
  }
  return lines;
  function texts(part) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) if (walker.currentNode.textContent.trim()) found.push(walker.currentNode);
    return found;
  }
}"""
"""Every line of text in some parts of the page, with its box and the box of the part."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    made = browser.new_page()
    yield made
    made.close()


def lines(page: Page, html: bytes, parts: str, width: int) -> list[dict[str, Any]]:
    page.set_viewport_size({"width": width, "height": 1000})
    page.set_content(html.decode())
    found: list[dict[str, Any]] = page.evaluate(TRACED, parts)
    assert found
    return found


def outside(line: dict[str, Any], slack: float = 1.0) -> bool:
    home = line["home"]
    return bool(
        line["left"] < home["left"] - slack
        or line["right"] > home["right"] + slack
        or line["top"] < home["top"] - slack
        or line["bottom"] > home["bottom"] + slack
    )


def overlapping(found: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Pairs of lines that lie on each other by more than the space between lines and words."""
    pairs = []
    ordered = sorted(found, key=lambda line: float(line["top"]))
    for index, one in enumerate(ordered):
        for other in ordered[index + 1 :]:
            if other["top"] > one["bottom"]:
                break
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = one["bottom"] - other["top"]
            small = min(one["bottom"] - one["top"], other["bottom"] - other["top"])
            if across > 2 and min(down, small) > 0.5 * small:
                pairs.append((one["text"], other["text"]))
    return pairs


@pytest.mark.parametrize(("language", "paper"), [*zip(LANGUAGES, [*WIDTHS, *WIDTHS], strict=True)])
def test_no_text_of_a_book_is_cut_or_lies_on_another(language: str, paper: str, page: Page) -> None:
    for ident in ("flight", "after-hours"):
        html = book_to_html(book(LIBRARY, LIBRARY.entries("chapter")[ident], language), paper)
        page.emulate_media(media="print")
        found = lines(page, html, "article :is(p, li, h1, h2, h3, h4, figcaption)", WIDTHS[paper])
        found = [line for line in found if line["bottom"] - line["top"] < INITIAL]
        assert [line["text"] for line in found if outside(line, slack=6)] == []
        assert overlapping(found) == []


@pytest.mark.parametrize(("language", "paper"), [*zip(LANGUAGES, [*WIDTHS, *WIDTHS], strict=True)])
def test_no_text_of_a_card_leaves_it_or_lies_on_another(language: str, paper: str, page: Page) -> None:
    entries = [entry for kind in KINDS for entry in LIBRARY.entries(kind).values()]
    made = [card for entry in entries for card in cards_of(LIBRARY, entry, language)]
    chapters = [LIBRARY.entries("chapter")["flight"], LIBRARY.entries("chapter")["the-loom"]]
    tokens, tracks = tokens_of(LIBRARY, chapters, entries, language), tracks_of(LIBRARY, chapters, language)
    html = cards_to_html(Sheets(paper, language, arrange_sheets(made, paper, one_each=True), tokens, tracks))
    found = lines(page, html, "article.card, .rounds figure, .track", WIDTHS[paper])
    assert [line["text"] for line in found if outside(line)] == []
    assert overlapping(found) == []
