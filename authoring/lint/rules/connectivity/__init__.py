"""Rules about what a party can reach and whether it can win: their codes start with C."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.connectivity import (
    broken_setup,
    clashing_endings,
    defeat_on_the_way,
    door_never_opened,
    door_never_shut,
    goal_by_luck,
    impossible_target,
    lost_at_setup,
    missing_flip_class,
    missing_flip_item,
    no_party,
    oversized_board,
    short_time,
    soft_lock,
    unreachable_face,
    unreachable_goal,
    unreachable_room,
    unreachable_rule,
    unreachable_search,
    won_at_setup,
)

RULES: tuple[Rule, ...] = (
    unreachable_goal.RULE,
    goal_by_luck.RULE,
    soft_lock.RULE,
    unreachable_face.RULE,
    unreachable_room.RULE,
    unreachable_search.RULE,
    unreachable_rule.RULE,
    missing_flip_item.RULE,
    missing_flip_class.RULE,
    won_at_setup.RULE,
    lost_at_setup.RULE,
    clashing_endings.RULE,
    short_time.RULE,
    door_never_opened.RULE,
    door_never_shut.RULE,
    no_party.RULE,
    oversized_board.RULE,
    broken_setup.RULE,
    impossible_target.RULE,
    defeat_on_the_way.RULE,
)
