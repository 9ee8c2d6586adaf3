"""HTML: one file, with texts escaped and pictures left as they are."""

from __future__ import annotations

from authoring.export.cards.measure import line_height
from authoring.export.cards.write import BLEED, CARD
from authoring.export.html import _picture, page


def test_a_page_is_rendered_from_its_template() -> None:
    text = page(
        "cards.html.j2", sheets=[], paper="a4", language="<fr>", card=CARD, bleed=BLEED, line_height=line_height
    )
    assert 'lang="&lt;fr&gt;"' in text
    assert "<style>" in text


def test_pictures_are_inserted_unescaped() -> None:
    assert _picture("<svg/>").__html__() == "<svg/>"
