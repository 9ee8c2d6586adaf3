"""Water and its currents (WATER)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_BATTLE, OP_EQUIP, OP_FREE, OP_MOVE, OP_SCURRY, OP_SEARCH, OP_SHARE, pack
from tests.engine.scene import bundled
from tests.engine.table import BOW, CHEESE, SHIELD, SWORD, Table, face, tile


def west(to: str) -> dict[str, Any]:
    return {"kind": "water", "current": {"towards": "W", "to": to}}


BROOK = face(
    "brook",
    """
    a1 a2 a3 a4
    w1 w2 w3 p4
    c1 c2 c3 c4
    """,
    w1=west("off-tile"), w2=west("w1"), w3=west("w2"), p4={"kind": "water"}, a4={"entry": True},
    exits=[("E", 0.5, ["c4"])],
)  # fmt: skip
ON_BROOK = (tile(BROOK),)
SEWERS = bundled().content_for("flight").tiles["tile-5-6"]


def at_brook(mice: dict[str, str], minions: list[tuple[str, str]] | None = None, **keys: Any) -> Table:
    return Table(mice, minions, tiles=ON_BROOK, **keys)


@pytest.mark.rule("WATER-1")
def test_entering_water_ends_the_move() -> None:
    table = at_brook({"elder": "a2"}).dice(SHIELD).begin("elder")
    assert "c2" not in table.reach("elder")  # straight across were two steps
    table.move("elder", "w2")
    assert table.reach("elder") == set()


@pytest.mark.rule("WATER-1")
def test_so_does_entering_it_from_water() -> None:
    table = at_brook({"elder": "w3"}).dice(SHIELD).begin("elder")
    assert "w2" in table.reach("elder")
    assert "w1" not in table.reach("elder")


@pytest.mark.rule("WATER-1", negative=True)
def test_walking_along_the_bank_is_not_entering_water() -> None:
    assert at_brook({"elder": "a1"}).dice(SHIELD).begin("elder").reach("elder") >= {"a2", "a3", "a4"}


@pytest.mark.rule("WATER-2")
def test_a_star_lifts_a_mouse_onto_the_bank() -> None:
    table = at_brook({"elder": "w2"}).dice(CHEESE).begin("elder")
    table.dice(SWORD).move("elder", "a2")
    assert table.at(0) == "brook/a2"


@pytest.mark.rule("WATER-2")
def test_friends_on_the_bank_lend_a_die_each() -> None:
    table = at_brook({"elder": "w2", "ash": "a2", "birch": "a2"}).dice(CHEESE).begin("elder")
    table.dice(BOW, CHEESE, SWORD).move("elder", "a2")
    assert table.at(0) == "brook/a2"


@pytest.mark.rule("WATER-2", negative=True)
def test_without_a_star_it_stays_and_the_move_is_spent() -> None:
    table = at_brook({"elder": "w2", "ash": "a2"}).dice(SHIELD).begin("elder")
    table.dice(BOW, SHIELD).move("elder", "a2")
    assert table.at(0) == "brook/w2"
    assert table.reach("elder") == set()
    assert OP_SCURRY in table.ops("elder")


@pytest.mark.rule("WATER-2", negative=True)
def test_out_of_the_water_no_step_is_left_to_walk_on() -> None:
    reach = at_brook({"elder": "w2"}).dice(SHIELD).begin("elder").reach("elder")
    assert reach == {"a2", "c2", "w1"}


@pytest.mark.rule("WATER-3")
def test_at_the_end_of_its_turn_a_mouse_drifts_one_space() -> None:
    table = at_brook({"elder": "w3", "ash": "a1"}).dice(BOW).begin("elder").end_turn("elder")
    assert table.at(0) == "brook/w2"


@pytest.mark.rule("WATER-3")
def test_a_mouse_swims_with_the_current_and_then_drifts() -> None:
    table = at_brook({"elder": "w3", "ash": "a1"}).dice(BOW).begin("elder").move("elder", "w2").end_turn("elder")
    assert table.at(0) == "brook/w1"


@pytest.mark.rule("WATER-3", negative=True)
def test_no_mouse_swims_against_the_current() -> None:
    assert "w3" not in at_brook({"elder": "w2"}).dice(SHIELD).begin("elder").reach("elder")


@pytest.mark.rule("WATER-3", negative=True)
def test_no_mouse_drifts_in_still_water_on_land_or_in_another_turn() -> None:
    table = at_brook({"elder": "p4", "ash": "a1", "birch": "w3"})
    table.dice(BOW).begin("elder").end_turn("elder").dice(BOW).begin("ash").end_turn("ash")
    assert [table.at(mouse) for mouse in range(3)] == ["brook/p4", "brook/a1", "brook/w3"]


@pytest.mark.rule("WATER-3", negative=True)
def test_a_current_leads_no_mouse_into_a_full_space() -> None:
    crowd = {"elder": "w3", "ash": "w2", "birch": "w2", "cedar": "w2", "dill": "w2"}
    table = at_brook(crowd).dice(BOW).begin("elder").end_turn("elder")
    assert table.at(0) == "brook/w3"


@pytest.mark.rule("WATER-4")
def test_drifting_off_the_tile_is_being_captured() -> None:
    table = at_brook({"elder": "w1", "ash": "a1"}).dice(BOW).begin("elder").end_turn("elder")
    assert table.state.captured == 1
    assert table.state.page == 2


@pytest.mark.rule("WATER-4")
def test_out_of_the_sewers() -> None:
    """On the bundled face: in at w3, along the channel turn by turn, out under the wall in the west."""
    line = {"search_cards": {"fishhook-and-thread": {"category": "party-item"}}}
    mice = {"elder": "sewers/b3", "ash": "sewers/a3"}
    table = Table(mice, tiles=(SEWERS,), plan=[("sewers", 0, 0)], more=line)
    places = []
    table.dice(BOW).begin("elder").move("elder", "w3")
    for _ in range(3):
        table.end_turn("elder")
        places.append(table.at(0))
        if table.state.pos[0] >= 0:
            table.dice(BOW).begin("elder")
    assert places == ["sewers/w2", "sewers/w1", "off the board"]
    assert table.state.captured == 1


@pytest.mark.rule("WATER-4", negative=True)
def test_a_mouse_that_climbs_out_in_time_is_not_captured() -> None:
    table = at_brook({"elder": "w1", "ash": "a1"}).dice(BOW).begin("elder")
    table.dice(SWORD, BOW).move("elder", "a1").end_turn("elder")
    assert table.state.captured == 0
    assert table.at(0) == "brook/a1"


@pytest.mark.rule("WATER-5")
def test_ordinary_actions_are_open_in_water_scurry_included() -> None:
    table = at_brook({"elder": "w2"}, [("rat", "a2")]).dice(CHEESE).begin("elder")
    assert {OP_SEARCH, OP_BATTLE} <= table.ops("elder")
    table.dice(BOW).move("elder", "c2").dice(CHEESE).act("elder", pack(OP_SCURRY))
    table.dice(SWORD).move("elder", "c2")
    assert table.at(0) == "brook/c2"


@pytest.mark.rule("WATER-5", negative=True)
def test_free_actions_are_not() -> None:
    table = at_brook({"elder": "w2", "ash": "a2"})
    table.give("elder", "verse")
    table.give("elder", "cap")
    table.state.cheese[0] = 6
    table.dice(CHEESE).begin("elder")
    assert not table.ops("elder") & {OP_SHARE, OP_EQUIP, OP_FREE}
    table.dice(SWORD, BOW).move("elder", "a2")
    assert {OP_SHARE, OP_EQUIP, OP_FREE} <= table.ops("elder")


@pytest.mark.rule("WATER-6")
def test_minions_cross_water_as_if_it_were_land() -> None:
    table = at_brook({"ash": "c2"}, [("rat", "a2")])
    table.dice(BOW, CHEESE, CHEESE).begin("rat")  # two steps, straight through w2
    assert table.at(table.minion("rat")) == "brook/c2"


@pytest.mark.rule("WATER-6", negative=True)
def test_minions_do_not_drift() -> None:
    table = at_brook({"ash": "c2"}, [("rat", "w1")])
    table.dice(CHEESE, BOW, BOW).begin("rat")  # one step towards ash
    assert table.at(table.minion("rat")) in ("brook/w2", "brook/c1")
    assert table.count("rat") == 1


@pytest.mark.rule("WATER-7")
def test_along_a_placed_line_a_mouse_leaves_the_water_without_a_star() -> None:
    table = at_brook({"elder": "w2"})
    table.state.bridges = [table.space("w2"), table.space("c4")]
    table.dice(CHEESE).begin("elder").move("elder", "c4")  # no die for climbing in the script
    assert table.at(0) == "brook/c4"


@pytest.mark.rule("WATER-7", negative=True)
def test_beside_the_line_the_star_is_still_needed() -> None:
    table = at_brook({"elder": "w2"})
    table.state.bridges = [table.space("w2"), table.space("c4")]
    table.dice(CHEESE).begin("elder")
    table.dice(BOW).move("elder", "a2")
    assert table.at(0) == "brook/w2"


@pytest.mark.rule("WATER-7")
def test_a_bridge_beside_a_step_is_not_one_more_way() -> None:
    table = at_brook({"ash": "w2"}).dice(BOW).begin("ash")
    table.state.bridges = [table.space("w2"), table.space("c2")]
    options = table.options("ash")
    assert options.count(pack(OP_MOVE, table.space("c2"))) == 1
    assert len(set(options)) == len(options)
