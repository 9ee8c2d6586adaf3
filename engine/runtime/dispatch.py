"""Running the rules that answer an event, and adding up the standing ones.

Order of simultaneous rules: by kind of source (chapter, room, status, minion, initiative card, hero, ability, search
card, achievement, rules given for a time), then the source's id, then the rule's place in its source; a rule with
several owners runs for each, mice before minions. It never depends on which file was read first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.context import Context
from engine.records.errors import RuleLoop
from engine.records.rule import BOUND_TO_FIGURE, BOUND_TO_NOTHING, NO_LIMIT, Rule
from engine.runtime.codes import MOD_ABILITY_COST, MOD_FORBID, NO_ABILITIES, OF_OTHER
from engine.runtime.limits import count_use, spent

if TYPE_CHECKING:
    from engine.records.attack import Attack
    from engine.records.game import Game

DEEPEST: Final = 24
"""How many rules may be nested inside each other before it is called a loop."""

MOST_WORK: Final = 2000
"""How many rules may run, and how often `repeat` and `for-each` may go round, within one outermost rule."""

HELD: Final = 1
"""What is counted of a standing rule in a game: that it held, not how often somebody asked."""

EVERYONE: Final = 1 << 61
"""The owner bit of sources that belong to no figure: the chapter and its party items."""

ALL: Final = (-1,)
"""Everyone, where owners are gone through one by one."""


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
    """Let every active rule answer an event; None when none of them was even asked.

    Callers look at `state.active[event]` first, so silence is free. Only rules within earshot that can speak of these
    figures are asked; after one has answered, those that come later are looked for anew.
    """
    state, chapter = game.state, game.chapter
    ctx: Context | None = None
    waiting = state.active[event]
    while True:
        mask = (state.speaking[event][figure] | state.speaking[OF_OTHER + event][other]) & waiting
        if not mask:
            return ctx
        heard = chapter.minions_heard[event] if figure >= MICE else chapter.mice_heard[event]
        if face >= 0:
            mask &= heard[chapter.board.face_spaces[face][0]]
        elif space >= 0:
            mask &= heard[space]
        elif figure >= 0:
            mask &= heard[state.pos[figure]]
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
        answered = _first_to_answer(game, chapter.handlers[event], mask, ctx)
        if not answered or ctx.replaced or state.outcome:
            return ctx
        waiting &= -answered << 1  # figures may stand elsewhere by now, and rules be in other hands


def _first_to_answer(game: Game, rules: list[Rule], mask: int, ctx: Context) -> int:
    """The bit of the first of some rules that answers, once it has; 0 when none does."""
    while mask:
        low = mask & -mask
        mask ^= low
        rule = rules[low.bit_length() - 1]
        if rule.bound == BOUND_TO_NOTHING:
            happened = _answer(game, rule, ctx)
        else:
            happened = run_for(game, rule, ctx, ctx.figure if rule.bound == BOUND_TO_FIGURE else ctx.other)
        if happened:
            return low
    return 0


def within_earshot(game: Game, code: int, figure: int) -> int:
    """The active rules that can have something to say of a figure: everyone's and its own, where it stands."""
    state, chapter = game.state, game.chapter
    if figure < 0:
        return state.speaking[code][figure]
    heard = chapter.minions_heard[code] if figure >= MICE else chapter.mice_heard[code]
    return state.speaking[code][figure] & heard[state.pos[figure]]


def _answer(game: Game, rule: Rule, ctx: Context) -> bool:
    """Run one rule for each of its owners whose conditions hold; who is no longer an owner is passed over.

    False when nobody was even asked.
    """
    owners = game.state.owners[rule.source]
    if not owners & (owners - 1):  # a single one, as most have
        return run_for(game, rule, ctx, -1 if owners == EVERYONE else owners.bit_length() - 1)
    happened = False
    while owners and not ctx.replaced:
        low = owners & -owners
        owners ^= low
        if game.state.owners[rule.source] & low and run_for(
            game, rule, ctx, -1 if low == EVERYONE else low.bit_length() - 1
        ):
            happened = True
    return happened


def run_for(game: Game, rule: Rule, ctx: Context, owner: int) -> bool:
    """Run a rule for one owner, if it may run now; False when it may not."""
    if rule.least and rule.least > game.state.cheese[owner] and prices_stand(game):
        return False
    ctx.owner = owner
    ctx.rule = rule
    if not applies(game, rule, ctx):
        return False
    if not (rule.may or rule.cost is not None) or _agreed(game, rule, ctx):
        execute(game, rule, ctx)
    return True


def applies(game: Game, rule: Rule, ctx: Context) -> bool:
    """Whether place, limit and conditions let a rule run for `ctx.owner`."""
    state = game.state
    owner = ctx.owner
    if owner >= 0 and state.pos[owner] < 0 and owner != ctx.figure:
        return False
    if rule.of_hero and 0 <= owner == state.current and is_charmed(game, owner):
        return False
    if rule.face >= 0 and not _on_face(game, rule.face, ctx):
        return False
    if rule.limit != NO_LIMIT and spent(game, rule, owner):
        return False
    test = rule.test
    return test is None or test(game, ctx)


