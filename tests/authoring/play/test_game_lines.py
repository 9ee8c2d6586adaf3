"""The state of a game in lines of text."""

from __future__ import annotations

from authoring.play.game_lines import game_lines, mouse_line
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions


def test_clock_tiles_and_every_mouse_are_described() -> None:
    game = compile_plan(open_playable("flight").content(), PlaytestOptions(1, 4, "random")).game(0)
    lines = list(game_lines(game))
    assert lines[0] == f"round {game.state.round}, page {game.state.page} of {game.state.end_page}, wheel 0 of 6"
    assert lines[2].startswith("tiles: guard-room")
    mice = [mouse_line(game, mouse) for mouse in range(game.state.mice)]
    assert [line for line in lines if line in mice] == mice
    assert mice[0].startswith("  collin at ")
