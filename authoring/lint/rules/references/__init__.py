"""Rules about names, definitions and what is written in the rule language: their codes start with R."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.references import (
    broken_rule,
    counter_never_read,
    counter_never_set,
    counter_overrun,
    dead_branch,
    duplicate_id,
    effect_for_nobody,
    endless_campaign,
    endless_rules,
    impossible_scene,
    impossible_start,
    missing_step,
    repeated_name,
    replaces_nothing,
    rule_never_fires,
    token_never_placed,
    unknown_id,
    unknown_name_in_scene,
    unreached_chapter,
    unread_parameter,
    unused_definition,
    wrong_kind,
)

RULES: tuple[Rule, ...] = (
    unknown_id.RULE,
    duplicate_id.RULE,
    wrong_kind.RULE,
    replaces_nothing.RULE,
    repeated_name.RULE,
    broken_rule.RULE,
    counter_never_set.RULE,
    counter_never_read.RULE,
    token_never_placed.RULE,
    rule_never_fires.RULE,
    endless_rules.RULE,
    unread_parameter.RULE,
    impossible_start.RULE,
    counter_overrun.RULE,
    effect_for_nobody.RULE,
    unused_definition.RULE,
    endless_campaign.RULE,
    unreached_chapter.RULE,
    missing_step.RULE,
    dead_branch.RULE,
    impossible_scene.RULE,
    unknown_name_in_scene.RULE,
)
