"""The state graph on boards small enough to see through."""

from __future__ import annotations

from typing import Any

from authoring.boardgraph import BoardGraph, allowed_parties, build_graph, deciding_classes
from engine.compile.board import compile_board
from engine.records.content import Content
from tests.engine.table import HEROES, box, face, tile

Data = dict[str, Any]
NOBODY: frozenset[str] = frozenset()
YARD = face("yard", "a1 a2 a3", exits=[("E", 0.5, ["a3"])], a1={"flip": "normal"})
CAVE = face("cave", "k1 k2", colour="blue", k1={"flip": {"item": "key"}})
BARN = face("barn", "b1 b2", exits=[("W", 0.5, ["b1"])])
KEY = {"key": {"category": "party-item"}}


def board(*tiles: Data, **chapter: Any) -> Content:
    """A chapter for four mice on tiles in a row."""
    faces = [one["faces"][0] for one in tiles]
    data = {
        "id": "scene", "party": {"mice": 4}, "end-page": 6, "victory": {"mice-at": {"face": faces[-1]["id"]}},
        "plan": [{"face": one["id"], "at": [column, 0]} for column, one in enumerate(faces)],
        "start": {"face": faces[0]["id"], "space": faces[0]["spaces"][0]["id"]}, **chapter,
    }  # fmt: skip
    return Content(**{**box(*tiles, search_cards=KEY).__dict__, "chapter": data})


def graph(*tiles: Data, classes: frozenset[str] = NOBODY, luck: bool = False, **chapter: Any) -> BoardGraph:
    return build_graph(board(*tiles, **chapter), classes, luck=luck)


def test_an_exit_leads_to_the_goal_in_one_explore() -> None:
    found = graph(tile(YARD), tile(BARN))
    assert found.explores_to_win() == 1
    assert found.way_to(found.wins()[0]) == ["explore the E exit of yard to barn"]
    assert found.lost() == []


def test_a_shut_exit_blocks_and_is_named() -> None:
    found = graph(tile(YARD), tile(BARN), setup=[{"close-exit": {"face": "yard", "edge": "E"}}])
    assert found.wins() == []
    assert found.blocked == {"the E exit of yard is shut": ("barn", "shut")}


def test_a_lever_opens_the_exit_from_the_other_side_too() -> None:
    lever = {"when": "space-entered", "if": {"mover": "mouse", "space": "a2"}, "do": [
        {"open-exit": {"face": "barn", "edge": "W"}}]}  # fmt: skip
    found = graph(tile(YARD), tile(BARN), setup=[{"close-exit": {"face": "yard", "edge": "E"}}],
                  rooms={"yard": {"rules": [lever]}})  # fmt: skip
    assert found.way_to(found.wins()[0]) == ["come to yard/a2", "explore the E exit of yard to barn"]


def test_down_without_the_key_is_a_soft_lock_that_luck_may_mend() -> None:
    sure = graph(tile(YARD, CAVE), tile(BARN))
    assert [sure.way_to(spot) for spot in sure.lost()] == [["flip yard to cave"]]
    assert graph(tile(YARD, CAVE), tile(BARN), luck=True).lost() == []


def test_a_key_that_lies_below_mends_it() -> None:
    found = graph(tile(YARD, CAVE), tile(BARN), rooms={"cave": {"search": [{"card": "key", "where": ["k2"]}]}})
    assert found.lost() == []
    assert found.things() == {"item key"}


def test_a_class_flip_needs_the_class() -> None:
    front = face("yard", "a1 a2", a1={"flip": {"classes": ["scamp"]}})
    back = face("cave", "k1", colour="blue", k1={"flip": "normal"})
    asked = {"victory": {"mice-at": {"face": "cave"}}}
    assert graph(tile(front, back), **asked).wins() == []
    assert graph(tile(front, back), classes=frozenset({"scamp"}), **asked).wins()
    content = board(tile(front, back), **asked)
    assert deciding_classes(content, compile_board(content)) == {"scamp"}


def test_mice_that_arrive_apart_can_do_what_neither_could_alone() -> None:
    start = face("yard", "a1", exits=[("E", 0.5, ["a1"])])
    barn = face("barn", "b1 b2 b3", lines=[("b1", "b2", "red")], exits=[("W", 0.5, ["b1", "b2"]), ("E", 0.5, ["b3"])])
    barn["adjacent"] = [["b2", "b3"]]
    loft = face("loft", "c1", exits=[("W", 0.5, ["c1"])])
    lever = {"when": "space-entered", "if": {"mover": "mouse", "space": "b3"}, "do": [
        {"set": "lever"}, {"close-exit": {"face": "barn", "edge": "W"}}]}  # fmt: skip
    asked = {
        "counters": {"lever": {}}, "rooms": {"barn": {"rules": [lever]}},
        "victory": {"counter": "lever", "mice-at": {"at": "barn/b1", "at-least": 1}},
    }  # fmt: skip
    alone = graph(tile(start), tile(barn), tile(loft), party={"mice": 1}, **asked)
    several = graph(tile(start), tile(barn), tile(loft), party={"mice": 2}, **asked)
    assert (bool(alone.wins()), bool(several.wins())) == (False, True)


def test_the_last_step_of_a_party_is_the_one_that_wins() -> None:
    found = graph(tile(YARD, CAVE), tile(BARN))
    assert all(found.network.out_degree(found.numbers[spot]) == 0 for spot in found.wins())


def test_a_board_with_too_many_states_is_left_off() -> None:
    found = build_graph(board(tile(YARD), tile(BARN)), NOBODY, most=0)
    assert not found.complete


def test_red_lines_stop_mice_and_luck_crosses_them() -> None:
    front = face("yard", "a1 a2", lines=[("a1", "a2", "red")])
    asked = {"victory": {"mice-at": {"at": "yard/a2"}}}
    assert graph(tile(front), **asked).wins() == []
    assert graph(tile(front), luck=True, **asked).wins()


def test_a_counter_nothing_counts_is_never_had() -> None:
    asked: Data = {"counters": {"bells": {}}, "victory": {"counter": {"name": "bells", "at-least": 2}}}
    assert graph(tile(YARD), **asked).wins() == []
    ring = {"when": "round-end", "do": [{"count": "bells"}]}
    assert graph(tile(YARD), rules=[ring], **asked).wins()
    lower = {"when": "round-end", "do": [{"count": {"counter": "bells", "by": -1}}]}
    assert graph(tile(YARD), rules=[lower], **asked).wins() == []


def test_a_counter_that_must_stay_low_asks_for_nothing() -> None:
    asked: Data = {"counters": {"bells": {}}, "victory": {"counter": {"name": "bells", "at-most": 2}}}
    assert graph(tile(YARD), **asked).wins()


def test_a_face_that_was_entered_need_not_be_the_last() -> None:
    asked = {"victory": {"entered": "barn", "mice-at": {"face": "yard"}}}
    assert graph(tile(YARD), tile(BARN), **asked).explores_to_win() == 2


def test_parties_hold_the_required_and_leave_out_the_barred() -> None:
    asked = {"mice": {"from": 2, "to": 3}, "required": ["ash"], "barred": ["dill", "elder", "fern"]}
    parties = allowed_parties({"party": asked}, HEROES)
    assert [party.heroes for party in parties] == [("ash", "birch"), ("ash", "cedar"), ("ash", "birch", "cedar")]
    assert parties[1].classes == {"leader", "warrior", "tinkerer"}
    assert allowed_parties({"party": {"mice": 4, "barred": ["ash", "birch", "cedar"]}}, HEROES) == []
