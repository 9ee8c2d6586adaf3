"""What counts as the same fault."""

from __future__ import annotations

from engine.bots.greedy.player import GreedyBot
from engine.records.errors import RuleLoop, Violation
from engine.shrink.faults import AnyFault, Condition
from tests.engine.bots.journey import ready


def test_a_sound_game_shows_no_fault() -> None:
    assert AnyFault().seen(ready([GreedyBot(1)], 1)) == ""


def test_the_same_invariant_at_another_place_is_the_same_fault() -> None:
    one = AnyFault().raised(Violation("field/a1 is overfull in [scene r1]"))
    assert one == AnyFault().raised(Violation("hall/h3 is overfull; more in [scene r9]"))
    assert one != AnyFault().raised(Violation("figure 7 stands on a face that is not up in [scene r1]"))


def test_a_known_fault_is_the_only_one() -> None:
    fault = AnyFault("rules trigger each other: a, b")
    assert fault.raised(RuleLoop(["b", "a", "b"])) == fault.known
    assert fault.raised(ValueError("x")) == ""
    game = ready([GreedyBot(1)], 1)
    game.state.wheel = 9
    assert fault.seen(game) == ""
    assert AnyFault().seen(game).startswith("broken invariant: ")


def test_a_condition_looks_at_the_position() -> None:
    game = ready([GreedyBot(1)], 1)
    assert Condition({"page": 1}).seen(game)
    assert not Condition({"page": 2}).seen(game)
    assert Condition({"page": 1}).raised(ValueError("x")) == ""
