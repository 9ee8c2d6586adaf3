"""Exploring exits and flip spaces (EXPLORE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_EXPLORE, OP_FLIP, first_of, op_of, pack
from engine.rulebook.capture import capture
from tests.engine.table import BOW, CELLAR, CHEESE, FIELD, HALL, ROAD, SHIELD, Table, face, tile

QUIET: dict[str, Any] = {"rooms": {name: {"encounter": "none"} for name in ("hall", "cellar", "field")}}


def explorers(mice: dict[str, str], minions: list[tuple[str, str]] | None = None, tiles: Any = ROAD,
              **keys: Any) -> Table:  # fmt: skip
    """Mice on the field, the hall in the east, nothing lurking anywhere; the first mouse has begun its turn."""
    known = {one["id"] for each in tiles for one in each["faces"]}
    rooms = {name: room for name, room in QUIET["rooms"].items() if name in known}
    table = Table(mice, minions, tiles=tiles, chapter={"rooms": rooms}, **keys)
    return table.dice(BOW).begin(next(iter(mice)))


def exits(table: Table, hero: str = "ash") -> list[int]:
    return [first_of(option) for option in table.options(hero) if op_of(option) == OP_EXPLORE]


def explore(table: Table, hero: str = "ash") -> Table:
    return table.act(hero, pack(OP_EXPLORE, exits(table, hero)[0]))


def faces_up(table: Table) -> list[str]:
    return [table.chapter.board.face_ids[up] for up in table.state.face_up]


# -- exits -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EXPLORE-1")
def test_on_a_quiet_tile_a_mouse_explores_though_minions_are_elsewhere() -> None:
    table = explorers({"ash": "b5"}, [("rat", "hall/h3")])
    assert explore(table).at(0) == "hall/h1"


@pytest.mark.rule("EXPLORE-1", negative=True)
def test_with_a_minion_on_the_tile_it_does_not() -> None:
    assert exits(explorers({"ash": "b5"}, [("rat", "c1")])) == []
    table = explorers({"ash": "c2"}, [("rat", "a5")], tiles=(tile(FIELD, CELLAR),))
    assert OP_FLIP not in table.ops("ash")


@pytest.mark.rule("EXPLORE-2")
@pytest.mark.parametrize("space", ["a5", "b5"])
def test_from_a_space_at_an_exit_the_aligned_exit_of_its_colour_is_reached(space: str) -> None:
    assert explore(explorers({"ash": space})).at(0) == "hall/h1"


@pytest.mark.rule("EXPLORE-2", negative=True)
def test_away_from_an_exit_or_where_no_aligned_exit_lies_beyond_there_is_no_exploring() -> None:
    assert exits(explorers({"ash": "b4"})) == []
    assert exits(explorers({"ash": "b1"})) == []  # west of the field lies nothing
    offset = tile(face("hall", "h1 h2 h3", exits=[("W", 0.25, ["h1"])]))
    assert exits(explorers({"ash": "b5"}, tiles=(tile(FIELD, CELLAR), offset))) == []


@pytest.mark.rule("EXPLORE-2", negative=True)
def test_an_exit_of_another_colour_does_not_fit() -> None:
    other = {**HALL, "exits": [{**HALL["exits"][0], "colour": "blue"}]}
    assert exits(explorers({"ash": "b5"}, tiles=(tile(FIELD, CELLAR), tile(other)))) == []


TURNED = [("field", 0, 0), ("vault", 1, 0)]
HALL_AND_VAULT = (tile(FIELD, CELLAR), tile(HALL, face("vault", "v1 v2", colour="blue")))


@pytest.mark.rule("EXPLORE-3")
def test_a_neighbour_of_the_other_colour_is_flipped_first() -> None:
    table = explorers({"ash": "b5"}, tiles=HALL_AND_VAULT, plan=TURNED)
    assert faces_up(table) == ["field", "vault"]
    explore(table)
    assert faces_up(table) == ["field", "hall"]
    assert table.at(0) == "hall/h1"


@pytest.mark.rule("EXPLORE-3", negative=True)
def test_where_the_face_of_that_colour_has_no_aligned_exit_nothing_flips() -> None:
    closed = tile(face("hall", "h1 h2"), face("vault", "v1 v2", colour="blue", exits=[("W", 0.5, ["v1"])]))
    table = explorers({"ash": "b5"}, tiles=(tile(FIELD, CELLAR), closed), plan=TURNED)
    assert exits(table) == []
    assert faces_up(table) == ["field", "vault"]


@pytest.mark.rule("EXPLORE-3", negative=True)
def test_a_tile_is_not_flipped_from_under_figures() -> None:
    """Not in the catalogue: with figures on it a tile stays as it is."""
    table = explorers({"ash": "b5"}, [("rat", "vault/v2")], tiles=HALL_AND_VAULT, plan=TURNED)
    assert exits(table) == []


@pytest.mark.rule("EXPLORE-4")
def test_every_mouse_of_the_tile_comes_along_to_the_spaces_at_the_exit() -> None:
    wide = tile(face("hall", "h1 h2\ng1 g2", exits=[("W", 0.5, ["h1", "g1"])]))
    table = explorers({"ash": "b5", "birch": "a1", "cedar": "c3"}, tiles=(tile(FIELD, CELLAR), wide))
    table.choose(pack(OP_EXPLORE, exits(table)[0]), table.space("hall/g1"), table.space("hall/h1")).step()
    assert [table.at(mouse) for mouse in range(3)] == ["hall/g1", "hall/h1", "hall/h1"]


@pytest.mark.rule("EXPLORE-4")
def test_more_than_fit_stand_on_the_nearest_space() -> None:
    heroes = dict.fromkeys(("ash", "birch", "cedar", "dill", "elder", "fern"), "b5")
    table = explorers(heroes)
    explore(table)
    assert sorted(table.at(mouse) for mouse in range(6)) == ["hall/h1"] * 4 + ["hall/h2"] * 2


@pytest.mark.rule("EXPLORE-4", negative=True)
def test_mice_elsewhere_do_not_come_along() -> None:
    table = explorers({"ash": "b5", "birch": "hall/h3"})
    explore(table)
    assert table.at(1) == "hall/h3"


@pytest.mark.rule("EXPLORE-5")
@pytest.mark.parametrize("status", ["webbed", "stunned", "knocked-down"])
def test_mice_that_cannot_walk_are_carried_along(status: str) -> None:
    table = explorers({"ash": "b5", "birch": "a1"})
    table.afflict(1, status)
    explore(table)
    assert table.at(1) == "hall/h1"
    assert table.has_status(1, status)


@pytest.mark.rule("EXPLORE-5")
def test_a_webbed_mouse_may_explore_itself() -> None:
    table = explorers({"ash": "b5", "birch": "a1"})
    table.afflict(0, "webbed")
    assert explore(table).has_status(0, "webbed")
    assert table.at(0) == "hall/h1"


@pytest.mark.rule("EXPLORE-5", negative=True)
def test_being_carried_cures_nothing_and_spends_nothing_of_the_carried() -> None:
    table = explorers({"ash": "b5", "birch": "a1"})
    table.afflict(1, "webbed")
    explore(table).end_turn("ash")
    table.dice(BOW).begin("birch")
    assert table.reach("birch") == set()
    assert table.state.actions == 1


# -- flip spaces -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EXPLORE-6")
def test_on_a_flip_space_the_tile_turns_with_all_its_mice() -> None:
    table = explorers({"ash": "c2", "birch": "a5"}).act("ash", pack(OP_FLIP))
    assert faces_up(table) == ["cellar", "hall"]
    assert [table.at(0), table.at(1)] == ["cellar/b2", "cellar/b2"]
    assert [event.rules for event in table.trace.events if event.what == "flipped"] == [("EXPLORE-6",)]


@pytest.mark.rule("EXPLORE-6")
def test_more_than_four_mice_stand_next_to_the_flip_space() -> None:
    heroes = dict.fromkeys(("birch", "cedar", "dill", "elder", "fern"), "a5")
    table = explorers({"ash": "c2", **heroes}).act("ash", pack(OP_FLIP))
    places = [table.at(mouse) for mouse in range(6)]
    assert places.count("cellar/b2") == 4
    assert set(places) <= {"cellar/b2", "cellar/a2", "cellar/b1", "cellar/b3"}


@pytest.mark.rule("EXPLORE-6", negative=True)
def test_a_tile_is_not_turned_away_under_minions_even_where_mice_may_explore_in_spite_of_them() -> None:
    bold = [{"allow": "explore-with-minions"}]
    table = explorers({"ash": "c2"}, [("rat", "a5")], tiles=(tile(FIELD, CELLAR),), rules=bold)
    assert OP_FLIP not in table.ops("ash")
    assert exits(explorers({"ash": "b5"}, [("rat", "c1")], rules=bold)) != []


@pytest.mark.rule("EXPLORE-6", negative=True)
def test_a_flip_space_with_none_on_the_other_face_leads_nowhere() -> None:
    table = explorers({"ash": "c2"}, tiles=(tile(FIELD),))
    assert OP_FLIP not in table.ops("ash")


@pytest.mark.rule("EXPLORE-6", negative=True)
def test_only_from_the_flip_space() -> None:
    assert OP_FLIP not in explorers({"ash": "c3"}).ops("ash")


def flip_kind(flip: Any) -> tuple[dict[str, Any], ...]:
    spaces = [{**space, "flip": flip} if space["id"] == "c2" else space for space in FIELD["spaces"]]
    return (tile({**FIELD, "spaces": spaces}, CELLAR),)


@pytest.mark.rule("EXPLORE-7")
def test_a_line_flip_space_with_the_line_in_the_stash_and_a_class_flip_space_for_its_classes() -> None:
    table = explorers({"ash": "c2"}, tiles=flip_kind({"item": "rope"}))
    table.give("ash", "rope")
    assert OP_FLIP in table.ops("ash")
    for hero in ("cedar", "elder"):
        table = explorers({hero: "c2"}, tiles=flip_kind({"classes": ["tinkerer", "scamp"]}))
        assert OP_FLIP in table.ops(hero)


@pytest.mark.rule("EXPLORE-7", negative=True)
def test_not_without_the_line_nor_for_other_classes() -> None:
    assert OP_FLIP not in explorers({"ash": "c2"}, tiles=flip_kind({"item": "rope"})).ops("ash")
    assert OP_FLIP not in explorers({"ash": "c2"}, tiles=flip_kind({"classes": ["tinkerer", "scamp"]})).ops("ash")


@pytest.mark.rule("EXPLORE-7", negative=True)
def test_a_line_that_lies_on_the_board_is_not_held() -> None:
    table = explorers({"ash": "c2"}, tiles=flip_kind({"item": "rope"}))
    table.give("ash", "rope")
    table.state.tokens, table.state.token_at = [table.chapter.token_ids.index("rope")], [table.space("a1")]
    assert OP_FLIP not in table.ops("ash")


@pytest.mark.rule("EXPLORE-7")
@pytest.mark.parametrize("held", [True, False])
def test_by_option_the_line_need_only_be_the_partys(held: bool) -> None:
    table = explorers({"ash": "c2"}, tiles=flip_kind({"item": "rope"}), options={"edition": "fr"})
    if held:
        table.give("ash", "rope")
        table.state.tokens, table.state.token_at = [table.chapter.token_ids.index("rope")], [table.space("a1")]
    assert (OP_FLIP in table.ops("ash")) == held


# -- what stays behind -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EXPLORE-8")
def test_a_party_split_over_tiles_plays_on_each_of_them() -> None:
    """Two mice in the hall, one on the field: it explores alone, and turns are taken where each one stands."""
    table = explorers({"ash": "b5", "birch": "hall/h2", "cedar": "hall/h3"})
    assert {one.split("/")[0] for one in (table.at(0), table.at(1))} == {"field", "hall"}
    table.end_turn("ash").dice(BOW).begin("birch")
    assert table.reach("birch") == {"h1", "h3"}
    table.end_turn("birch").dice(BOW).begin("ash")
    explore(table)
    assert [table.at(mouse) for mouse in range(3)] == ["hall/h1", "hall/h2", "hall/h3"]


@pytest.mark.rule("EXPLORE-8", negative=True)
def test_those_left_on_another_tile_are_not_moved_by_a_flip() -> None:
    table = explorers({"ash": "c2", "birch": "hall/h2"}).act("ash", pack(OP_FLIP))
    assert table.at(1) == "hall/h2"
    assert faces_up(table) == ["cellar", "hall"]


LEFT = [{"when": "tile-left", "do": [{"count": {"counter": "left"}}]}]


@pytest.mark.rule("EXPLORE-9")
def test_leaving_a_tile_tells_its_rules_and_a_face_turned_away_loses_its_traps() -> None:
    table = Table({"ash": "c2"}, tiles=ROAD, rules=LEFT, chapter={**QUIET, "counters": {"left": {"start": 0}}})
    table.state.traps = [table.space("field/b3"), table.space("hall/h2")]
    table.dice(BOW).begin("ash").act("ash", pack(OP_FLIP))
    assert table.state.traps == [table.space("hall/h2")]
    assert table.state.counters == [1]


@pytest.mark.rule("EXPLORE-9")
def test_rules_granted_for_the_tile_end_when_it_is_left() -> None:
    grant = {"id": "brave", "when": "free-action",
             "do": [{"lasting": {"who": "actor", "until": "tile-left", "rule": {"modify": {"move": 3}}}}]}  # fmt: skip
    table = explorers({"ash": "b5"}, rules=[grant]).use("ash", "brave")
    table.end_turn("ash").dice(CHEESE).begin("ash")
    assert table.state.allowance == 1 + 2 + 3
    explore(table).end_turn("ash").dice(CHEESE).begin("ash")
    assert table.state.allowance == 1 + 2
    table.check()


@pytest.mark.rule("EXPLORE-9", negative=True)
def test_a_face_that_is_left_but_stays_up_keeps_its_traps() -> None:
    table = Table({"ash": "b5"}, tiles=ROAD, rules=LEFT, chapter={**QUIET, "counters": {"left": {"start": 0}}})
    table.state.traps = [table.space("field/b3")]
    explore(table.dice(BOW).begin("ash"))
    assert table.state.traps == [table.space("field/b3")]
    assert table.state.counters == [1]


@pytest.mark.rule("EXPLORE-9")
def test_a_party_item_left_by_a_captured_mouse_goes_when_its_face_is_turned_away() -> None:
    fork = {"category": "party-item", "rules": [
        {"id": "lay", "when": "free-action", "do": [{"put-token": {"token": "fork", "at": "here"}}]},
        {"when": "tile-left", "if": {"token-lies": {"token": "fork", "at": "anywhere"}},
         "do": [{"take-token": "fork"}, "shuffle-back"]}]}  # fmt: skip
    den = face("den", "d1 d2", colour="blue", exits=[("W", 0.5, ["d1"])])
    tiles = (tile(FIELD, CELLAR), tile(HALL, den))
    rooms = {"rooms": {"den": {"encounter": "none"}}}
    table = Table({"ash": "cellar/b4", "birch": "hall/h1"}, tiles=tiles, plan=[("cellar", 0, 0), ("hall", 1, 0)],
                  chapter=rooms, more={"search_cards": {"fork": fork}})  # fmt: skip
    table.give("birch", "fork")
    table.use("birch", "lay").end_turn("birch")
    capture(table.game, table.mouse("birch"), -1)
    explore(table.dice(BOW).begin("ash"))
    assert table.at(0) == "den/d1"
    assert (table.state.stash, table.state.tokens) == ([], [])


def test_after_exploring_a_mouse_may_still_move() -> None:
    table = explorers({"ash": "b5"})
    explore(table)
    assert table.reach("ash") == {"h2", "h3"}
    assert table.move("ash", "hall/h3").at(0) == "hall/h3"


def test_an_exit_that_is_closed_is_no_exit() -> None:
    close = {"id": "shut", "when": "free-action", "do": [{"close-exit": {"face": "field", "edge": "E"}}]}
    table = explorers({"ash": "b5"}, rules=[close])
    assert exits(table) != []
    table.use("ash", "shut")
    assert exits(table) == []
    assert table.dice(SHIELD).begin("ash").reach("ash")
