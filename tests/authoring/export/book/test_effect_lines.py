"""Effects in lines, and the stories in them."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.export.book.effect_lines import lines, story_texts
from authoring.export.book.names import Namer

LIBRARY = open_library()
LINES: list[tuple[Any, str, str]] = [
    ({"place": {"minion": "roach", "count": 2}}, "en", "2\u00a0×\u00a0Roach."),
    ({"place": {"minion": "roach", "face": "kitchen", "at": ["k1"]}}, "en", "1\u00a0×\u00a0Roach – Kitchen, k1."),
    ({"put-token": {"token": "bell", "at": {"space": "kitchen/k1"}}}, "en", "Put a token: bell – Kitchen, k1."),
    ({"put-token": {"token": "bell", "at": ["a1"]}}, "fr", "Posez un jeton\u00a0: bell – a1."),
    ("surge", "en", "A surge happens."),
]


@pytest.mark.parametrize(("effect", "language", "line"), LINES)
def test_an_effect_is_a_line(effect: Any, language: str, line: str) -> None:
    assert lines([effect], Namer(LIBRARY, language)) == (line,)


def test_a_story_is_no_line() -> None:
    assert lines([{"story": "It rings."}], Namer(LIBRARY, "en")) == ()


def test_stories_are_found_at_any_depth_and_once() -> None:
    story = {"story": {"text": {"en": "It rings.", "fr": "Ça sonne."}}}
    effects = [story, {"if": {"if": {"page": 3}, "then": [story, {"story": "Then nothing."}]}}]
    assert story_texts(effects, "fr") == ("Ça sonne.", "Then nothing.")
