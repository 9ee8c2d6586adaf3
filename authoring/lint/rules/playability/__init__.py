"""Rules about played games, with `lint --play N`: their codes start with P."""

from __future__ import annotations

from authoring.lint.rule import Rule
from authoring.lint.rules.playability import (
    broken_game,
    missed_target,
    never_lost,
    never_won,
    silent_rule,
)

RULES: tuple[Rule, ...] = (
    broken_game.RULE,
    never_won.RULE,
    never_lost.RULE,
    missed_target.RULE,
    silent_rule.RULE,
)
