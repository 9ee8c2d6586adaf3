"""What a chapter's goal needs: counters, tokens, doors, items, achievements, heroes and marks, through all rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.touched import ADDS, Touched

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.records.chapter import Chapter

NEEDED_KINDS: Final = ("achievements", "counters", "exits", "items", "party", "statuses", "tokens")
"""The kinds of things that an offer is worth doing for."""


def needs_of(chapter: Chapter, victory: Iterable[Touched]) -> tuple[Touched, ...]:
    """What the victories need, then what the goals need, and what the conditions of rules need that bring it about.

    Every door that a rule opens is needed. Of a goal, what contradicts a victory is left out.
    """
    needs: dict[Touched, None] = {}
    _add(needs, victory)
    for rule in chapter.rules:
        if "win" in rule.effect_names:
            _add(needs, rule.reads)
        _add(needs, (change for change in rule.changes if change.kind == "exits" and change.way == ADDS))
    _add_through_rules(chapter, needs)
    for goal in chapter.goals:
        _add(needs, [one for one in goal.reads if not _contradicts(one, needs)])
        for index in goal.uses:
            _add(needs, chapter.rules[index].reads)
    _add_through_rules(chapter, needs)
    return tuple(needs)


def _add(needs: dict[Touched, None], things: Iterable[Touched]) -> None:
    for one in things:
        if one.kind in NEEDED_KINDS and one.name:
            needs[one] = None


def _add_through_rules(chapter: Chapter, needs: dict[Touched, None]) -> None:
    """Add what the conditions of rules need that change something needed, until nothing new is found."""
    before = -1
    while len(needs) > before:
        before = len(needs)
        for rule in chapter.rules:
            if any(change.serves(need) for change in rule.changes for need in list(needs)):
                _add(needs, rule.reads)


def _contradicts(one: Touched, needs: Iterable[Touched]) -> bool:
    """Whether something is needed the other way."""
    return any(need.kind == one.kind and need.name == one.name and need.way * one.way < 0 for need in needs)
