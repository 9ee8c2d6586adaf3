"""Chapters with planted faults."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from authoring.content.library import open_library
from engine.compile import compile_chapter
from engine.playtest.parties import first_party
from engine.records.chapter import Chapter
from engine.records.context import Context
from engine.records.game import Game
from engine.shrink.trial import Opening

Plant = Callable[[Game, Context], None]


class PlantedError(Exception):
    """A fault that a test has planted."""


@pytest.fixture
def flight() -> Chapter:
    """A bundled chapter, compiled for this test alone."""
    return compile_chapter(open_library().content_for("flight"))


def crash(game: Game, ctx: Context) -> None:
    """A rule that crashes."""
    raise PlantedError("planted")


def plant(chapter: Chapter, rule: str, fault: Plant) -> None:
    """Replace what a rule does."""
    found = [one for one in chapter.rules if one.name == rule]
    assert found
    for one in found:
        one.run = fault


def openings(chapter: Chapter) -> list[Opening]:
    """The first party, on the face where the chapter starts and on every other."""
    party = tuple(map(chapter.hero_ids.index, first_party(chapter, 0)))
    return [Opening(party, 0, start) for start in ("", *chapter.board.face_ids)]
