"""Rules about single tiles: their codes start with T."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.tiles import (
    blocked_link,
    current_on_land,
    cut_off_space,
    duplicate_space,
    far_exit_space,
    flip_without_party_item,
    link_and_line,
    long_link,
    missing_entry,
    one_sided_flip,
    one_way_water,
    overlapping_spaces,
    repeated_link,
    second_flip,
    space_in_rock,
    stray_current,
    trap_in_water,
    twin_colours,
    unknown_space,
    unwalkable_space,
    walled_in_exit,
    wrong_slope,
)

RULES: tuple[Rule, ...] = (
    unknown_space.RULE,
    duplicate_space.RULE,
    missing_entry.RULE,
    cut_off_space.RULE,
    walled_in_exit.RULE,
    one_way_water.RULE,
    far_exit_space.RULE,
    one_sided_flip.RULE,
    second_flip.RULE,
    stray_current.RULE,
    current_on_land.RULE,
    overlapping_spaces.RULE,
    trap_in_water.RULE,
    unwalkable_space.RULE,
    blocked_link.RULE,
    long_link.RULE,
    link_and_line.RULE,
    repeated_link.RULE,
    space_in_rock.RULE,
    twin_colours.RULE,
    wrong_slope.RULE,
    flip_without_party_item.RULE,
)
