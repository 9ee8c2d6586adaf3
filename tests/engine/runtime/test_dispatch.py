"""Which rules answer an event, in which order, how often, and when they go in circles."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from authoring.content.library import open_library
from engine import invariants
from engine.compile import compile_chapter
from engine.records.chapter import BATTLE
from engine.records.errors import RuleLoop
from engine.records.game import Game
from engine.records.state import LOST, empty_state
from engine.rulebook import values, wounds
from engine.runtime.codes import COUNTER_CHANGED, MOD_FORBID, ROUND_END, SPACE_ENTERED, WOUNDING
from engine.runtime.dispatch import EVERYONE, MOST_WORK, disown, fire, own
from tests.engine.table import BOW, ROAD, Table
from tests.engine.vocabulary.stage import counter, do, slot, stage, when


def told(table: Table) -> list[str]:
    """The rules that ran, in order."""
    return [event.text.split(" ")[0] for event in table.trace.events if event.what == "rule"]


def hero(*rules: dict[str, Any]) -> dict[str, Any]:
    return {"classes": ["leader"], "battle": 1, "defence": 1, "lore": 1, "move": 1, "life": 4, "rules": list(rules)}


def minion(*rules: dict[str, Any]) -> dict[str, Any]:
    return {"battle": 1, "defence": 0, "attack": "melee", "size": "small", "figure": "rat", "rules": list(rules)}


# -- order -------------------------------------------------------------------------------------------------------------


def noting(ident: str) -> dict[str, Any]:
    return {"id": ident, "when": "round-end", "do": [{"count": "fired"}]}


def test_order_goes_by_kind_of_source_then_id_then_place() -> None:
    card = {"category": "item", "rules": [noting("card")]}
    more = {
        "heroes": {"zoe": hero(noting("zoe")), "abe": hero(noting("abe-1"), noting("abe-2"))},
        "minions": {"imp": minion(noting("imp"))}, "search_cards": {"coin": card},
        "statuses": {"dizzy": {"rules": [noting("dizzy")]}},
    }  # fmt: skip
    rooms = {"field": {"rules": [noting("room")]}}
    table = stage({"zoe": "a1", "abe": "a2"}, [("imp", "a3")], [noting("chapter")], more, {"rooms": rooms})
    table.give("zoe", "coin")
    table.afflict(0, "dizzy")
    fire(table.game, ROUND_END)
    assert told(table) == ["chapter", "room", "dizzy", "imp", "abe-1", "abe-2", "zoe", "card"]


def test_order_does_not_depend_on_which_file_was_read_first() -> None:
    both = {"zoe": hero(noting("zoe")), "abe": hero(noting("abe"))}
    found = []
    for names in (("zoe", "abe"), ("abe", "zoe")):
        table = stage({"zoe": "a1", "abe": "a2"}, more={"heroes": {name: both[name] for name in names}})
        fire(table.game, ROUND_END)
        found.append(told(table))
    assert found == [["abe", "zoe"], ["abe", "zoe"]]


def test_a_rule_with_several_owners_runs_for_each() -> None:
    rule = {"id": "drum", "when": "round-end", "do": [{"wheel": 1}]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    fire(table.game, ROUND_END)
    assert table.state.wheel == 2


def test_bound_to_its_owner_it_answers_for_one_only() -> None:
    rule = {"when": "wounding", "if": {"victim": "owner"}, "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    do(table, {"wound": {"who": {"figures-at": "field/a2"}}})
    assert counter(table) == 1


def test_who_loses_the_source_meanwhile_is_passed_over() -> None:
    rule = {"id": "last", "when": "round-end", "do": [{"count": "fired"}, {"remove": {"minions": "imp"}}]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    fire(table.game, ROUND_END)
    assert counter(table) == 1


def test_an_owner_off_the_board_is_silent() -> None:
    table = stage({"ash": "a1", "zoe": "a2"}, more={"heroes": {"zoe": hero(when("round-end"))}})
    do(table, {"capture": {"hero": "zoe"}})
    fire(table.game, ROUND_END)
    assert counter(table) == 0


def test_an_event_without_rules_is_not_even_told_of() -> None:
    table = stage({"ash": "a1"})
    assert not any(table.state.active[: len(table.chapter.handlers)])
    assert fire(table.game, ROUND_END) is None


# -- instead, replace and the end --------------------------------------------------------------------------------------


def test_after_a_replacing_rule_no_other_answers() -> None:
    rules = [
        {"id": "not-now", "replace": {"wounding": [{"wheel": 3}]}, "if": {"page": 9}},
        {"id": "first", "replace": {"wounding": [{"wheel": 1}]}},
        {"id": "second", "when": "wounding", "do": [{"wheel": 1}]},
    ]
    table = stage({"ash": "a1"}, rules=rules)
    wounds.wound(table.game, 0, 1, -1)
    assert (table.state.wheel, table.state.wounds[0]) == (1, 0)


def test_after_instead_the_others_still_answer() -> None:
    rules = [
        {"id": "stop", "when": "wounding", "do": ["instead"]},
        {"id": "not-now", "replace": {"wounding": [{"wheel": 3}]}, "if": {"page": 9}},
        {"id": "second", "when": "wounding", "do": [{"wheel": 1}]},
    ]
    table = stage({"ash": "a1"}, rules=rules)
    assert fire(table.game, WOUNDING, figure=0, amount=1).stopped
    assert table.state.wheel == 1


def test_when_the_chapter_is_over_no_rule_answers() -> None:
    rules = [{"id": "end", "when": "round-end", "do": ["lose"]}, noting("late")]
    table = stage(rules=rules)
    fire(table.game, ROUND_END)
    assert (table.state.outcome, counter(table)) == (LOST, 0)


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "times"), [("turn", 1), ({"per": "turn", "times": 2}, 2), (None, 3)])
def test_limits_count_uses(limit: Any, times: int) -> None:
    table = stage(rules=[when("wheel-changed", limit=limit) if limit else when("wheel-changed")])
    do(table, {"wheel": 1}, {"wheel": 1}, {"wheel": 1}, owner="ash")
    assert counter(table) == times


def test_a_new_span_counts_afresh() -> None:
    table = stage(rules=[when("wheel-changed", limit="round")])
    do(table, {"wheel": 1}, {"wheel": -1}, owner="ash")
    table.state.round += 1
    do(table, {"wheel": 1}, owner="ash")
    assert counter(table) == 2
    table.state.turn += 1
    do(table, {"wheel": -1}, owner="ash")
    assert counter(table) == 2


def test_once_per_tile_means_once_on_each() -> None:
    rule = {"id": "look", "when": "free-action", "limit": "tile", "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, rules=[rule], tiles=ROAD).use("ash", "look")
    assert not table.offered("ash", "look")
    for place, offered in (("hall/h1", True), ("field/a1", False), ("hall/h1", False)):
        do(table, {"teleport": {"who": "owner", "to": place}}, owner="ash")
        assert table.offered("ash", "look") is offered
        if offered:
            table.use("ash", "look")


def test_every_owner_counts_on_its_own() -> None:
    rule = {"when": "wounding", "if": {"victim": "owner"}, "limit": "chapter", "do": ["instead"]}
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": minion(rule)}})
    do(table, {"wound": "all-minions"})
    assert table.count("imp") == 2
    do(table, {"wound": {"figures-at": "field/a2"}})
    assert table.count("imp") == 1


def test_a_new_minion_starts_afresh() -> None:
    rule = {"when": "wounding", "if": {"victim": "owner"}, "limit": "chapter", "do": ["instead"]}
    table = stage({"ash": "a1"}, [("imp", "a2")], more={"minions": {"imp": minion(rule)}})
    first = slot(table, "imp")
    do(table, {"wound": "all-minions"}, {"wound": "all-minions"})
    table.add_minion("imp", "a2")
    assert slot(table, "imp") == first
    do(table, {"wound": "all-minions"})
    assert table.count("imp") == 1


# -- cost --------------------------------------------------------------------------------------------------------------


def test_what_cannot_be_paid_is_not_offered() -> None:
    rule = {"id": "pay", "when": "free-action", "cost": 2, "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, rules=[rule])
    assert not table.offered("ash", "pay")
    do(table, {"cheese": {"who": "owner", "amount": 2}}, owner="ash")
    table.use("ash", "pay")
    assert (table.state.cheese[0], counter(table)) == (0, 1)


def test_what_may_be_declined_is_asked() -> None:
    rule = when("turn-end", {"actor": "owner"}, may=True)
    for answer in (0, 1):
        table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero(rule)}})
        table.dice(BOW).begin("zoe").choose(answer).end_turn("zoe")
        assert counter(table) == answer


# -- loops -------------------------------------------------------------------------------------------------------------


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
    assert table.game.work > MOST_WORK or len(table.game.running) >= 20


def test_a_rule_that_runs_itself_out_is_no_loop() -> None:
    own = {"counters": {"steps": {"max": 9}, "fired": {}}}
    rule = {"id": "up", "when": "counter-changed", "if": {"counter": "steps"}, "do": [{"count": "steps"}]}
    table = stage(rules=[rule], chapter=own)
    do(table, {"count": "steps"})
    assert counter(table, "steps") == 9
    assert table.state.active[COUNTER_CHANGED]


def test_standing_rules_that_need_their_own_answer_are_named() -> None:
    rule = {"id": "proud", "if": {"compare": {"number": {"stat": "battle"}, "at-least": 2}}, "modify": {"battle": 1}}
    table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero(rule)}})
    with pytest.raises(RuleLoop, match="proud"):
        do(table, {"cheese": {"who": "owner", "amount": {"stat": "battle"}}}, owner="zoe")


def test_a_standing_rule_may_speak_of_another_value() -> None:
    rule = {"id": "wise", "modify": {"battle": {"stat": "lore"}}}
    table = stage({"zoe": "a1"}, more={"heroes": {"zoe": hero(rule)}})
    do(table, {"cheese": {"who": "owner", "amount": {"stat": "battle"}}}, owner="zoe")
    assert table.state.cheese[0] == 2


def test_without_an_owner_the_mouse_of_the_event_pays_and_decides() -> None:
    rule = {"id": "toll", "when": "turn-end", "cost": 2, "do": [{"count": "fired"}]}
    table = stage({"ash": "a1"}, rules=[rule]).dice(BOW).begin("ash").end_turn("ash")
    assert (counter(table), table.state.cheese[0]) == (0, 0)
    do(table, {"cheese": {"who": "owner", "amount": 3}}, owner="ash")
    table.dice(BOW).begin("ash").end_turn("ash")
    assert (counter(table), table.state.cheese[0]) == (1, 1)


def test_what_nobody_can_pay_for_does_not_happen() -> None:
    table = stage({"ash": "a1"}, rules=[{"id": "toll", "when": "round-end", "cost": 1, "do": [{"count": "fired"}]}])
    do(table, {"cheese": {"who": "owner", "amount": 3}}, owner="ash")
    fire(table.game, ROUND_END)
    assert counter(table) == 0


# -- silence is free ---------------------------------------------------------------------------------------------------


def test_nobody_fires_an_event_without_looking_whether_a_rule_answers_it() -> None:
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


# -- whose rules speak of whom -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_whose_a_source_is_decides_of_whom_its_rules_speak_however_it_changed_hands(seed: int) -> None:
    chapter = compile_chapter(open_library().content_for("flight"))
    state = empty_state(chapter, 0)
    game, rng = Game(chapter, state, []), random.Random(seed)
    sources = [source for source, rules in enumerate(chapter.source_rules) if rules]
    for turn in range(4000):
        bit = rng.choice([EVERYONE, *(1 << figure for figure in range(chapter.figures))])
        rng.choice([own, disown])(game, rng.choice(sources), bit)
        if not turn % 100:
            disown(game, (source := rng.choice(sources)), state.owners[source])
    assert not list(invariants._rules(game))


# -- who can hear ------------------------------------------------------------------------------------------------------


def heard(table: Table, event: int) -> tuple[int, int]:
    """How many rules of an event can speak of a mouse, and how many of a minion, on the first space of the board."""
    chapter = table.chapter
    return chapter.mice_heard[event][0].bit_count(), chapter.minions_heard[event][0].bit_count()


@pytest.mark.parametrize(
    ("mover", "expected"),
    [
        ("minion", (0, 1)), ("mouse", (1, 0)), ("rat", (0, 1)), ("ash", (1, 0)),
        ({"minion": "rat", "wounded": True}, (0, 1)), ({"side": "mouse"}, (1, 0)), ({"wounded": True}, (1, 1)),
        (["mouse", "minion"], (1, 1)),
    ],
)  # fmt: skip
def test_a_rule_that_first_asks_for_a_side_is_not_heard_by_the_other(mover: Any, expected: tuple[int, int]) -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[when("space-entered", {"mover": mover})])
    assert heard(table, SPACE_ENTERED) == expected


def test_a_standing_rule_about_one_side_is_not_heard_by_the_other_unless_its_conditions_are_counted() -> None:
    quiet = {"id": "quiet", "if": {"counter": {"name": "steps", "is": 0}}, "of": "minion", "forbid": "battle"}
    lore = {"compare": {"number": {"stat": {"of": "figure", "stat": "lore"}}, "at-least": 1}}
    loud = {"id": "loud", "if": lore, "of": "minion", "forbid": "move"}
    assert heard(stage({"ash": "a1"}, rules=[quiet]), MOD_FORBID) == (0, 1)
    assert heard(stage({"ash": "a1"}, rules=[loud]), MOD_FORBID) == (1, 1)


def test_a_rooms_rules_are_heard_in_their_room_only() -> None:
    rooms = {"field": {"rules": [{"when": "space-entered", "do": [{"count": {"counter": "fired"}}]}]}}
    chapter = stage({"ash": "a1"}, chapter={"rooms": rooms}).chapter
    board = chapter.board
    for space, face in enumerate(board.space_face):
        assert bool(chapter.mice_heard[SPACE_ENTERED][space]) == (board.face_ids[face] == "field")
    assert not chapter.mice_heard[SPACE_ENTERED][-1]  # off the board nobody is in a room


def test_a_standing_rule_counts_once_in_a_game_however_often_it_is_asked() -> None:
    table = stage({"ash": "a1"}, rules=[{"id": "strong", "modify": {"battle": 1}, "of": "mouse"}])
    index = next(rule.index for rule in table.chapter.rules if rule.name == "strong")
    assert table.game.hits[index] == 0
    for _ in range(3):
        assert values.mouse_value(table.game, 0, BATTLE) == 1 + table.chapter.hero_stats[table.state.party[0]][BATTLE]
    assert table.game.hits[index] == 1
