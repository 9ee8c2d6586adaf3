"""Evaluating standing rules: `modify`, `forbid`, `allow` and the like, which hold as long as their conditions do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.bounds import bounded
from engine.records.chapter import MICE
from engine.records.context import Context
from engine.runtime.codes import MOD_ABILITY_COST, MOD_FORBID, NO_ABILITIES
from engine.runtime.loops import MAX_DEPTH, standing_loop
from engine.runtime.ownership import EVERYONE

if TYPE_CHECKING:
    from engine.records.attack import Attack
    from engine.records.game import Game
    from engine.records.rule import Rule

APPLIED: Final = 1
"""What `Game.hits` holds for a standing rule: that it applied, not how often it was evaluated."""

NO_FIGURE: Final = (-1,)
"""The owner of everyone's sources, in a list of owners."""


def candidates(game: Game, code: int, figure: int) -> int:
    """The active rules that can apply to a figure on its space, as a mask; without a figure, those of everyone."""
    state, chapter = game.state, game.chapter
    rules = state.rules_by_figure[code][figure]
    if not rules or figure < 0:
        return rules
    by_space = chapter.rules_by_space_minions[code] if figure >= MICE else chapter.rules_by_space_mice[code]
    return rules & by_space[state.pos[figure]]


def modified(game: Game, code: int, value: int, figure: int, other: int = -1, attack: Attack | None = None,
             face: int = -1) -> int:  # fmt: skip
    """A value with every applicable modifier: `set` first (the last in order counts), then `times`, then `by`."""
    mask = candidates(game, code, figure)
    if not mask:
        return value
    rules = game.chapter.handlers[code]
    ctx = _context_of(figure, attack)
    ctx.other = other
    ctx.roll = face
    plus = 0
    times = 1
    for index in bits_of(mask):
        rule = rules[index]
        for owner in matching_owners(game, rule, ctx):
            ctx.owner = owner
            game.evaluating.append(rule)
            if rule.sets is not None:
                value = rule.sets(game, ctx)
            if rule.times is not None:
                times = bounded(times * rule.times(game, ctx))
            if rule.by is not None:
                plus += rule.by(game, ctx)
            game.evaluating.pop()
    return bounded(value * times + plus)


def any_active(game: Game, code: int, figure: int, rules_mask: int, attack: Attack | None = None) -> bool:
    """Whether at least one of some `forbid` or `allow` rules (`code`) applies to a figure on its space."""
    chapter = game.chapter
    by_space = chapter.rules_by_space_minions[code] if figure >= MICE else chapter.rules_by_space_mice[code]
    rules = chapter.handlers[code]
    for index in bits_of(rules_mask & by_space[game.state.pos[figure]]):
        if applies_to(game, rules[index], figure, attack):
            return True
    return False


def combined_mask(game: Game, code: int, figure: int, rules_mask: int) -> int:
    """Everything that some `forbid` or `allow` rules (`code`) forbid or allow a figure, as one mask."""
    rules = game.chapter.handlers[code]
    combined = 0
    for index in bits_of(rules_mask):
        rule = rules[index]
        if rule.mask & ~combined and applies_to(game, rule, figure):
            combined |= rule.mask
    return combined


def applies_to(game: Game, rule: Rule, figure: int, attack: Attack | None = None) -> bool:
    """Whether a standing rule, one of `candidates`, applies to a figure for any of its owners."""
    if rule.test is None and not (rule.party_wide or game.state.status[figure]):
        game.hits[rule.index] = APPLIED  # no condition to test: the figure owns the rule and is not charmed
        return True
    ctx = _context_of(figure, attack)
    if game.state.owners[rule.source] == EVERYONE:
        return _conditions_hold(game, rule, ctx, -1)
    return len(matching_owners(game, rule, ctx)) > 0


def matching_owners(game: Game, rule: Rule, ctx: Context) -> list[int]:
    """The owners for whom a standing rule, one of `candidates`, applies to `ctx.figure`; -1 stands for everyone.

    Without `of` a rule applies to its owner alone, or to all figures where everyone owns it. With `of` it applies, for
    each owner, to every figure that `of` names.
    """
    owners = game.state.owners[rule.source]
    if owners != EVERYONE:
        owners = _relevant_owners(game, rule, ctx.figure, owners)
    matching: list[int] = []
    if not owners or (rule.face >= 0 > ctx.figure and not happens_on(game, rule.face, ctx)):
        return matching
    for owner in NO_FIGURE if owners == EVERYONE else _as_list(owners):
        if _conditions_hold(game, rule, ctx, owner):
            matching.append(owner)
    return matching


def is_charmed(game: Game, figure: int) -> bool:
    """Whether a status makes a mouse act as a minion; in that turn its own cards have no effect (EFFECT-4)."""
    return game.state.status[figure] & game.chapter.status_turns_minion != 0


def has_place(ctx: Context) -> bool:
    """Whether an event has a place: a face, a space or a figure."""
    return ctx.face >= 0 or ctx.space >= 0 or ctx.figure >= 0


def happens_on(game: Game, face: int, ctx: Context) -> bool:
    """Whether an event happens on a face. An event without any place happens wherever mice are."""
    space_face = game.chapter.board.space_face
    if ctx.face >= 0:
        return ctx.face == face
    if ctx.space >= 0:
        return space_face[ctx.space] == face
    if ctx.figure >= 0:
        pos = game.state.pos[ctx.figure]
        return pos >= 0 and space_face[pos] == face
    return any(pos >= 0 and space_face[pos] == face for pos in game.state.pos[: game.state.mice])


def costs_are_fixed(game: Game) -> bool:
    """Whether no active rule can change the cost of abilities or forbid them.

    Only then may a rule that is too expensive be skipped without evaluating its standing rules: an evaluation counts
    them as applied (`Game.hits`).
    """
    active = game.state.active
    return not active[MOD_ABILITY_COST] and not active[MOD_FORBID] & game.chapter.forbid_rules[NO_ABILITIES]


def _context_of(figure: int, attack: Attack | None) -> Context:
    ctx = Context()
    ctx.figure = figure
    ctx.attack = attack
    return ctx


def _relevant_owners(game: Game, rule: Rule, figure: int, owners: int) -> int:
    """Those owners of a standing rule for whom it can apply to a figure at all."""
    if not rule.party_wide:
        owners &= EVERYONE | 1 << figure if figure >= 0 else EVERYONE
    current = game.state.current
    if rule.of_hero and current >= 0 and owners >> current & 1 and is_charmed(game, current):
        owners &= ~(1 << current)
    return owners


def _as_list(owners: int) -> tuple[int, ...]:
    """The owners in a mask; -1 stands for everyone."""
    return bits_of(owners) if owners < EVERYONE else bits_of(owners ^ EVERYONE) + NO_FIGURE


def _conditions_hold(game: Game, rule: Rule, ctx: Context, owner: int) -> bool:
    """Whether the conditions of a standing rule hold for an owner."""
    evaluating, test = game.evaluating, rule.test
    if len(evaluating) >= MAX_DEPTH:
        raise standing_loop(game, rule)
    ctx.rule = rule
    ctx.owner = owner
    if test is not None:
        evaluating.append(rule)
        passed = test(game, ctx)
        evaluating.pop()
        if not passed:
            return False
    game.hits[rule.index] = APPLIED
    return True
