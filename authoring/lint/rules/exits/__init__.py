"""Rules about the plan of a chapter and how its tiles meet: their codes start with X."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.exits import (
    absent_room,
    ambiguous_area,
    barred_entry,
    both_faces,
    dry_search,
    exit_colour_clash,
    exit_to_nowhere,
    exit_to_wall,
    gap_in_plan,
    misaligned_exits,
    no_such_space,
    overlapping_tiles,
    repeated_tile,
    start_not_up,
    unknown_exit,
    unknown_room_space,
    unknown_start,
)

RULES: tuple[Rule, ...] = (
    overlapping_tiles.RULE,
    both_faces.RULE,
    repeated_tile.RULE,
    gap_in_plan.RULE,
    exit_to_wall.RULE,
    exit_colour_clash.RULE,
    misaligned_exits.RULE,
    exit_to_nowhere.RULE,
    unknown_exit.RULE,
    unknown_start.RULE,
    start_not_up.RULE,
    absent_room.RULE,
    unknown_room_space.RULE,
    barred_entry.RULE,
    dry_search.RULE,
    no_such_space.RULE,
    ambiguous_area.RULE,
)
