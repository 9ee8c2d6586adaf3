"""What a game may do all in all, and how large the numbers that it computes may become."""

from __future__ import annotations

import pytest

import engine.runtime.loops
from engine.bots import BOTS
from engine.play import new_game, play
from engine.records.bounds import GREATEST, LEAST
from engine.records.chapter import MOVE
from engine.records.game import Game
from engine.records.state import STALLED
from engine.rulebook.inventory import pack_limit
from engine.rulebook.routes import reach
from engine.rulebook.values import mouse_value
from engine.runtime.loops import MAX_LABOUR
from tests.engine.runtime.rules import hero
from tests.engine.soundness import chapter_of, parties_of
from tests.engine.vocabulary.stage import counter, do, number, stage

HUGE = 10**8


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        (HUGE, GREATEST),
        (-HUGE, LEAST),
        ({"product": [999, 999, 999]}, GREATEST),
        ({"product": [999, -999]}, LEAST),
        ({"sum": [999, 999]}, GREATEST),
    ],
)
def test_a_number_stays_within_bounds(value: object, kept: int) -> None:
    assert number(stage(), value) == kept


@pytest.mark.parametrize("change", [{"by": HUGE}, {"set": HUGE}, {"times": HUGE}, {"by": 99, "times": HUGE}])
def test_a_modified_value_stays_within_bounds(change: dict[str, int]) -> None:
    table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero({"id": "far", "modify": {"move": change}})}})
    assert 0 < mouse_value(table.game, 0, MOVE) <= GREATEST
    table.state.allowance = mouse_value(table.game, 0, MOVE)
    assert reach(table.game, 0)


def test_a_pack_holds_no_fewer_than_no_cards() -> None:
    rule = {"id": "light", "modify": {"pack-limit": -99}}
    table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero(rule)}})
    assert pack_limit(table.game, 0) == 0


def test_a_huge_look_sees_each_card_once() -> None:
    table = stage({"ash": "a1"})
    before = table.game.labour
    do(table, {"draw": {"who": "all-mice", "look": HUGE}})
    assert table.game.labour - before <= len(table.chapter.copies) + 2


def test_a_counter_never_grows_above_every_bound() -> None:
    table = stage()
    for _ in range(3):
        do(table, {"count": {"counter": "steps", "by": 999}})
    assert counter(table, "steps") == GREATEST


def flight() -> Game:
    """A bundled chapter, ready for its first turn."""
    chapter = chapter_of("flight")
    party = [chapter.hero_ids.index(name) for name in parties_of("flight")[0]]
    return new_game(chapter, party, 1, [BOTS["random"](1)])


def test_a_game_that_has_had_its_work_stalls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.runtime.loops, "MAX_LABOUR", 20)
    game = flight()
    play(game)
    assert (game.state.outcome, game.state.reason) == (STALLED, "too much work")


def test_a_usual_game_needs_a_small_part_of_its_work() -> None:
    game = flight()
    play(game)
    assert game.state.reason != "too much work"
    assert 0 < game.labour < MAX_LABOUR // 100
