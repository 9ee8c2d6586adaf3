"""Plans and graphs as a browser shows them: no text is cut, lies on another, or is an id of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from authoring.content.library import open_library
from authoring.content.walk import strings, walk
from authoring.drawing import CHAPTER_STYLES
from authoring.drawing.jobs import chapter_jobs
from authoring.wording.languages import LANGUAGES

LIBRARY = open_library()
CHAPTERS = sorted(LIBRARY.entries("chapter"))
TRANSLATED = ("after-hours", "five-to-midnight", "flight", "under-pressure")
"""Chapters whose texts are in all languages."""
MEASURE = """() => {
  const page = document.querySelector("svg").getBoundingClientRect();
  const texts = [...document.querySelectorAll("svg text")].filter(text => text.textContent.trim());
  return texts.map(text => {
    const box = text.getBoundingClientRect(), high = box.height * 0.2;
    return {text: text.textContent, left: box.left - page.left, right: box.right - page.left,
      top: box.top + high - page.top, bottom: box.bottom - high - page.top, width: page.width, height: page.height};
  });
}"""
"""Every text of a picture with its box, without the room that type keeps above and below its letters."""
SLACK = 1.0
"""What two texts in pixels may overlap: less is not seen."""
SOME = [("board", "five-to-midnight", "fr"), ("graph", "under-pressure", "ru"), ("states", "under-pressure", "pt")]
ALL = [*product(CHAPTER_STYLES, CHAPTERS, LANGUAGES)]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    made = browser.new_page()
    yield made
    made.close()


def picture(style: str, chapter: str, language: str) -> str:
    return chapter_jobs(chapter, style, language)[0].bytes("svg").decode()


def faults(page: Page, svg: str) -> list[str]:
    """Texts that leave the picture or lie on another."""
    page.set_content(re.sub(r"<\?xml.*?\?>|<!DOCTYPE.*?>", "", svg, flags=re.DOTALL))
    texts: list[dict[str, Any]] = page.evaluate(MEASURE)
    assert texts
    cut = [
        one["text"]
        for one in texts
        if min(one["left"], one["top"]) < -SLACK
        or one["right"] > one["width"] + SLACK
        or one["bottom"] > one["height"] + SLACK
    ]
    return cut + [
        f"{one['text']} on {other['text']}"
        for one, other in combinations(texts, 2)
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > SLACK
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > SLACK
    ]


@pytest.mark.parametrize(("style", "chapter", "language"), SOME)
def test_no_text_is_cut_or_lies_on_another(style: str, chapter: str, language: str, page: Page) -> None:
    assert faults(page, picture(style, chapter, language)) == []


@pytest.mark.soak
@pytest.mark.parametrize(("style", "chapter", "language"), ALL)
def test_no_text_of_any_picture_is_cut_or_lies_on_another(style: str, chapter: str, language: str, page: Page) -> None:
    assert faults(page, picture(style, chapter, language)) == []


def test_a_text_on_another_is_found(page: Page) -> None:
    text = '<text x="10" y="20" font-size="12">{}</text>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">{text.format("one")}{text.format("two")}</svg>'
    )
    assert faults(page, svg) == ["one on two"]
    assert faults(page, svg.replace('x="10"', 'x="80"', 1)) == ["one"]


@pytest.mark.parametrize("style", CHAPTER_STYLES)
@pytest.mark.parametrize("chapter", TRANSLATED)
def test_no_id_and_no_english_word_is_in_a_picture_of_another_language(style: str, chapter: str) -> None:
    """In Russian every word of Latin letters would be an id, or English; ids of spaces are no words."""
    svg = picture(style, chapter, "ru")
    said = [text.replace("\xa0", " ") for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
    words = {word for text in said for word in re.findall("[A-Za-z]{2,}", text)}
    own = {text for _, part in walk(LIBRARY.entries("chapter")[chapter].data) for text in _russian(part)}
    assert words <= {word for text in own for word in re.findall("[A-Za-z]{2,}", text)}


def _russian(part: Any) -> list[str]:
    return list(strings(part["ru"])) if isinstance(part, dict) and "ru" in part else []
