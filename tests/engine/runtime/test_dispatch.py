"""Which rules react to an event, in which order, and who pays for them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.records.errors import ContentError
from engine.records.state import LOST
from engine.rulebook import wounds
from engine.runtime.codes import ROUND_END, TURN_START, WOUNDING
from engine.runtime.dispatch import fire
from tests.engine.runtime.rules import hero, minion
from tests.engine.table import BOW, ROAD, Table
from tests.engine.vocabulary.stage import counter, do, stage, when


def rules_run(table: Table) -> list[str]:
    """The names of the rules that ran, in order."""
    return [event.text.split(" ")[0] for event in table.trace.events if event.what == "rule"]


# -- order -------------------------------------------------------------------------------------------------------------


def counting_rule(ident: str) -> dict[str, Any]:
    return {"id": ident, "when": "round-end", "do": [{"count": "fired"}]}


def test_order_goes_by_kind_of_source_then_id_then_place() -> None:
    card = {"category": "item", "rules": [counting_rule("card")]}
    more = {
        "heroes": {"zoe": hero(counting_rule("zoe")), "abe": hero(counting_rule("abe-1"), counting_rule("abe-2"))},
        "minions": {"imp": minion(counting_rule("imp"))}, "search_cards": {"coin": card},
        "statuses": {"dizzy": {"rules": [counting_rule("dizzy")]}},
    }  # fmt: skip
    rooms = {"field": {"rules": [counting_rule("room")]}}
    table = stage({"zoe": "a1", "abe": "a2"}, [("imp", "a3")], [counting_rule("chapter")], more, {"rooms": rooms})
    table.give("zoe", "coin")
    table.afflict(0, "dizzy")
    fire(table.game, ROUND_END)
    assert rules_run(table) == ["chapter", "room", "dizzy", "imp", "abe-1", "abe-2", "zoe", "card"]


def test_order_does_not_depend_on_which_file_was_read_first() -> None:
    both = {"zoe": hero(counting_rule("zoe")), "abe": hero(counting_rule("abe"))}
    found = []
    for names in (("zoe", "abe"), ("abe", "zoe")):
        table = stage({"zoe": "a1", "abe": "a2"}, more={"heroes": {name: both[name] for name in names}})
        fire(table.game, ROUND_END)
        found.append(rules_run(table))
    assert found == [["abe", "zoe"], ["abe", "zoe"]]


def test_a_rule_with_several_owners_runs_for_each() -> None:
    rule = {"id": "drum", "when": "round-end", "do": [{"wheel": 1}]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    fire(table.game, ROUND_END)
    assert table.state.wheel == 2


def test_a_rule_bound_to_its_owner_runs_for_that_owner_only() -> None:
    rule = {"when": "wounding", "if": {"victim": "owner"}, "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    do(table, {"wound": {"who": {"figures-at": "field/a2"}}})
    assert counter(table) == 1


def test_an_owner_that_loses_the_source_meanwhile_is_skipped() -> None:
    rule = {"id": "last", "when": "round-end", "do": [{"count": "fired"}, {"remove": {"minions": "imp"}}]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    fire(table.game, ROUND_END)
    assert counter(table) == 1


def room_rule(**keys: Any) -> dict[str, Any]:
    return {"rooms": {"hall": {"rules": [when("round-end", **keys)]}}}


def test_a_room_answers_an_event_without_a_place_while_a_mouse_is_there() -> None:
    for hall, times in (("field/a1", 0), ("hall/h1", 1)):
        table = stage({"ash": "a1"}, chapter=room_rule(), tiles=ROAD)
        do(table, {"teleport": {"who": {"hero": "ash"}, "to": hall}})
        fire(table.game, ROUND_END)
        assert counter(table) == times


def test_with_always_it_answers_wherever_the_mice_are() -> None:
    table = stage({"ash": "a1"}, chapter=room_rule(always=True), tiles=ROAD)
    fire(table.game, ROUND_END)
    assert counter(table) == 1


def test_with_always_it_still_answers_only_what_happens_in_its_room_if_that_has_a_place() -> None:
    drop = {"rooms": {"hall": {"rules": [when("card-discarded", always=True)]}}}
    table = stage({"ash": "a1"}, chapter=drop, tiles=ROAD)
    table.give("ash", "map")
    do(table, {"discard": "map"}, owner="ash")
    assert counter(table) == 0


@pytest.mark.parametrize(
    ("chapter", "words"),
    [
        ({"rules": [when("round-end", always=True)]}, "only a rule of a room"),
        ({"rooms": {"field": {"rules": [when("turn-start", always=True)]}}}, 'every "turn-start" has a place'),
        (
            {"rooms": {"field": {"rules": [{"modify": {"move": 1}, "always": True}]}}},
            "a standing rule answers no event",
        ),
    ],
)
def test_always_is_refused_where_it_means_nothing(chapter: dict[str, Any], words: str) -> None:
    with pytest.raises(ContentError, match=words):
        stage(chapter=chapter)


def test_a_rule_does_not_run_for_an_owner_off_the_board() -> None:
    table = stage({"ash": "a1", "zoe": "a2"}, more={"heroes": {"zoe": hero(when("round-end"))}})
    do(table, {"capture": {"hero": "zoe"}})
    fire(table.game, ROUND_END)
    assert counter(table) == 0


def test_an_event_without_rules_makes_no_context() -> None:
    table = stage({"ash": "a1"})
    assert not any(table.state.active[: len(table.chapter.handlers)])
    assert fire(table.game, ROUND_END) is None


def test_a_rule_that_was_passed_over_is_not_tried_again_after_a_later_rule_ran() -> None:
    rules = [
        {"id": "early", "when": "round-end", "if": {"counter": {"name": "steps", "at-least": 1}}, "do": [{"wheel": 1}]},
        {"id": "later", "when": "round-end", "do": [{"count": "steps"}]},
        {"id": "last", "when": "round-end", "if": {"counter": {"name": "steps", "at-least": 1}}, "do": [{"wheel": 1}]},
    ]
    table = stage(rules=rules)
    fire(table.game, ROUND_END)
    assert rules_run(table) == ["later", "last"]


def test_a_rule_that_ran_does_not_run_again_for_the_same_event() -> None:
    table = stage(rules=[counting_rule("first"), counting_rule("second")])
    fire(table.game, ROUND_END)
    assert rules_run(table) == ["first", "second"]


def test_a_rule_that_becomes_active_meanwhile_waits_for_the_next_event() -> None:
    spin = {"id": "spin", "when": "round-end", "do": [{"status": {"who": {"hero": "ash"}, "status": "dizzy"}}]}
    table = stage({"ash": "a1"}, rules=[spin], more={"statuses": {"dizzy": {"rules": [counting_rule("dizzy")]}}})
    fire(table.game, ROUND_END)
    assert rules_run(table) == ["spin"]
    fire(table.game, ROUND_END)
    assert rules_run(table) == ["spin", "spin", "dizzy"]


def test_the_rules_after_one_that_ran_are_looked_up_by_where_the_figure_stands_then() -> None:
    away = {"id": "away", "when": "turn-start", "do": [{"teleport": {"who": {"hero": "ash"}, "to": "hall/h1"}}]}
    rooms = {
        name: {"rules": [{"id": name, "when": "turn-start", "do": [{"count": "fired"}]}]} for name in ("field", "hall")
    }
    table = stage({"ash": "a1"}, rules=[away], tiles=ROAD, chapter={"rooms": rooms})
    fire(table.game, TURN_START, figure=0)
    assert rules_run(table) == ["away", "hall"]


# -- instead, replace and the end --------------------------------------------------------------------------------------


def test_after_a_replacing_rule_no_other_rule_runs() -> None:
    rules = [
        {"id": "not-now", "replace": {"wounding": [{"wheel": 3}]}, "if": {"page": 9}},
        {"id": "first", "replace": {"wounding": [{"wheel": 1}]}},
        {"id": "second", "when": "wounding", "do": [{"wheel": 1}]},
    ]
    table = stage({"ash": "a1"}, rules=rules)
    wounds.wound(table.game, 0, 1, -1)
    assert (table.state.wheel, table.state.wounds[0]) == (1, 0)


def test_after_instead_the_other_rules_still_run() -> None:
    rules = [
        {"id": "stop", "when": "wounding", "do": ["instead"]},
        {"id": "not-now", "replace": {"wounding": [{"wheel": 3}]}, "if": {"page": 9}},
        {"id": "second", "when": "wounding", "do": [{"wheel": 1}]},
    ]
    table = stage({"ash": "a1"}, rules=rules)
    assert fire(table.game, WOUNDING, figure=0, amount=1).stopped
    assert table.state.wheel == 1


def test_when_the_chapter_is_over_no_rule_runs() -> None:
    rules = [{"id": "end", "when": "round-end", "do": ["lose"]}, counting_rule("late")]
    table = stage(rules=rules)
    fire(table.game, ROUND_END)
    assert (table.state.outcome, counter(table)) == (LOST, 0)


# -- cost --------------------------------------------------------------------------------------------------------------


def test_a_rule_is_not_offered_without_the_cheese_for_it() -> None:
    rule = {"id": "pay", "when": "free-action", "cost": 2, "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, rules=[rule])
    assert not table.offered("ash", "pay")
    do(table, {"cheese": {"who": "owner", "amount": 2}}, owner="ash")
    table.use("ash", "pay")
    assert (table.state.cheese[0], counter(table)) == (0, 1)


def test_the_player_decides_on_an_optional_rule() -> None:
    rule = when("turn-end", {"actor": "owner"}, may=True)
    for answer in (0, 1):
        table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero(rule)}})
        table.dice(BOW).begin("zoe").choose(answer).end_turn("zoe")
        assert counter(table) == answer


def test_without_an_owner_the_mouse_of_the_event_pays_and_decides() -> None:
    rule = {"id": "toll", "when": "turn-end", "cost": 2, "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, rules=[rule]).dice(BOW).begin("ash").end_turn("ash")
    assert (counter(table), table.state.cheese[0]) == (0, 0)
    do(table, {"cheese": {"who": "owner", "amount": 3}}, owner="ash")
    table.dice(BOW).begin("ash").end_turn("ash")
    assert (counter(table), table.state.cheese[0]) == (1, 1)


def test_a_rule_with_a_cost_does_not_run_where_no_mouse_can_pay() -> None:
    table = stage({"ash": "a1"}, rules=[{"id": "toll", "when": "round-end", "cost": 1, "do": [{"count": "fired"}]}])
    do(table, {"cheese": {"who": "owner", "amount": 3}}, owner="ash")
    fire(table.game, ROUND_END)
    assert counter(table) == 0


# -- guards ------------------------------------------------------------------------------------------------------------


def test_every_call_of_fire_is_guarded_by_a_look_at_the_active_rules() -> None:
    root = Path(engine.__file__).parent
    unguarded, fired = [], 0
    for path in sorted(root.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for function in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)):
            source = ast.get_source_segment(text, function) or ""
            for event in re.findall(r"(?<!def )\bfire\(\s*game,\s*([A-Z_]+)", source):
                fired += 1
                if f"active[{event}]" not in source:
                    unguarded.append(f"{path.relative_to(root)}: {function.name} fires {event}")
    assert fired > 40
    assert unguarded == []
