"""The tile drawn in characters."""

from __future__ import annotations

import pytest

from authoring.play.labels import label
from authoring.play.map import map_lines
from engine.play import step
from tests.authoring.play.table import compiled, names, new_game


@pytest.mark.parametrize("size", [(40, 12), (47, 14), (110, 40)])
def test_every_space_and_everybody_on_it(size: tuple[int, int]) -> None:
    game = new_game()
    for face in range(len(game.chapter.board.face_ids)):
        lines = [line.plain for line in map_lines(game, names(), face, size)]
        assert (len(lines[0]), len(lines)) == size
        text = " ".join(lines)
        spaces = {game.chapter.board.space_ids[space] for space in game.chapter.board.face_spaces[face]}
        if size[1] > 12:
            assert [space for space in spaces if space not in text] == []
    text = "\n".join(line.plain for line in map_lines(game, names(), game.party_face(), size))
    assert "CFMN" in text
    assert "r1" in text


def test_exits_and_spaces_that_can_be_reached_stand_out() -> None:
    game = new_game()
    face = game.chapter.board.face_ids.index("sewers")
    assert "▼▼▼" in map_lines(game, names(), face, (47, 14))[-1].plain
    space = game.chapter.board.space("sewers", "a1")
    lines = map_lines(game, names(), face, (47, 14), frozenset((space,)))
    assert any("on #87d787" in str(span.style) for line in lines for span in line.spans)


def test_everybody_is_on_the_map_all_through_a_game() -> None:
    """No name of a space and no other figure covers a figure."""
    game = compiled().game(3)
    hidden = 0
    for _ in range(60):
        step(game)
        face = game.party_face()
        text = " ".join(line.plain for line in map_lines(game, names(), face, (47, 14)))
        there = [slot for slot in range(len(game.state.pos)) if game.face_of(slot) == face]
        hidden += sum(label(game, slot) not in text for slot in there)
    assert hidden <= 6  # crowds of six and more on neighbouring spaces
