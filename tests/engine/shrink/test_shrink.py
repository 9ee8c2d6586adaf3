"""Ten planted faults: each gives a game of at most a quarter of the choices, and the fault is never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.bots.greedy.player import GreedyBot
from engine.records.chapter import Chapter
from engine.records.context import Context
from engine.records.errors import RuleLoop
from engine.records.game import Game
from engine.records.state import STALLED
from engine.shrink.faults import AnyFault, Condition, Fault
from engine.shrink.shrink import Effort, Shrinker
from engine.shrink.trial import Trial
from tests.engine.shrink.conftest import Plant, crash, openings, plant


def break_the_wheel(game: Game, ctx: Context) -> None:
    game.state.wheel = 9


def lose_a_card(game: Game, ctx: Context) -> None:
    game.state.deck.pop()


def loop(game: Game, ctx: Context) -> None:
    raise RuleLoop(["old-crow", "tree"])


def stall(game: Game, ctx: Context) -> None:
    game.finish(STALLED, "too much work")


def nothing(chapter: Chapter) -> None:
    """Plant nothing: the fault is a condition."""


def planted(rule: str, fault: Plant) -> Callable[[Chapter], None]:
    return lambda chapter: plant(chapter, rule, fault)


FAULTS: dict[str, tuple[Callable[[Chapter], None], Callable[[], Fault], str]] = {
    "a crash late in the chapter": (planted("old-crow", crash), AnyFault, "crash: PlantedError"),
    "a crash in the kitchen": (planted("attract-the-cook", crash), AnyFault, "crash: PlantedError"),
    "a crash of a roach": (planted("roaches-eat", crash), AnyFault, "crash: PlantedError"),
    "a wheel that is too full": (planted("old-crow", break_the_wheel), AnyFault, "broken invariant:"),
    "a card that is lost": (planted("attract-the-cook", lose_a_card), AnyFault, "broken invariant:"),
    "rules without end": (planted("old-crow", loop), AnyFault, "rules trigger each other: old-crow, tree"),
    "a game that never ends": (planted("attract-the-cook", stall), AnyFault, "stalled: too much work"),
    "a mouse is captured": (nothing, lambda: condition(mice={"collin": "captured"}), "the condition holds"),
    "page 4": (nothing, lambda: condition(page=4), "the condition holds"),
    "the chapter is won": (nothing, lambda: condition(outcome="won"), "the condition holds"),
}


def condition(**expect: Any) -> Condition:
    return Condition(expect)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_shown_by_a_quarter_of_the_choices(name: str, flight: Chapter) -> None:
    plant_it, make, words = FAULTS[name]
    plant_it(flight)
    fault = make()
    trial = Trial(flight, fault)
    shrinker = Shrinker(trial, openings(flight))
    first = shrinker.find(GreedyBot, 0)
    assert first is not None
    assert first.words.startswith(words)
    if isinstance(fault, AnyFault):
        fault.known = first.words
    best = shrinker.shrink(first)
    assert best.choices * 4 <= first.choices, f"{best.choices} choices of {first.choices}"
    again = shrinker.again(best)
    assert again is not None
    assert again.words == first.words
    assert again.answers == best.answers


def test_nothing_is_found_where_there_is_no_fault(flight: Chapter) -> None:
    shrinker = Shrinker(Trial(flight, Condition({"page": 99})), openings(flight), Effort(games=2, others=2))
    assert shrinker.find(GreedyBot, 0) is None


def test_another_fault_is_not_taken_for_the_one(flight: Chapter) -> None:
    """A rule loop in the kitchen comes sooner than the crash at the crow, and does not count."""
    plant(flight, "old-crow", crash)
    fault = AnyFault()
    shrinker = Shrinker(Trial(flight, fault), openings(flight))
    first = shrinker.find(GreedyBot, 0)
    assert first is not None
    fault.known = first.words
    plant(flight, "attract-the-cook", loop)
    assert shrinker.shrink(first).words == first.words
