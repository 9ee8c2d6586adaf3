"""Games in which nobody can enter a face."""

from __future__ import annotations

from dataclasses import replace

from engine.playtest import CompiledPlan, Plan, portable
from engine.playtest.shut_face import can_be_shut, without_goals
from tests.engine.scene import content, plain_chapter
from tests.engine.table import ROAD, box


def road() -> Plan:
    """The field, the hall east of it, and goals that send the party into the hall and back."""
    pieces = box(*ROAD)
    goals = [{"if": {"page": {"at-most": 1}}, "go": {"face": "hall"}}, {"go": {"face": "field", "spaces": ["b3"]}}]
    data = plain_chapter([("field", 0, 0), ("hall", 1, 0)], pieces, goals=goals)
    return Plan(portable(content({**data, "end-page": 3}, pieces)), "greedy", (("ash", "birch", "cedar"),))


def faces(plan: Plan) -> set[str]:
    """The faces that the first game visits."""
    compiled = CompiledPlan(plan)
    found = compiled.play(0)
    board = compiled.chapter.board
    return {board.face_ids[board.space_face[space]] for space, turns in enumerate(found.visits) if turns}


def test_nobody_enters_a_face_that_is_shut() -> None:
    assert faces(road()) == {"field", "hall"}
    assert faces(replace(road(), shut="hall")) == {"field"}


def test_goals_that_lead_there_are_left_out() -> None:
    chapter = CompiledPlan(road()).chapter
    assert len(chapter.goals) == 2
    assert without_goals(chapter, "hall").goals == chapter.goals[1:]
    assert without_goals(chapter, "field").goals == chapter.goals[:1]


def test_faces_that_are_flipped_to_cannot_be_shut() -> None:
    board = CompiledPlan(road()).chapter.board
    field, cellar, hall = (board.face_ids.index(name) for name in ("field", "cellar", "hall"))
    assert can_be_shut(board, hall, [field])
    assert can_be_shut(board, field, [hall])
    assert not can_be_shut(board, field, [cellar])
    assert not can_be_shut(board, cellar, [field])
