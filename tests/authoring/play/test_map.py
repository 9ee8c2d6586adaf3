"""The tile drawn with letters."""

from __future__ import annotations

from authoring.play.map import map_lines
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions


def test_every_space_and_everybody_on_it() -> None:
    compiled = compile_plan(open_playable("flight").content(), PlaytestOptions("random", seed=4))
    game = compiled.game(0)
    for face, name in enumerate(game.chapter.board.face_ids):
        lines = list(map_lines(game, face))
        drawn = " ".join(lines).replace("^", " ").replace(">", " ").replace("x ", " ").split()
        assert lines[0] == name
        assert max(map(len, lines)) <= 92
        spaces = {game.chapter.board.space_ids[space] for space in game.chapter.board.face_spaces[face]}
        assert spaces - set(drawn) - {word.rstrip("x") for word in drawn} == set()
    text = "\n".join(map_lines(game, game.party_face()))
    assert "CO FI MA NE" in text
    assert "ra6" in text
    assert "CO collin" in text
