"""Rules that trigger each other without end are stopped."""

from __future__ import annotations

import pytest

from engine.records.errors import RuleLoop
from engine.runtime.codes import COUNTER_CHANGED
from engine.runtime.loops import MAX_WORK
from tests.engine.runtime.rules import hero
from tests.engine.vocabulary.stage import counter, do, stage


def test_rules_that_trigger_each_other_are_stopped_and_named_with_their_lines() -> None:
    rules = [
        {"id": "ping", "when": "counter-changed", "if": {"counter": "steps"}, "do": [{"count": "fired"}]},
        {"id": "pong", "when": "counter-changed", "if": {"counter": "fired"}, "do": [{"count": "steps"}]},
    ]
    table = stage(rules=rules)
    with pytest.raises(RuleLoop, match="rules trigger each other without end: ") as caught:
        do(table, {"count": "steps"})
    assert [name.split(" ")[0] for name in caught.value.rules] in (["ping", "pong", "ping"], ["pong", "ping", "pong"])
    assert all("(chapter scene)" in name for name in caught.value.rules)


def test_a_shallow_loop_that_branches_is_stopped_too() -> None:
    rules = [
        {"id": "spread", "when": "counter-changed", "if": {"counter": "steps", "value": {"at-most": 20}},
         "do": [{"count": "steps"}, {"count": {"counter": "steps", "by": -1}}, {"count": "steps"}]},
    ]  # fmt: skip
    table = stage(rules=rules)
    with pytest.raises(RuleLoop, match="spread"):
        do(table, {"count": "steps"})
    assert table.game.work > MAX_WORK or len(table.game.running) >= 20


def test_a_rule_that_triggers_itself_a_limited_number_of_times_is_no_loop() -> None:
    own = {"counters": {"steps": {"max": 9}, "fired": {}}}
    rule = {"id": "up", "when": "counter-changed", "if": {"counter": "steps"}, "do": [{"count": "steps"}]}
    table = stage(rules=[rule], chapter=own)
    do(table, {"count": "steps"})
    assert counter(table, "steps") == 9
    assert table.state.active[COUNTER_CHANGED]


def test_standing_rules_that_depend_on_themselves_are_named() -> None:
    rule = {"id": "proud", "if": {"compare": {"number": {"stat": "battle"}, "at-least": 2}}, "modify": {"battle": 1}}
    table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero(rule)}})
    with pytest.raises(RuleLoop, match="proud"):
        do(table, {"cheese": {"who": "owner", "amount": {"stat": "battle"}}}, owner="zoe")


def test_a_standing_rule_may_depend_on_another_value() -> None:
    rule = {"id": "wise", "modify": {"battle": {"stat": "lore"}}}
    table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero(rule)}})
    do(table, {"cheese": {"who": "owner", "amount": {"stat": "battle"}}}, owner="zoe")
    assert table.state.cheese[0] == 2
