"""Running the rules that react to an event.

Simultaneous rules run in this order: by kind of source (chapter, room, status, minion, initiative card, hero, ability,
search card, achievement, rules granted for a time), then by the source's id, then by the rule's position in its source.
A rule with several owners runs for each, mice before minions. The order never depends on which file was read first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.records.context import Context
from engine.records.rule import BOUND_TO_FIGURE, BOUND_TO_NOTHING, NO_LIMIT, Rule
from engine.runtime.codes import OF_OTHER
from engine.runtime.limits import count_use, limit_reached
from engine.runtime.loops import MAX_DEPTH, MAX_WORK, may_go_on, running_loop
from engine.runtime.ownership import EVERYONE
from engine.runtime.standing import costs_are_fixed, happens_on, has_place, is_charmed

if TYPE_CHECKING:
    from engine.records.attack import Attack
    from engine.records.game import Game


def fire(
    game: Game,
    event: int,
    figure: int = -1,
    other: int = -1,
    space: int = -1,
    face: int = -1,
    card: int = -1,
    amount: int = 0,
    roll: int = 0,
    group: int = 0,
    attack: Attack | None = None,
    poison: bool = False,
) -> Context | None:
    """Run every active rule that reacts to an event; None when no rule was even a candidate.

    Callers test `state.active[event]` first, so that an event without rules costs nothing. A rule that ran may have
    moved figures or changed owners: the rules after it are looked up anew, and those before it are not tried again.
    """
    state, handlers = game.state, game.chapter.handlers[event]
    ctx: Context | None = None
    remaining = state.active[event]
    while True:
        mask = remaining & _rules_for(game, event, figure, other, space, face)
        if not mask:
            return ctx
        if ctx is None:
            ctx = Context()
            ctx.amount = amount
            ctx.poison = poison
            ctx.figure = figure
            ctx.other = other
            ctx.space = space
            ctx.face = face
            ctx.card = card
            ctx.roll = roll
            ctx.group = group
            ctx.attack = attack
        ran = _run_first(game, handlers, mask, ctx)
        if not ran or ctx.replaced or state.outcome:
            return ctx
        remaining &= -ran << 1


def _rules_for(game: Game, event: int, figure: int, other: int, space: int, face: int) -> int:
    """The rules that can react to an event with these figures at this place, as a mask."""
    state, chapter = game.state, game.chapter
    rules = state.rules_by_figure[event][figure] | state.rules_by_figure[OF_OTHER + event][other]
    if not rules:
        return 0
    by_space = chapter.rules_by_space_minions[event] if figure >= MICE else chapter.rules_by_space_mice[event]
    if face >= 0:
        return rules & by_space[chapter.board.face_spaces[face][0]]
    if space >= 0:
        return rules & by_space[space]
    return rules & by_space[state.pos[figure]] if figure >= 0 else rules


def _run_first(game: Game, handlers: list[Rule], mask: int, ctx: Context) -> int:
    """Run the first rule of a mask that may run; returns its bit, or 0 when none may."""
    while mask:
        low = mask & -mask
        mask ^= low
        rule = handlers[low.bit_length() - 1]
        test = rule.only_test
        if test is not None:
            # the most common rule that does not run: one of the chapter, whose conditions do not hold
            ctx.owner = -1
            ctx.rule = rule
            if may_go_on(game) and test(game, ctx):
                if not (rule.may or rule.cost is not None) or _is_used(game, rule, ctx):
                    execute(game, rule, ctx)
                return low
            continue
        if rule.bound == BOUND_TO_NOTHING:
            ran = _run_for_owners(game, rule, ctx)
        else:
            ran = _run_for(game, rule, ctx, ctx.figure if rule.bound == BOUND_TO_FIGURE else ctx.other)
        if ran:
            return low
    return 0


def _run_for_owners(game: Game, rule: Rule, ctx: Context) -> bool:
    """Run a rule for each of its owners for whom it may run; skip an owner that loses the source meanwhile."""
    owners = game.state.owners[rule.source]
    if not owners & (owners - 1):  # a single owner: the common case
        return _run_for(game, rule, ctx, -1 if owners == EVERYONE else owners.bit_length() - 1)
    ran = False
    while owners and not ctx.replaced:
        low = owners & -owners
        owners ^= low
        if game.state.owners[rule.source] & low and _run_for(
            game, rule, ctx, -1 if low == EVERYONE else low.bit_length() - 1
        ):
            ran = True
    return ran


def _run_for(game: Game, rule: Rule, ctx: Context, owner: int) -> bool:
    """Run a rule for one owner; False when it may not run. A rule that the player declines counts as run."""
    if not may_go_on(game):
        return False
    if rule.min_cheese and rule.min_cheese > game.state.cheese[owner] and costs_are_fixed(game):
        return False
    ctx.owner = owner
    ctx.rule = rule
    if not may_run(game, rule, ctx):
        return False
    if not (rule.may or rule.cost is not None) or _is_used(game, rule, ctx):
        execute(game, rule, ctx)
    return True


def may_run(game: Game, rule: Rule, ctx: Context) -> bool:
    """Whether place, limit and conditions let a rule run for `ctx.owner`."""
    state = game.state
    owner = ctx.owner
    if owner >= 0 and state.pos[owner] < 0 and owner != ctx.figure:
        return False
    if rule.of_hero and 0 <= owner == state.current and is_charmed(game, owner):
        return False
    if rule.face >= 0 and not happens_on(game, rule.face, ctx) and not (rule.always and not has_place(ctx)):
        return False
    if rule.limit != NO_LIMIT and limit_reached(game, rule, owner):
        return False
    test = rule.test
    return test is None or test(game, ctx)


def _is_used(game: Game, rule: Rule, ctx: Context) -> bool:
    """Whether a rule with a cost can be paid and the player, if the rule is optional, uses it.

    The owner pays and decides; where everyone owns the rule, the mouse of the event does.
    """
    mice = game.state.mice
    mouse = ctx.owner if 0 <= ctx.owner < mice else ctx.figure if 0 <= ctx.figure < mice else -1
    if (rule.cost is not None and mouse < 0) or not rule.can_pay(game, rule, mouse):
        return False
    return not rule.may or game.ask_use(mouse, rule, ctx)


def execute(game: Game, rule: Rule, ctx: Context) -> None:
    """Run a rule: count its use, pay its cost, carry out its effects."""
    running = game.running
    game.work = game.work + 1 if running else 1
    if game.work > MAX_WORK:
        raise running_loop(game, None)
    if len(running) >= MAX_DEPTH:
        raise running_loop(game, rule)
    if rule.limit != NO_LIMIT:
        count_use(game, rule, ctx.owner)
    running.append(rule)
    ctx.paid = 0
    ctx.thing = -1
    ctx.placed = 0
    if rule.may or rule.cost is not None:
        rule.pay(game, rule, ctx)
    game.hits[rule.index] += 1
    if game.trace is not None:
        game.note("rule", figure=ctx.owner, text=f"{rule.name} ({rule.where})")
    if rule.replaces:
        ctx.stopped = ctx.replaced = True
    run = rule.run
    if run is not None:
        run(game, ctx)
    running.pop()
