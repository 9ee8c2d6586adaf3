"""Pictures with less ink."""

from __future__ import annotations

import re

from authoring.content.library import open_library
from authoring.export.book.build import book
from authoring.export.book.ink import AREAS, _lighter, light
from authoring.export.book.write import to_html, to_pdf

LIBRARY = open_library()


def fills(svg: str) -> list[str]:
    return re.findall(r'fill="(#[0-9a-f]{6})"', svg)


def test_areas_become_light_and_lines_stay() -> None:
    chapter = book(LIBRARY, LIBRARY.entries("chapter")["flight"], "en").chapters[0]
    picture = chapter.rooms[0].picture
    assert set(fills(picture)) & AREAS
    assert not set(fills(light(picture))) & AREAS
    assert [fill for fill in fills(light(picture)) if fill in fills(picture)] == [
        fill for fill in fills(picture) if fill not in AREAS
    ]
    assert all(min(int(_lighter(fill)[at : at + 2], 16) for at in (1, 3, 5)) > 210 for fill in AREAS)
    assert re.findall(r'stroke="[^"]*"', light(picture)) == re.findall(r'stroke="[^"]*"', picture)


def test_a_book_with_less_ink_has_no_frames() -> None:
    made = book(LIBRARY, LIBRARY.entries("chapter")["flight"], "en")
    assert '<body class="ink-saver">' in to_html(made, "a4", ink_saver=True).decode()
    assert len(to_pdf(made, "a4", ink_saver=True)) != len(to_pdf(made, "a4"))
