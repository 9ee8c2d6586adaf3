"""An effect that finds nobody or nothing does nothing, but not in silence: the trace says so and the game counts it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.playtest import CompiledPlan, run
from engine.vocabulary import registry
from tests.engine.playtest.toy import chase
from tests.engine.table import Table
from tests.engine.vocabulary.stage import MARKS, do, sample, stage

RATS: Final = {"minions": "grub"}
"""There is no grub on the table."""
ASH: Final = {"hero": "ash"}
NOWHERE: Final = {"spaces-of": RATS}

SILENT: Final[list[dict[str, Any]]] = [
    {"attack": {"who": RATS, "by": ASH}},
    {"attack": {"who": "all-minions", "by": RATS}},
    {"attack-again": RATS},
    {"attack-again": ASH},
    {"capture": RATS},
    {"cheese": {"who": RATS}},
    {"cheese": {"who": "all-minions"}},
    {"cheese": {"who": ASH, "amount": -2}},
    {"choose": {"by": ASH, "options": [{"text": "Go", "do": ["surge"], "if": {"round": 9}}]}},
    {"clear-trap": {"at": "anywhere"}},
    {"count": {"counter": "marks", "who": RATS}},
    {"cure": {"who": "all-mice"}},
    {"defeat": RATS},
    {"discard": {"who": ASH}},
    {"discard": {"who": RATS}},
    {"draw": {"who": RATS}},
    {"end-status": {"who": "all-mice", "status": "stunned"}},
    {"fetch": {"card": "map", "who": RATS}},
    {"for-each": {"who": RATS, "do": ["surge"]}},
    {"give-card": {"card": "map", "who": ASH, "from": "minions"}},
    {"heal": {"who": ASH}},
    {"hit": {"who": RATS}},
    {"initiative": {"who": RATS, "to": "top"}},
    {"join": {"hero": "ash", "at": "field/a1"}},
    {"knock-down": RATS},
    {"lasting": {"who": RATS, "until": "round-ends", "rule": {"modify": {"move": 1}}}},
    {"learn": RATS},
    {"link": {"from": NOWHERE, "to": "field/a1"}},
    {"move": {"who": RATS, "spaces": 2}},
    {"move": {"who": ASH, "spaces": 2, "towards": NOWHERE}},
    {"pick-space": {"from": NOWHERE}},
    {"place": {"minion": "rat", "at": NOWHERE}},
    {"place": {"minion": "rat", "count": 0}},
    {"push": {"who": RATS, "towards": "N"}},
    {"put-token": {"token": "key", "at": NOWHERE}},
    {"redirect": RATS},
    {"remove": RATS},
    {"remove": ASH},
    {"rescue": ASH},
    {"search": RATS},
    {"search-again": ASH},
    {"set": {"counter": "marks", "who": RATS}},
    {"set-trap": {"at": NOWHERE}},
    {"shuffle-back": "map"},
    {"status": {"who": RATS, "status": "stunned"}},
    {"steal-cheese": {"from": ASH, "amount": 1}},
    {"swap": {"who": ASH, "with": RATS}},
    {"swap": {"who": ASH, "with": ASH}},
    {"take-card": {"from": ASH, "to": {"minions": "rat"}}},
    {"take-token": "key"},
    {"teleport": {"who": RATS, "to": "field/a1"}},
    {"unlink": {"from": NOWHERE}},
    {"wound": {"who": RATS}},
]
"""Effects that find nobody or nothing on this table."""

ANSWERED: Final = ("achieve",)
"""Effects that do something even if their selector finds nobody: the party earns the achievement."""

DEPENDENT: Final = ("choose", "count", "give-card", "initiative", "set", "steal-cheese")
"""Effects whose parameters depend on each other, so that samples of them do not suit; `SILENT` has examples."""

NOBODY: Final = {"who": RATS, "where": NOWHERE}
"""Selectors that find nothing on this table, by type of parameter."""

SELECTING: Final = [
    word for word, effect in registry.EFFECTS.items() if {"who", "where"} & {param.type for param in effect.params}
]
"""The effects with a selector."""

HEARD: Final[list[dict[str, Any]]] = [
    {"achieve": "brave"},
    {"cheese": {"who": ASH}},
    {"count": {"counter": "marks", "who": ASH}},
    {"discard": {"who": ASH, "else": [{"count": "fired"}]}},
    {"draw": {"who": ASH}},
    {"for-each": {"who": ASH, "do": [{"count": "fired"}]}},
    {"give-card": {"card": "map", "who": ASH}},
    {"heal": {"who": {"hero": "birch"}}},
    {"knock-down": ASH},
    {"place": {"minion": "rat"}},
    {"put-token": {"token": "key", "at": "field/a1"}},
    {"set-trap": {"at": "field/a1"}},
    {"status": {"who": "all-minions", "status": "stunned"}},
    {"swap": {"who": ASH, "with": {"hero": "birch"}}},
    {"take-card": {"from": ASH, "to": {"minions": "rat"}, "else": [{"count": "fired"}]}},
    {"teleport": {"who": ASH, "to": "field/b1"}},
    {"wound": {"who": ASH}},
]
"""Effects that find somebody or something."""


def table() -> Table:
    found = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")], chapter=MARKS)
    found.state.wounds[1] = 1
    return found


def name(effect: dict[str, Any]) -> str:
    return next(iter(effect))


@pytest.mark.parametrize("effect", SILENT, ids=name)
def test_nothing_found_is_heard(effect: dict[str, Any]) -> None:
    found = table()
    do(found, effect, event="attack-declared" if name(effect) == "redirect" else "round-end")
    assert list(found.game.nothings.values()) == [1]
    said = [event.text for event in found.trace.events if event.what == "nothing"]
    assert len(said) == 1
    assert said[0].startswith(name(effect))


@pytest.mark.parametrize("effect", HEARD, ids=name)
def test_something_found_is_not(effect: dict[str, Any]) -> None:
    found = table()
    do(found, effect)
    assert not found.game.nothings


@pytest.mark.parametrize("word", [word for word in SELECTING if word not in (*ANSWERED, *DEPENDENT)])
def test_an_effect_that_finds_nobody_is_heard(word: str) -> None:
    """Every effect with a selector, with parameters that suit its declaration."""
    effect = registry.EFFECTS[word]
    nobody = {param.name: NOBODY[param.type] for param in effect.params if param.type in NOBODY}
    needed = {param.name: sample(param) for param in effect.params if param.required}
    found = table()
    do(found, {word: needed | nobody}, event=effect.within[0] if effect.within else "round-end")
    assert list(found.game.nothings.values()) == [1]


def test_effects_with_dependent_parameters_have_an_example() -> None:
    assert {*DEPENDENT} <= set(map(name, SILENT))


def test_an_achievement_is_earned_once() -> None:
    found = table()
    do(found, {"achieve": "brave"}, {"achieve": "brave"})
    assert list(found.game.nothings.values()) == [1]


def test_a_tally_counts_what_found_nothing() -> None:
    """In each of these games the first rule finds nobody, and the second one somebody."""
    rules = [
        {"id": "idle", "when": "chapter-start", "do": [{"heal": {"who": "all-mice"}}, {"count": "beaten"}]},
        {"id": "busy", "when": "chapter-start", "do": [{"cheese": {"who": "all-mice"}}]},
    ]
    compiled = CompiledPlan(chase(rules=rules))
    chapter, tally = compiled.chapter, run(compiled.plan, 5).tally
    rows = {chapter.rules[chapter.effects[effect].rule].name: row for effect, row in tally.nothings.items()}
    assert (rows["idle"].times, rows["idle"].games, rows["idle"].first) == (5, 5, 0)
    assert "busy" not in rows
    assert [effect.word for effect in chapter.effects if chapter.rules[effect.rule].name == "idle"] == ["heal", "count"]