def is_charmed(game: Game, figure: int) -> bool:
    """Whether a status makes a mouse act as a minion; in that turn none of its own cards speak (EFFECT-4)."""
    return game.state.status[figure] & game.chapter.status_turns_minion != 0


def _on_face(game: Game, face: int, ctx: Context) -> bool:
    """Room rules speak of what happens in their room."""
    space_face = game.chapter.board.space_face
    if ctx.face >= 0:
        return ctx.face == face
    if ctx.space >= 0:
        return space_face[ctx.space] == face
    if ctx.figure >= 0:
        pos = game.state.pos[ctx.figure]
        return pos >= 0 and space_face[pos] == face
    return any(pos >= 0 and space_face[pos] == face for pos in game.state.pos[: game.state.mice])


def _agreed(game: Game, rule: Rule, ctx: Context) -> bool:
    """Whether it can be paid for and, where it may be declined, is not: by the owner, else by the event's mouse."""
    mice = game.state.mice
    mouse = ctx.owner if 0 <= ctx.owner < mice else ctx.figure if 0 <= ctx.figure < mice else -1
    if (rule.cost is not None and mouse < 0) or not game.can_pay(rule, mouse):
        return False
    return not rule.may or game.ask_use(mouse, rule, ctx)


def execute(game: Game, rule: Rule, ctx: Context) -> None:
    """Do what a rule says: pay, count the use, run the effects."""
    running = game.running
    game.work = game.work + 1 if running else 1
    if game.work > MOST_WORK:
        raise loop(game, None)
    if len(running) >= DEEPEST:
        raise loop(game, rule)
    if rule.limit != NO_LIMIT:
        count_use(game, rule, ctx.owner)
    running.append(rule)
    ctx.paid = 0
    if rule.may or rule.cost is not None:
        game.pay(rule, ctx)
    game.hits[rule.index] += 1
    if game.trace is not None:
        game.note("rule", figure=ctx.owner, text=f"{rule.name} ({rule.where})")
    if rule.replaces:
        ctx.stopped = ctx.replaced = True
    run = rule.run
    if run is not None:
        run(game, ctx)
    running.pop()


def work(game: Game) -> None:
    """Count what rules do; too much of it within one rule is a loop too, however shallow."""
    game.work += 1
    if game.work > MOST_WORK:
        raise loop(game, None)


def loop(game: Game, rule: Rule | None) -> RuleLoop:
    """The error that names the rules going in circles, with their lines."""
    rules = [*game.running, rule] if rule is not None else game.running[:]
    if rules and rules[-1] in rules[:-1]:
        again = len(rules) - 2 - rules[-2::-1].index(rules[-1])
        rules = rules[again:]
    return RuleLoop([f"{one.name} ({one.where})" for one in rules])


def prices_stand(game: Game) -> bool:
    """Whether no rule could change what abilities cost, or forbid them: of one too dear nothing more need be asked.

    Where there is such a rule it is asked, so that a report knows whether it held.
    """
    active = game.state.active
    return not active[MOD_ABILITY_COST] and not active[MOD_FORBID] & game.chapter.forbidding[NO_ABILITIES]


def modified(game: Game, code: int, value: int, figure: int, other: int = -1, attack: Attack | None = None,
             face: int = -1) -> int:  # fmt: skip
    """A value after every standing modifier that holds: set first (the last in order counts), then times, then plus."""
    state, chapter = game.state, game.chapter
    mask = state.speaking[code][figure]
    if mask and figure >= 0:
        heard = chapter.minions_heard[code] if figure >= MICE else chapter.mice_heard[code]
        mask &= heard[state.pos[figure]]
    if not mask:
        return value
    rules = chapter.handlers[code]
    ctx = _asked_of(figure, attack)
    ctx.other = other
    ctx.roll = face
    plus = 0
    times = 1
    for index in bits_of(mask):
        rule = rules[index]
        for owner in standing(game, rule, ctx):
            ctx.owner = owner
            game.asking.append(rule)
            if rule.sets is not None:
                value = rule.sets(game, ctx)
            if rule.times is not None:
                times *= rule.times(game, ctx)
            if rule.by is not None:
                plus += rule.by(game, ctx)
            game.asking.pop()
    return value * times + plus


def _asked_of(figure: int, attack: Attack | None) -> Context:
    ctx = Context()
    ctx.figure = figure
    ctx.attack = attack
    return ctx


def standing(game: Game, rule: Rule, ctx: Context) -> list[int]:
    """The owners for whom a standing rule within earshot speaks of `ctx.figure` now; -1 stands for everyone.

    Without `of` a rule speaks of its owner alone, everyone's of all figures; with `of` each owner's of all it names.
    """
    owners = game.state.owners[rule.source]
    if owners != EVERYONE:
        owners = _speaking(game, rule, ctx.figure, owners)
    found: list[int] = []
    if not owners or (rule.face >= 0 > ctx.figure and not _on_face(game, rule.face, ctx)):
        return found
    for owner in ALL if owners == EVERYONE else _each(owners):
        if _holds(game, rule, ctx, owner):
            found.append(owner)
    return found


