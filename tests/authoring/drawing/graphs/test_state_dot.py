"""The state graph of a chapter as a picture."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from authoring.content.library import open_library
from authoring.drawing import PictureError, draw_chapter, draw_tile
from engine.records.content import Content
from tests.authoring.boardgraph.boards import random_board


def drawn(content: Content) -> str:
    tiles = list(content.tiles.values())
    return draw_chapter(content.chapter, tiles, style="states", content=content).bytes("dot").decode()


def test_states_carry_faces_things_and_steps() -> None:
    library = open_library()
    tiles = [entry.data for entry in library.entries("tile").values()]
    flight = library.entries("chapter")["flight"].data
    dot = draw_chapter(flight, tiles, style="states", content=library.content_for("flight")).bytes("dot").decode()
    assert "item fishhook-and-thread" in dot
    assert "explore the S exit" in dot.replace("<br/>", " ").replace('</font> <font point-size="8">', " ")
    assert 'class="state won"' in dot
    assert 'class="state lost"' not in dot


def test_soft_locks_are_red() -> None:
    boards = (random_board(seed) for seed in range(40))
    assert any('class="state lost"' in dot and 'class="state won"' in dot for dot in map(drawn, boards))


def test_words_of_steps_stand_on_no_state_and_on_no_other_words() -> None:
    library = open_library()
    tiles = [entry.data for entry in library.entries("tile").values()]
    for name in ("flight", "five-to-midnight"):
        chapter, content = library.entries("chapter")[name].data, library.content_for(name)
        dot = draw_chapter(chapter, tiles, style="states", content=content).bytes("dot").decode()
        found = [re.match(r'  (s|t)\d+ \[pos="([-\d.]+),([-\d.]+)!"', line) for line in dot.splitlines()]
        places = [(one[1], float(one[2]), float(one[3])) for one in found if one]
        assert {kind for kind, _, _ in places} == {"s", "t"}
        for (kind, x, y), (_, x2, y2) in combinations(sorted(places, reverse=True), 2):
            assert kind == "s" or abs(x - x2) > 150 or abs(y - y2) > 40


def test_a_chapter_without_victory_has_no_states_to_draw() -> None:
    content = random_board(1)
    del content.chapter["victory"]
    with pytest.raises(PictureError, match="no victory"):
        drawn(content)


def test_a_tile_has_no_states() -> None:
    face = random_board(1).tiles["t0"]["faces"][0]
    with pytest.raises(PictureError, match="chapters only"):
        draw_tile(face, style="states")
