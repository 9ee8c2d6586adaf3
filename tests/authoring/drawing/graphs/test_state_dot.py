"""The state graph of a chapter as a picture."""

from __future__ import annotations

import re

import pytest

from authoring.content.library import open_library
from authoring.drawing import PictureError, draw_chapter, draw_tile
from authoring.drawing.jobs import chapter_jobs
from engine.records.content import Content
from tests.authoring.boardgraph.boards import random_board

CHAPTERS = sorted(open_library().entries("chapter"))


def drawn(content: Content) -> str:
    tiles = list(content.tiles.values())
    return draw_chapter(content.chapter, tiles, style="states", content=content).bytes("dot").decode()


def states(chapter: str, language: str = "en") -> str:
    jobs = chapter_jobs(chapter, "states", language)
    return jobs[0].bytes("dot").decode().replace('</font><br/><font point-size="10" color="#1f1a17">', "")


def test_states_carry_rooms_things_and_steps_by_their_names() -> None:
    dot = states("flight")
    assert "get: Fishhook &amp; Thread" in dot
    assert "flip: Guard Room → Sewers" in dot
    assert "fishhook-and-thread" not in dot
    assert 'class="state won"' in dot
    assert 'class="state lost"' not in dot


def test_states_are_in_the_language_of_the_picture() -> None:
    dot = states("flight", "ru")
    assert "Комната стражи" in dot
    assert not re.search("[a-z]{3}", re.sub(r'<[^>]*>|[a-z]+=("[^"]*"|\w+)|[a-z]*graph|node|edge|label', "", dot))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_bundled_chapters_fold_into_few_boxes(chapter: str) -> None:
    assert 2 <= states(chapter).count('class="state ') <= 25


def test_soft_locks_are_red() -> None:
    boards = (random_board(seed) for seed in range(40))
    assert any('class="state lost"' in dot and 'class="state won"' in dot for dot in map(drawn, boards))


def test_a_chapter_without_victory_has_no_states_to_draw() -> None:
    content = random_board(1)
    del content.chapter["victory"]
    with pytest.raises(PictureError, match="no victory"):
        drawn(content)


def test_a_tile_has_no_states() -> None:
    face = random_board(1).tiles["t0"]["faces"][0]
    with pytest.raises(PictureError, match="chapters only"):
        draw_tile(face, style="states")
