"""Ways over the board, from the chapter's data alone."""

from __future__ import annotations

from engine.bots.greedy.atlas import atlas_of
from engine.bots.greedy.roads import NO_WAY, aims, ways, ways_to
from tests.engine.table import ROAD, Table


def far(table: Table, name: str) -> int:
    return ways(table.game, atlas_of(table.chapter), table.state.pos[0])[table.space(name)]


def road(**chapter: object) -> Table:
    return Table({"ash": "b1"}, tiles=ROAD, chapter={"goals": [{"go": {"face": "hall", "spaces": ["h3"]}}], **chapter})


def test_the_way_leads_through_the_door() -> None:
    table = road()
    assert far(table, "field/b1") > far(table, "field/b4") > far(table, "field/b5") > far(table, "hall/h1") > 0
    assert far(table, "hall/h3") == 0


def test_expected_minions_behind_a_door_make_the_way_longer() -> None:
    empty = road(rooms={"hall": {"encounter": "none"}})
    full = road(rooms={"hall": {"encounter": {"place": [{"minion": "ogre", "count": 2}]}}})
    assert far(full, "field/b5") > far(empty, "field/b5")
    full.state.entered |= 1 << full.chapter.board.face_ids.index("hall")
    assert far(full, "field/b5") == far(empty, "field/b5")


def test_a_closed_exit_is_no_way() -> None:
    table = road()
    table.state.closed_exits = (1 << len(table.chapter.board.exit_to)) - 1
    atlas = atlas_of(table.chapter)
    assert ways_to(table.game, atlas, aims(table.game, atlas))[table.space("field/b1")] >= NO_WAY


def test_where_the_goal_is_out_of_reach_the_party_looks_round() -> None:
    table = road()
    table.state.closed_exits = (1 << len(table.chapter.board.exit_to)) - 1
    assert far(table, "field/c2") < far(table, "field/b5") < NO_WAY


def test_the_first_goal_that_holds_is_the_aim() -> None:
    table = Table({"ash": "b1"}, tiles=ROAD, chapter={"goals": [
        {"if": {"page": {"at-most": 1}}, "go": {"face": "field", "spaces": ["c5"]}},
        {"go": {"face": "hall", "spaces": ["h3"]}},
    ]})  # fmt: skip
    atlas = atlas_of(table.chapter)
    assert aims(table.game, atlas) == (table.space("field/c5"),)
    table.state.page = 2
    assert aims(table.game, atlas) == (table.space("hall/h3"),)


def test_a_minion_to_defeat_is_an_aim_while_it_stands() -> None:
    table = Table({"ash": "b1"}, [("ogre", "a5")], chapter={"goals": [{"kill": "ogre"}]})
    atlas = atlas_of(table.chapter)
    assert table.space("a5") in aims(table.game, atlas)
    ogre, rat = (table.chapter.minion_ids.index(name) for name in ("ogre", "rat"))
    assert atlas.minion_worth[ogre] > atlas.minion_worth[rat]


def test_without_goals_the_unseen_is_the_aim() -> None:
    table = Table({"ash": "b1"}, tiles=ROAD)
    assert table.space("hall/h2") in aims(table.game, atlas_of(table.chapter))
    assert table.space("field/a1") not in aims(table.game, atlas_of(table.chapter))


def test_an_atlas_is_made_once() -> None:
    table = road()
    assert atlas_of(table.chapter) is atlas_of(table.chapter)
