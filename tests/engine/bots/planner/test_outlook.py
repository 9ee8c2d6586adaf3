"""How positions look to a planner."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.atlas import atlas_of
from engine.bots.planner.outlook import SURE, Outlook
from engine.records.state import LOST, WON
from engine.rulebook.figures import lift, put
from tests.engine.table import Table, face, tile

LANE = face("lane", "a1 a2 a3 a4 a5 a6 a7 a8", a8={"entry": True})
RIVER = face(
    "river", "w1 w2 w3 w4\nb1 b2 b3 b4",
    w1={"kind": "water", "current": {"towards": "W", "to": "off-tile"}},
    w2={"kind": "water", "current": {"towards": "W", "to": "w1"}}, w4={"kind": "water"}, b4={"entry": True},
)  # fmt: skip
TO_THE_END: dict[str, Any] = {"goals": [{"go": {"face": "lane", "spaces": ["a8"]}}]}
TWO_GOALS: dict[str, Any] = {
    "counters": {"drum": {"max": 3}},
    "tokens": {"raft": {}},
    "goals": [{"if": {"counter": {"name": "drum", "is": 0}}, "token": "raft"},
              {"go": {"face": "lane", "spaces": ["a1"]}}],
}  # fmt: skip


def outlook(table: Table, counters: list[list[int]] | None = None) -> Outlook:
    plain = [[0] for _ in table.state.counters]
    return Outlook(table.game, atlas_of(table.chapter), 0, 0, counters or plain)


def stand(table: Table, space: str) -> None:
    """Put the mouse somewhere else."""
    lift(table.game, 0)
    put(table.game, 0, table.space(space))


def lane(**keys: Any) -> Table:
    return Table({"ash": "a3"}, tiles=(tile(LANE),), **keys)


def test_now_is_neither_good_nor_bad_and_the_end_is_sure() -> None:
    table = lane(chapter=TO_THE_END)
    look = outlook(table)
    assert look.score(table.game) == 0
    table.state.outcome = WON
    assert look.score(table.game) == SURE
    table.state.outcome = LOST
    assert look.score(table.game) == -SURE


def test_nearer_is_better() -> None:
    table = lane(chapter=TO_THE_END)
    look = outlook(table)
    stand(table, "a5")
    assert look.score(table.game) > 0
    stand(table, "a1")
    assert look.score(table.game) < 0


def test_time_wounds_and_minions_count() -> None:
    for change in ("wheel", "wound", "rat"):
        table = lane(chapter=TO_THE_END)
        look = outlook(table)
        if change == "wheel":
            table.state.wheel += 1
        elif change == "wound":
            table.state.wounds[0] += 1
        else:
            before = Table({"ash": "a3"}, [("rat", "a6")], tiles=(tile(LANE),), chapter=TO_THE_END)
            look.now, table = look.points(table.game), before
        assert look.score(table.game) < 0, change


def test_poison_counts_as_wounds_do() -> None:
    points = []
    for wounds, poison in ((0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)):
        table = lane(chapter=TO_THE_END)
        table.chapter.hero_life[table.state.party[0]] = 3  # with two of them only one life is left
        table.state.wounds[0], table.state.poison[0] = wounds, poison
        points.append(outlook(table).points(table.game))
    healthy, wounded, poisoned, *nearly_captured = points
    assert healthy > wounded == poisoned
    assert poisoned > nearly_captured[0] == nearly_captured[1] == nearly_captured[2]


def test_to_be_adrift_is_worse_the_nearer_the_edge() -> None:
    table = Table({"ash": "w4"}, tiles=(tile(RIVER),))
    look = outlook(table)
    look.way = [0] * len(look.way)
    points = []
    for space in ("b2", "w4", "w2", "w1"):
        stand(table, space)
        points.append(look.points(table.game))
    assert points == sorted(points, reverse=True)
    assert len(set(points)) == 4


def test_an_aim_that_drifts_away_is_not_an_aim_that_was_reached() -> None:
    table = lane(chapter=TWO_GOALS)
    raft = table.chapter.token_ids.index("raft")
    table.state.tokens.append(raft)
    table.state.token_at.append(table.space("a5"))
    look = outlook(table)
    table.state.token_at[0] = table.space("a7")
    assert look.score(table.game) < 0
    table.state.token_at[0] = table.space("a4")
    assert look.score(table.game) > 0


def test_a_goal_that_is_done_is_an_aim_that_was_reached() -> None:
    table = lane(chapter=TWO_GOALS)
    table.state.tokens.append(table.chapter.token_ids.index("raft"))
    table.state.token_at.append(table.space("a5"))
    look = outlook(table)
    stand(table, "a5")
    near = look.score(table.game)
    table.state.counters[0] = 1
    assert look.score(table.game) >= near > 0


def test_counters_count_as_practice_taught() -> None:
    table = lane(chapter={**TWO_GOALS, "goals": TO_THE_END["goals"]})
    look = outlook(table, [[0, 300, 100]])
    scores = []
    for value in range(4):
        table.state.counters[0] = value
        scores.append(look.score(table.game))
    assert scores[1] > scores[2] == scores[3] > scores[0] == 0
