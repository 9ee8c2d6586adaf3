"""Placing minions (PLACE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.chapter import Troop
from engine.records.decision import PLACE
from engine.rulebook.placement import place
from engine.rulebook.traps import set_trap
from tests.engine.table import ROAD, Table, face, tile

# entries: a1 and a5 at the ends of a row, c3 below it; k1 is a table top with a red edge
YARD = face(
    "yard",
    """
    a1 a2 a3 a4 a5
    .  .  b3 .  k1
    .  .  c3 .  .
    """,
    lines=[("a5", "k1", "red")],
    a1={"entry": True}, a5={"entry": True}, c3={"entry": True},
)  # fmt: skip
COUNTER = face(
    "counter", "a1 a2 a3 k1", lines=[("a3", "k1", "red")],
    a1={"entry": True}, a3={"entry": True}, k1={"entry": True, "kind": "special-area"},
)  # fmt: skip


def troop(table: Table, kind: str, count: int, *spaces: str) -> Troop:
    return table.chapter.minion_ids.index(kind), count, False, tuple(table.space(space) for space in spaces)


def placed(mice: dict[str, str], *troops: tuple[str, int], drawn: dict[str, Any] = YARD, minions: Any = None,
           at: tuple[str, ...] = (), **keys: Any) -> Table:  # fmt: skip
    """A table on which those minions have been placed."""
    table = Table(mice, minions, tiles=(tile(drawn),), **keys)
    place(table.game, 0, tuple(troop(table, kind, count, *at) for kind, count in troops))
    table.check()
    return table


def standing(table: Table, kind: str) -> list[str]:
    return sorted(table.at(table.minion(kind, number)).split("/")[1] for number in range(table.count(kind)))


@pytest.mark.rule("PLACE-1")
def test_minions_come_on_the_entry_spaces() -> None:
    assert standing(placed({"ash": "b3"}, ("rat", 3)), "rat") == ["a1", "a5", "c3"]


@pytest.mark.rule("PLACE-1")
def test_or_where_the_chapter_says() -> None:
    assert standing(placed({"ash": "b3"}, ("rat", 3), at=("a2", "a4")), "rat") == ["a2", "a2", "a4"]


def test_nobody_comes_on_a_face_that_is_not_up() -> None:
    table = Table({"ash": "a1"}, tiles=(tile(YARD),))
    back = [face for face in range(len(table.chapter.board.face_ids)) if face not in table.state.face_up]
    assert not place(table.game, back[0], (troop(table, "rat", 2),))
    hidden = table.chapter.board.face_spaces[back[0]][0]
    kind, count, greedy, _ = troop(table, "rat", 2)
    assert not place(table.game, 0, ((kind, count, greedy, (hidden,)),))
    assert place(table.game, back[0], ((kind, count, greedy, (hidden, table.space("a3"))),))
    assert not set_trap(table.game, hidden)
    table.check()
    assert [table.at(figure) for figure in (table.minion("rat"), table.minion("rat", 1))] == ["yard/a3", "yard/a3"]


@pytest.mark.rule("PLACE-1", negative=True)
def test_no_other_space_is_used_while_an_entry_space_has_room() -> None:
    assert standing(placed({"ash": "b3"}, ("rat", 6)), "rat") == ["a1", "a1", "a5", "a5", "c3", "c3"]


@pytest.mark.rule("PLACE-2")
def test_small_ranged_minions_come_farthest_from_the_mice() -> None:
    assert standing(placed({"ash": "a5"}, ("slinger", 3)), "slinger") == ["a1"] * 3


@pytest.mark.rule("PLACE-2")
def test_when_that_is_full_the_next_farthest() -> None:
    assert standing(placed({"ash": "a4"}, ("slinger", 5)), "slinger") == ["a1"] * 4 + ["c3"]


@pytest.mark.rule("PLACE-2")
def test_an_entry_inside_a_red_edged_special_area_comes_first() -> None:
    assert standing(placed({"ash": "a3"}, ("slinger", 5), drawn=COUNTER), "slinger") == ["k1"] * 5


@pytest.mark.rule("PLACE-2")
def test_between_equal_spaces_the_players_choose() -> None:
    table = placed({"ash": "a3"}, ("slinger", 1))  # a1, a5 and c3 are two away
    asked = [decision for decision in table.bot.seen if decision.kind == PLACE]
    assert [len(decision.options) for decision in asked] == [3]
    assert asked[0].who == -1


@pytest.mark.rule("PLACE-2", negative=True)
def test_a_special_area_without_a_red_edge_and_a_red_edge_without_one_do_not_come_first() -> None:
    plain = face("plain", "a1 a2 a3 k1", a1={"entry": True}, k1={"entry": True, "kind": "special-area"})
    assert standing(placed({"ash": "k1"}, ("slinger", 1), drawn=plain), "slinger") == ["a1"]
    edge = face("edge", "a1 a2 a3 a4", lines=[("a3", "a4", "red")], a1={"entry": True}, a4={"entry": True})
    assert standing(placed({"ash": "a3"}, ("slinger", 1), drawn=edge), "slinger") == ["a1"]


@pytest.mark.rule("PLACE-2", negative=True)
@pytest.mark.rule("PLACE-3", negative=True)
def test_mice_on_other_tiles_are_not_counted() -> None:
    table = Table({"ash": "field/a4", "birch": "hall/h1"}, tiles=ROAD)
    place(table.game, 0, (troop(table, "slinger", 1), troop(table, "ogre", 1)))
    assert (standing(table, "slinger"), standing(table, "ogre")) == (["a1"], ["a5"])


@pytest.mark.rule("PLACE-2", negative=True)
def test_the_red_edge_is_nothing_to_melee_minions() -> None:
    assert standing(placed({"ash": "a1"}, ("rat", 3), drawn=COUNTER), "rat") == ["a1", "a3", "k1"]


@pytest.mark.rule("PLACE-2", negative=True)
def test_melee_minions_on_the_same_line_do_not_come_first() -> None:
    table = placed({"ash": "a5"}, ("rat", 1), ("slinger", 1))
    kinds = [event.figure.split("#")[0] for event in table.trace.events if event.what == "placed"]
    assert kinds == ["slinger", "rat"]


@pytest.mark.rule("PLACE-3")
def test_a_large_minion_comes_on_the_closest_empty_entry() -> None:
    assert standing(placed({"ash": "a2"}, ("ogre", 1)), "ogre") == ["a1"]
    assert standing(placed({"ash": "b3"}, ("ogre", 2)), "ogre") == ["a1", "c3"]


@pytest.mark.rule("PLACE-3")
def test_large_ones_come_before_small_melee_ones_whatever_the_card_says_first() -> None:
    table = placed({"ash": "b3"}, ("rat", 3), ("ogre", 1), ("slinger", 1))
    kinds = [event.figure.split("#")[0] for event in table.trace.events if event.what == "placed"]
    assert kinds == ["slinger", "ogre", "rat", "rat", "rat"]
    assert set(standing(table, "rat")).isdisjoint(standing(table, "ogre"))


@pytest.mark.rule("PLACE-3", negative=True)
def test_an_entry_with_a_figure_on_it_is_not_empty() -> None:
    table = placed({"ash": "a1", "birch": "c3"}, ("ogre", 1))
    assert standing(table, "ogre") == ["a5"]
    crowded = placed({"ash": "a3"}, ("ogre", 1), drawn=COUNTER, minions=[("rat", "k1")])
    assert standing(crowded, "ogre") == ["a1"]  # not the special area next to the mouse, though it would hold one more


@pytest.mark.rule("PLACE-4")
def test_small_melee_minions_come_one_at_a_time_spread_over_the_entries() -> None:
    assert standing(placed({"ash": "b3"}, ("rat", 5)), "rat").count("a1") <= 2
    table = placed({"ash": "b3"}, ("rat", 4))
    counts = [standing(table, "rat").count(entry) for entry in ("a1", "a5", "c3")]
    assert sorted(counts) == [1, 1, 2]


@pytest.mark.rule("PLACE-4", negative=True)
def test_a_full_entry_is_passed_over() -> None:
    table = placed({"ash": "b3"}, ("rat", 4), minions=[("ogre", "a1")])
    assert "a1" not in standing(table, "rat")


@pytest.mark.rule("PLACE-4")
def test_mice_and_others_there_do_not_keep_melee_minions_away() -> None:
    mice = {"ash": "a1", "birch": "a1"}
    assert standing(placed(mice, ("rat", 3), minions=[("grub", "a5"), ("slinger", "c3")]), "rat") == ["a1", "a5", "c3"]
    table = placed(mice, ("rat", 1), minions=[("grub", "a5"), ("slinger", "c3")])
    asked = [decision for decision in table.bot.seen if decision.kind == PLACE]
    assert len(asked[0].options) == 3


@pytest.mark.rule("PLACE-4", negative=True)
def test_two_kinds_of_one_placement_are_spread_together() -> None:
    table = placed({"ash": "b3"}, ("rat", 2), ("grub", 1))
    assert sorted([*standing(table, "rat"), *standing(table, "grub")]) == ["a1", "a5", "c3"]


@pytest.mark.rule("PLACE-4")
@pytest.mark.parametrize(("option", "choices"), [("spread", [3, 2]), ("closest", [2]), ("any", [3, 3])])
def test_by_option_the_nearest_entries_come_first_or_the_players_choose_among_all(
    option: str, choices: list[int]
) -> None:
    table = placed({"ash": "a2"}, ("rat", 3), options={"melee-placement": option})
    asked = [len(decision.options) for decision in table.bot.seen if decision.kind == PLACE]
    entries = [event.space for event in table.trace.events if event.what == "placed"]
    if option == "closest":
        assert asked == choices  # of a5 and c3, as far as each other
        assert entries[0].endswith("a1")
        assert len(set(entries)) == 3
    else:
        assert asked[:2] == choices


@pytest.mark.rule("PLACE-5")
def test_as_many_minions_are_placed_as_the_box_holds() -> None:
    table = placed({"ash": "b3"}, ("rat", 9))
    assert table.count("rat") == 6
    assert table.happened("not-placed")


@pytest.mark.rule("PLACE-5", negative=True)
def test_figures_on_the_board_are_not_placed_twice_and_other_types_still_come() -> None:
    table = placed({"ash": "b3"}, ("ogre", 2), ("rat", 1), minions=[("ogre", "a1")])
    assert (table.count("ogre"), table.count("rat")) == (2, 1)


FULL = [("rat", entry) for entry in ("a1", "a5", "c3") for _ in range(2)] + [
    ("grub", entry) for entry in ("a1", "a5", "c3") for _ in range(2)
]


@pytest.mark.rule("PLACE-6")
def test_with_every_entry_full_the_nearest_space_with_room_is_taken() -> None:
    assert standing(placed({"ash": "b3"}, ("slinger", 1), minions=FULL), "slinger")[0] in ("a2", "a4", "b3")


@pytest.mark.rule("PLACE-6")
def test_nearest_to_any_entry_not_to_the_first() -> None:
    row = face("row", "a1 a2 a3 a4 a5", a1={"entry": True}, a5={"entry": True})
    crowd = [("ogre", "a1"), ("ogre", "a5"), ("rat", "a2"), ("rat", "a2"), ("rat", "a2"), ("rat", "a2")]
    assert standing(placed({"ash": "a3"}, ("grub", 1), drawn=row, minions=crowd), "grub") == ["a4"]


@pytest.mark.rule("PLACE-6", negative=True)
def test_without_the_option_it_is_not_placed() -> None:
    table = placed({"ash": "b3"}, ("slinger", 1), minions=FULL, options={"placement-overflow": False})
    assert table.count("slinger") == 0
    assert table.state.pool_left[table.chapter.pool_ids.index("figure slinger")] == 5


@pytest.mark.rule("PLACE-6")
@pytest.mark.parametrize(("overflow", "spaces"), [(True, ["a3"]), (False, [])])
def test_full_spaces_that_the_chapter_names_overflow_too(overflow: bool, spaces: list[str]) -> None:
    keys = {"at": ("a2",), "minions": [("ogre", "a2"), ("ogre", "a1")], "options": {"placement-overflow": overflow}}
    assert standing(placed({"ash": "b3"}, ("rat", 1), **keys), "rat") == spaces


@pytest.mark.rule("PLACE-6", negative=True)
def test_where_the_whole_face_is_full_no_minion_is_placed() -> None:
    pair = face("pair", "a1 a2", a1={"entry": True})
    table = placed({"ash": "a2"}, ("ogre", 1), drawn=pair, minions=[("ogre", "a1")])
    assert table.count("ogre") == 1
    assert table.state.pool_left[table.chapter.pool_ids.index("figure ogre")] == 1


@pytest.mark.rule("PLACE-6", negative=True)
def test_a_space_closed_to_minions_does_not_take_the_overflow() -> None:
    tree = {"id": "tree", "at": [50, 50], "kind": "special-area", "minions": False}
    row = face("row", "a1 a2", a1={"entry": True})
    rooms = {"rooms": {"row": {"spaces": [tree], "adjacent": [["tree", "a1"]]}}}
    table = placed({"ash": "a2"}, ("rat", 1), drawn=row, minions=[("ogre", "a1")], chapter=rooms)
    assert standing(table, "rat") == ["a2"]


@pytest.mark.rule("PLACE-1", negative=True)
def test_no_minion_comes_on_a_space_closed_to_minions() -> None:
    row = face("row", "a1 a2 a3", a1={"entry": True, "minions": False}, a3={"entry": True, "minions": False})
    shut = face("shut", "a1 a2 a3", a1={"entry": True, "minions": False}, a3={"entry": True})
    assert standing(placed({"ash": "a2"}, ("rat", 2), drawn=shut), "rat") == ["a3", "a3"]
    assert standing(placed({"ash": "a2"}, ("rat", 2), drawn=row), "rat") == ["a2", "a2"]
    assert standing(placed({"ash": "a2"}, ("rat", 1), drawn=shut, at=("a1",)), "rat") == ["a2"]