def _speaks(game: Game, rule: Rule, figure: int, attack: Attack | None = None) -> bool:
    """Whether a standing rule within earshot speaks of a figure now, for whomever."""
    if rule.test is None and not (rule.party_wide or game.state.status[figure]):
        game.hits[rule.index] = HELD  # nothing to ask: it belongs to the figure, which is not charmed
        return True
    ctx = _asked_of(figure, attack)
    if game.state.owners[rule.source] == EVERYONE:
        return _holds(game, rule, ctx, -1)
    return len(standing(game, rule, ctx)) > 0


def _holds(game: Game, rule: Rule, ctx: Context, owner: int) -> bool:
    """Whether the conditions of a standing rule hold for an owner."""
    asking, test = game.asking, rule.test
    if len(asking) >= DEEPEST:
        raise loop_of_questions(game, rule)
    ctx.rule = rule
    ctx.owner = owner
    if test is not None:
        asking.append(rule)
        held = test(game, ctx)
        asking.pop()
        if not held:
            return False
    game.hits[rule.index] = HELD
    return True


def _each(owners: int) -> tuple[int, ...]:
    """Owners one by one; -1 stands for everyone."""
    return bits_of(owners) if owners < EVERYONE else bits_of(owners ^ EVERYONE) + ALL


def _speaking(game: Game, rule: Rule, figure: int, owners: int) -> int:
    """Those owners of a standing rule for whom it can speak of a figure now."""
    if not rule.party_wide:
        owners &= EVERYONE | 1 << figure if figure >= 0 else EVERYONE
    current = game.state.current
    if rule.of_hero and current >= 0 and owners >> current & 1 and is_charmed(game, current):
        owners &= ~(1 << current)
    return owners


def loop_of_questions(game: Game, rule: Rule) -> RuleLoop:
    """Standing rules that need each other's answer."""
    first = game.asking.index(rule) if rule in game.asking else 0
    return RuleLoop([f"{one.name} ({one.where})" for one in dict.fromkeys([*game.asking[first:], rule])])


def held(game: Game, code: int, figure: int, naming: int, attack: Attack | None = None) -> bool:
    """Whether one of some standing `forbid` or `allow` rules (by `code`) that can speak of a figure does so here."""
    chapter = game.chapter
    heard = chapter.minions_heard[code] if figure >= MICE else chapter.mice_heard[code]
    rules = chapter.handlers[code]
    for index in bits_of(naming & heard[game.state.pos[figure]]):
        if _speaks(game, rules[index], figure, attack):
            return True
    return False


def held_mask(game: Game, code: int, figure: int, heard: int) -> int:
    """All bits of those standing `forbid` or `allow` rules (by `code`) within earshot that speak of the figure."""
    rules = game.chapter.handlers[code]
    found = 0
    for index in bits_of(heard):
        rule = rules[index]
        if rule.mask & ~found and _speaks(game, rule, figure):
            found |= rule.mask
    return found


def own(game: Game, source: int, owner_bit: int) -> None:
    """A source (card, status, …) comes into play for an owner: its rules become active."""
    gained = owner_bit & ~game.state.owners[source]
    if gained:
        _change_hands(game, source, gained)


def disown(game: Game, source: int, owner_bit: int) -> None:
    """A source leaves an owner; without owners its rules fall silent."""
    lost = game.state.owners[source] & owner_bit
    if lost:
        _change_hands(game, source, lost)


def _change_hands(game: Game, source: int, changing: int) -> None:
    """Some become owners of a source, or are no longer: which rules are active, for all or for a figure, follows."""
    state = game.state
    before = state.owners[source]
    now = state.owners[source] = before ^ changing
    rules = game.chapter.source_rules[source]
    if not rules:
        return
    begins_or_ends = not before or not now
    everyone = before >= EVERYONE or now >= EVERYONE
    figures = bits_of(changing ^ EVERYONE if changing >= EVERYONE else changing)
    for rule in rules:
        if begins_or_ends:
            state.active[rule.code] ^= rule.bit
        if rule.of_all or (everyone and rule.bound == BOUND_TO_NOTHING):
            if begins_or_ends or not rule.of_all:
                state.speaking[rule.row] = _spoken(rule, now, state.speaking[rule.row])
        elif figures:
            speaking = list(state.speaking[rule.row])
            for figure in figures:
                speaking[figure] ^= rule.bit
            state.speaking[rule.row] = tuple(speaking)


def _spoken(rule: Rule, owners: int, before: tuple[int, ...]) -> tuple[int, ...]:
    """Which rules can speak of each figure, and of nobody, when one that can speak of all has come or gone."""
    bit = rule.bit
    if owners if rule.of_all else owners >= EVERYONE:
        return tuple([others | bit for others in before])
    silent = [others & ~bit for others in before]
    for figure in bits_of(owners):
        silent[figure] |= bit
    return tuple(silent)
