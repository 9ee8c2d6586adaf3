"""Which sources of rules (cards, statuses, achievements, …) belong to which figures.

`State.owners` holds the owners of each source as a bit mask. Two tables follow from it and are kept up to date here:
`State.active`, the rules whose source has an owner, and `State.rules_by_figure`, the rules that can apply to a figure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.rule import BOUND_TO_NOTHING

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.records.rule import Rule

EVERYONE: Final = 1 << 61
"""The owner bit of sources that belong to no single figure: the chapter, its rooms and the party items."""


def own(game: Game, source: int, owner_bit: int) -> None:
    """Give a source to an owner: the source's rules become active."""
    gained = owner_bit & ~game.state.owners[source]
    if gained:
        _change_owners(game, source, gained)


def disown(game: Game, source: int, owner_bit: int) -> None:
    """Take a source from an owner: without any owner the source's rules become inactive."""
    lost = game.state.owners[source] & owner_bit
    if lost:
        _change_owners(game, source, lost)


def _change_owners(game: Game, source: int, changed: int) -> None:
    """Flip the bits of `changed` in a source's owners, and update the tables of active rules."""
    state = game.state
    before = state.owners[source]
    now = state.owners[source] = before ^ changed
    rules = game.chapter.source_rules[source]
    if not rules:
        return
    starts_or_stops = not before or not now
    everyone = before >= EVERYONE or now >= EVERYONE
    figures = bits_of(changed ^ EVERYONE if changed >= EVERYONE else changed)
    for rule in rules:
        if starts_or_stops:
            state.active[rule.code] ^= rule.bit
        if rule.any_figure or (everyone and rule.bound == BOUND_TO_NOTHING):
            if starts_or_stops or not rule.any_figure:
                state.rules_by_figure[rule.row] = _new_row(rule, now, state.rules_by_figure[rule.row])
        elif figures:
            row = list(state.rules_by_figure[rule.row])
            for figure in figures:
                row[figure] ^= rule.bit
            state.rules_by_figure[rule.row] = tuple(row)


def _new_row(rule: Rule, owners: int, row: tuple[int, ...]) -> tuple[int, ...]:
    """A row of `State.rules_by_figure` after a rule that can apply to any figure has gained or lost its owners."""
    bit = rule.bit
    if owners if rule.any_figure else owners >= EVERYONE:
        return tuple([rules | bit for rules in row])
    without = [rules & ~bit for rules in row]
    for figure in bits_of(owners):
        without[figure] |= bit
    return tuple(without)
