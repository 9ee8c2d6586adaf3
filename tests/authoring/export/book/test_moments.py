"""Numbers of story moments: one after the other through a chapter, as the book has them."""

from __future__ import annotations

import re

import pytest

from authoring.content.library import open_library
from authoring.export.book.build import book
from authoring.export.book.write import to_html

LIBRARY = open_library()


@pytest.mark.parametrize("ident", ["flight", "twelve-strokes"])
def test_moments_are_numbered_as_they_stand(ident: str) -> None:
    made = book(LIBRARY, LIBRARY.entries("chapter")[ident], "en")
    page = to_html(made, "a4").decode()
    rules = page[page.index('class="rules"') :]
    numbers = [int(number) for number in re.findall(r'<p class="read"><b class="moment">(\d+)', rules)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert made.chapters[0].needs.moments == tuple(numbers)
    assert len(numbers) > 3
