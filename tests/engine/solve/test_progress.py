"""What makes a position new, and how promising it is."""

from __future__ import annotations

from engine.play import new_game
from engine.records.chapter import MICE
from engine.records.game import Game
from engine.solve.progress import Progress
from tests.engine.scene import ScriptBot
from tests.engine.solve.test_search import LEVERS, PLATES, made


def begun(**keys: object) -> tuple[Progress, Game]:
    _, chapter = made(**keys)
    return Progress(chapter), new_game(chapter, [0, 1], 0, [ScriptBot()])


def test_a_counter_makes_a_position_new_and_more_promising() -> None:
    progress, game = begun(**LEVERS)
    before, promise = progress.cell(game), progress.promise(game)
    game.state.counters[0] = 2
    assert progress.cell(game) != before
    assert progress.promise(game) > promise


def test_time_and_wounds_make_a_position_worse_and_not_new() -> None:
    progress, game = begun(**LEVERS)
    before, worth = progress.cell(game), progress.worth(game)
    game.state.wheel += 1
    game.state.wounds[0] += 1
    assert progress.cell(game) == before
    assert progress.worth(game) < worth


def test_a_fulfilled_condition_of_a_victory_makes_a_position_new() -> None:
    progress, game = begun(**PLATES)
    before, promise = progress.cell(game), progress.promise(game)
    game.state.counters[0] = 1
    assert progress.cell(game) != before
    assert progress.promise(game) > promise


def test_exact_places_matter_only_where_something_is_wanted() -> None:
    progress, game = begun(**LEVERS)
    before = progress.cell(game)
    progress.near = frozenset(game.state.pos[:1])
    assert progress.cell(game) != before


def test_who_is_on_an_aimed_face_makes_a_position_new_and_minions_there_cost() -> None:
    progress, game = begun(**PLATES)
    progress.aim_at(game.chapter.board.face_spaces[game.face_of(0)])
    before, promise = progress.cell(game), progress.promise(game)
    game.state.minions_on[game.face_of(0)] |= 1 << MICE
    assert progress.cell(game) != before
    assert progress.promise(game) < promise


def test_nothing_draws_to_a_victory_while_lines_are_aimed_at() -> None:
    progress, game = begun(**PLATES)
    progress.aim_at(game.chapter.board.face_spaces[game.face_of(0)])
    promise = progress.promise(game)
    game.state.counters[0] = 1
    assert progress.promise(game) == promise


def test_counters_and_achievements_make_stages_and_places_do_not() -> None:
    progress, game = begun(**LEVERS)
    before = progress.stage(game)
    game.state.wheel += 1
    game.state.minions_on[game.face_of(0)] |= 1 << MICE
    assert progress.stage(game) == before
    game.state.counters[0] = 1
    assert progress.stage(game) != before
