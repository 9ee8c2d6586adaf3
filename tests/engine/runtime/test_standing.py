"""Which standing rules apply to which figures."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.chapter import BATTLE
from engine.rulebook import values
from engine.runtime.codes import MOD_FORBID, SPACE_ENTERED
from tests.engine.table import Table
from tests.engine.vocabulary.stage import stage, when


def candidate_counts(table: Table, event: int) -> tuple[int, int]:
    """How many rules are candidates for a mouse, and for a minion, on the first space of the board."""
    chapter = table.chapter
    return chapter.rules_by_space_mice[event][0].bit_count(), chapter.rules_by_space_minions[event][0].bit_count()


@pytest.mark.parametrize(
    ("mover", "expected"),
    [
        ("minion", (0, 1)), ("mouse", (1, 0)), ("rat", (0, 1)), ("ash", (1, 0)),
        ({"minion": "rat", "wounded": True}, (0, 1)), ({"side": "mouse"}, (1, 0)), ({"wounded": True}, (1, 1)),
        (["mouse", "minion"], (1, 1)),
    ],
)  # fmt: skip
def test_a_rule_that_first_names_a_side_is_no_candidate_for_the_other(mover: Any, expected: tuple[int, int]) -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[when("space-entered", {"mover": mover})])
    assert candidate_counts(table, SPACE_ENTERED) == expected


def test_a_standing_rule_about_one_side_is_no_candidate_for_the_other_unless_its_conditions_count_rules() -> None:
    quiet = {"id": "quiet", "if": {"counter": {"name": "steps", "is": 0}}, "of": "minion", "forbid": "battle"}
    lore = {"compare": {"number": {"stat": {"of": "figure", "stat": "lore"}}, "at-least": 1}}
    loud = {"id": "loud", "if": lore, "of": "minion", "forbid": "move"}
    assert candidate_counts(stage({"ash": "a1"}, rules=[quiet]), MOD_FORBID) == (0, 1)
    assert candidate_counts(stage({"ash": "a1"}, rules=[loud]), MOD_FORBID) == (1, 1)


def test_rules_of_a_room_are_candidates_in_that_room_only() -> None:
    rooms = {"field": {"rules": [{"when": "space-entered", "do": [{"count": {"counter": "fired"}}]}]}}
    chapter = stage({"ash": "a1"}, chapter={"rooms": rooms}).chapter
    board = chapter.board
    for space, face in enumerate(board.space_face):
        assert bool(chapter.rules_by_space_mice[SPACE_ENTERED][space]) == (board.face_ids[face] == "field")
    assert not chapter.rules_by_space_mice[SPACE_ENTERED][-1]  # no room contains a figure off the board


def test_a_standing_rule_counts_once_in_a_game_however_often_it_is_evaluated() -> None:
    table = stage({"ash": "a1"}, rules=[{"id": "strong", "modify": {"battle": 1}, "of": "mouse"}])
    index = next(rule.index for rule in table.chapter.rules if rule.name == "strong")
    assert table.game.hits[index] == 0
    for _ in range(3):
        assert values.mouse_value(table.game, 0, BATTLE) == 1 + table.chapter.hero_stats[table.state.party[0]][BATTLE]
    assert table.game.hits[index] == 1
