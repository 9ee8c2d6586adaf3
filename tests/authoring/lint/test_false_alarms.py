"""No false alarm: tiles, chapters and campaigns that are sound lint clean, of everything.

If a new rule reports something here, correct the rule; or change `valid_chapters.py`, if every author should follow it.
"""

from __future__ import annotations

import pytest

from authoring.lint import lint
from tests.authoring.lint.valid_chapters import library_of, random_campaign, random_chapter, random_tiles

CHAPTERS = 500
PART = 50


@pytest.mark.parametrize("first", range(0, CHAPTERS, PART))
def test_sound_chapters_lint_clean(first: int) -> None:
    tiles = random_tiles(first)
    chapters = [random_chapter(seed, tiles) for seed in range(first, first + PART)]
    library, files = library_of([*tiles, *chapters, *random_campaign(first, chapters)])
    assert [f"{one.path}:{one.line} {one.code} {one.message}" for one in lint(library, files)] == []
