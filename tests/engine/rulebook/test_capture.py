"""Captured mice and their rescue (CAPTURE)."""

from __future__ import annotations

import pytest

from engine.records.state import LOST, PLAYING
from engine.rulebook.capture import capture
from tests.engine.table import BOW, Table, face, held, tile


def names(table: Table, copies: list[int]) -> list[str]:
    return [table.chapter.search_ids[table.chapter.copies[copy]] for copy in copies]


def taken(mice: dict[str, str], minions: list[tuple[str, str]] | None = None) -> Table:
    """A table whose first mouse, rich and hurt, is captured."""
    table = Table(mice, minions)
    table.give("ash", "cap", worn=True)
    table.give("ash", "map")
    table.state.cheese[0] = 4
    table.state.wounds[0] = table.state.poison[0] = 1
    table.afflict(0, "webbed")
    capture(table.game, 0, -1)
    table.check()
    return table


@pytest.mark.rule("CAPTURE-1")
def test_capture_costs_cheese_found_equipment_and_a_page_and_clears_wounds_and_effects() -> None:
    table = taken({"ash": "a1", "birch": "a2"}, [("rat", "a1")])
    state = table.state
    assert table.at(0) == "off the board"
    assert (state.cheese[0], state.wounds[0], state.poison[0], state.status[0]) == (0, 0, 0, 0)
    assert names(table, state.discard) == ["cap"]
    assert state.page == 2


@pytest.mark.rule("CAPTURE-1", negative=True)
def test_starting_equipment_pack_abilities_and_the_card_on_the_track_are_kept() -> None:
    table = Table({"ash": "a1", "birch": "a2"})
    table.learn("ash", "rally")
    table.give("ash", "map")
    track = table.state.track[:]
    capture(table.game, 0, -1)
    assert held(table.game, 0) == ["sword"]
    assert names(table, table.state.pack[0]) == ["map"]
    assert table.state.abilities[0]
    assert table.state.track == track


@pytest.mark.rule("CAPTURE-1", negative=True)
def test_a_captured_mouse_is_not_captured_again() -> None:
    table = taken({"ash": "a1", "birch": "a2"})
    capture(table.game, 0, -1)
    assert table.state.page == 2


@pytest.mark.rule("CAPTURE-2")
@pytest.mark.parametrize("space", ["b3", "a3", "b2", "b4", "c3"])
def test_with_no_minion_on_the_board_it_comes_back_with_or_next_to_a_friend(space: str) -> None:
    table = taken({"ash": "a1", "birch": "b3"})
    table.choose(table.space(space)).begin("ash")
    assert table.at(0) == f"field/{space}"
    assert sorted(table.bot.seen[-1].options) == sorted(table.space(one) for one in ("b3", "a3", "b2", "b4", "c3"))
    assert table.state.captured == 0


@pytest.mark.rule("CAPTURE-2")
def test_that_is_its_whole_turn() -> None:
    table = taken({"ash": "a1", "birch": "b3"}).begin("ash")  # no move die
    assert table.state.phase == 0
    assert table.state.acted & 1
    assert not table.happened("skips")


@pytest.mark.rule("CAPTURE-1")
def test_rules_granted_for_the_tile_end_with_capture() -> None:
    grant = {"id": "brave", "when": "free-action",
             "do": [{"lasting": {"who": "actor", "until": "tile-left", "rule": {"modify": {"move": 3}}}}]}  # fmt: skip
    table = Table({"ash": "a1", "birch": "b3"}, rules=[grant]).use("ash", "brave")
    assert table.state.lasting
    capture(table.game, 0, -1)
    assert not table.state.lasting


@pytest.mark.rule("CAPTURE-2")
@pytest.mark.rule("PARTY-3")
def test_the_other_end_of_a_line_is_next_to_a_friend() -> None:
    table = taken({"ash": "a1", "birch": "a1"})
    table.state.bridges = [table.space("a1"), table.space("c5")]
    table.begin("ash")
    assert table.space("c5") in table.bot.seen[-1].options


@pytest.mark.rule("CAPTURE-2")
def test_a_space_with_room_for_one_will_do_and_if_all_are_full_the_nearest() -> None:
    row = (tile(face("row", "a1 a2 a3 a4")),)
    three = Table({"ash": "a4", "birch": "a1", "cedar": "a1", "dill": "a1"}, tiles=row)
    capture(three.game, 0, -1)
    three.begin("ash")
    assert three.space("a1") in three.bot.seen[-1].options
    full = {"ash": "a4", "birch": "a1", "cedar": "a1", "dill": "a1", "elder": "a1", "fern": "a4"}
    crowd = Table(full, tiles=row)
    crowd.state.load[crowd.space("a2")] = 4  # a heap of somebody else's figures
    capture(crowd.game, 0, -1)
    capture(crowd.game, crowd.mouse("fern"), -1)
    crowd.begin("ash")
    assert crowd.at(0) == "row/a3"


@pytest.mark.rule("CAPTURE-2", negative=True)
def test_other_captured_mice_are_no_friends_to_come_back_to() -> None:
    table = taken({"ash": "a1", "birch": "c5", "cedar": "a1"})
    capture(table.game, table.mouse("birch"), -1)
    table.begin("ash")
    assert sorted(table.bot.seen[-1].options) == sorted(table.space(one) for one in ("a1", "a2", "b1"))


@pytest.mark.rule("CAPTURE-2", negative=True)
def test_with_a_minion_anywhere_it_skips_its_turn() -> None:
    table = taken({"ash": "a1", "birch": "b3"}, [("rat", "c5")]).begin("ash")
    assert table.state.captured == 1
    assert table.happened("skips")


@pytest.mark.rule("CAPTURE-2", negative=True)
def test_not_before_its_own_turn_and_not_into_a_full_space() -> None:
    crowd = {"ash": "a1", "birch": "a5", "cedar": "a5", "dill": "a5", "elder": "a5"}
    table = taken(crowd)
    table.dice(BOW).begin("birch").end_turn("birch")
    assert table.state.captured == 1
    table.begin("ash")
    assert table.space("a5") not in table.bot.seen[-1].options


@pytest.mark.rule("CAPTURE-3")
def test_all_mice_captured_at_once_is_a_defeat() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    capture(table.game, 0, -1)
    assert table.state.outcome == PLAYING
    capture(table.game, 1, -1)
    assert (table.state.outcome, table.state.reason) == (LOST, "all captured")


@pytest.mark.rule("CAPTURE-3", negative=True)
def test_one_after_the_other_is_not() -> None:
    table = taken({"ash": "a1", "birch": "a2"})
    table.begin("ash")
    capture(table.game, 1, -1)
    assert table.state.outcome == PLAYING


@pytest.mark.rule("CAPTURE-3", negative=True)
def test_a_chapter_may_replace_the_standard_defeat() -> None:
    table = Table({"ash": "a1"}, chapter={"defeat": {"standard": False}})
    capture(table.game, 0, -1)
    assert table.state.outcome == PLAYING
