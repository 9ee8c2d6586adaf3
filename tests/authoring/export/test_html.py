"""HTML: one file, with texts escaped and pictures left as they are."""

from __future__ import annotations

from authoring.export.cards.write import Sheets, to_html
from authoring.export.html import _picture


def test_a_page_is_rendered_from_its_template() -> None:
    text = to_html(Sheets("a4", "<fr>")).decode()
    assert 'lang="&lt;fr&gt;"' in text
    assert "<style>" in text


def test_pictures_are_inserted_unescaped() -> None:
    assert _picture("<svg/>").__html__() == "<svg/>"
