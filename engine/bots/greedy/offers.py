"""When the greedy bot uses the rules of cards, abilities and chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.fighting import life_left, wounds_to_defeat
from engine.bots.greedy.needs import hurts_user, moves_goal
from engine.bots.greedy.odds import chance
from engine.bots.greedy.rule_purpose import (
    GAIN,
    GUARD,
    HARM,
    HEAL,
    LASTING,
    LAY,
    MORE_ACTION,
    MORE_MOVE,
    RESCUE,
    SHIFT,
    STORY,
    STRIKE,
    TIME,
)
from engine.bots.greedy.trap_laying import (
    SHORT_CUT,
    is_taking_back,
    saves,
    worth_flinging,
    worth_laying,
    worth_taking_back,
)
from engine.records.chapter import DEFENCE, MICE
from engine.records.dice import bows, shields, swords
from engine.runtime.codes import ATTACK_DECLARED, ATTACK_ROLLED, BATTLE_ACTION, DEFENCE_ROLLED, WOUNDING

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.context import Context
    from engine.records.game import Game
    from engine.records.rule import Rule

LOW_LIFE: Final = 2
"""Life left at which a mouse needs healing or protection at once."""

SURE_ENOUGH: Final = 700
"""An attack with this chance to defeat, in thousandths, needs no help."""

MANY_MINIONS: Final = 2
"""As many minions justify an attack that costs something, or a lasting rule."""

CHEESE_ON_WHEEL: Final = 2
"""The cheese on the wheel that justifies using a card."""


def foes_near(game: Game, mouse: int) -> int:
    """How many minions stand on the mouse's space or next to it."""
    state = game.state
    here = state.pos[mouse]
    mask = state.minions_at[here]
    for there in game.chapter.board.near_mouse[here]:
        mask |= state.minions_at[there]
    return mask.bit_count()


def foes_on_face(game: Game, mouse: int) -> int:
    """How many minions are on the mouse's tile."""
    state = game.state
    return state.minions_on[game.chapter.board.space_face[state.pos[mouse]]].bit_count()


def needs_healing(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether the mouse or a friend near it is badly wounded or under a status that does harm."""
    state = game.state
    here = state.pos[mouse]
    near = game.chapter.board.near_mouse[here]
    for other in range(state.mice):
        pos = state.pos[other]
        if pos < 0 or (pos != here and pos not in near):
            continue
        hurt = state.wounds[other] + state.poison[other]
        if state.status[other] & atlas.feared or (hurt and (hurt >= 2 or life_left(game, other) <= LOW_LIFE)):
            return True
    return False


def helps_goal(game: Game, atlas: Atlas, mouse: int, index: int) -> bool:
    """Whether a rule moves what the goal needs, and does not capture the mouse that uses it."""
    if not moves_goal(game, atlas, mouse, index):
        return False
    return not hurts_user(game.chapter.rules[index]) or life_left(game, mouse) > 1


def worth_using(game: Game, atlas: Atlas, mouse: int, index: int) -> bool:
    """Whether to use a free action of a card or chapter now."""
    if atlas.for_goal[index] and helps_goal(game, atlas, mouse, index):
        return True
    if atlas.never_useful[index] or atlas.advances[index]:
        return False
    purpose = atlas.purpose[index]
    state = game.state
    if purpose & RESCUE:
        return bool(state.captured)
    if purpose & HEAL:
        return needs_healing(game, atlas, mouse)
    if purpose & TIME:
        return state.wheel >= CHEESE_ON_WHEEL
    if purpose & (GAIN | STORY):
        return True
    foes = foes_on_face(game, mouse)
    if purpose & MORE_ACTION:
        return foes > 0 and state.actions == 0
    if purpose & MORE_MOVE:
        return not foes and not state.can_move
    if purpose & STRIKE:
        return foes > 0
    if purpose & LAY:
        return worth_laying(game, atlas, mouse, game.chapter.rules[index], foes)
    if purpose & SHIFT:
        return not foes and saves(game, atlas, mouse, False) >= SHORT_CUT
    return bool(purpose & (GUARD | LASTING)) and foes >= MANY_MINIONS


def worth_acting(game: Game, atlas: Atlas, mouse: int, index: int) -> bool:
    """Whether to use an action of a card or chapter instead of the rulebook's own actions."""
    if atlas.for_goal[index] and helps_goal(game, atlas, mouse, index):
        return True
    purpose = atlas.purpose[index]
    if purpose & HARM:
        return False
    if purpose & RESCUE:
        return bool(game.state.captured)
    if purpose & STRIKE:
        rule = game.chapter.rules[index]
        if rule.code == BATTLE_ACTION and (rule.cost is not None or rule.used_up):
            return foes_near(game, mouse) >= MANY_MINIONS
        return foes_on_face(game, mouse) > 0
    if purpose & STORY:
        return not atlas.advances[index]
    if purpose & HEAL:
        return needs_healing(game, atlas, mouse)
    if purpose & (GAIN | TIME):
        return not foes_on_face(game, mouse)
    if purpose & LAY:
        rule, foes = game.chapter.rules[index], foes_on_face(game, mouse)
        if is_taking_back(rule):
            return not foes and worth_taking_back(game, atlas, mouse)
        return (not foes or atlas.snares[index]) and worth_laying(game, atlas, mouse, rule, foes)
    if purpose == SHIFT:
        return not foes_on_face(game, mouse) and worth_flinging(game, atlas, mouse)
    return False


def worth_accepting(game: Game, atlas: Atlas, mouse: int, rule: Rule) -> bool:
    """Whether to use an optional rule of the current event; free rules are used unless they only harm."""
    purpose = atlas.purpose[rule.index]
    if atlas.for_goal[rule.index] and mouse >= 0 and moves_goal(game, atlas, mouse, rule.index):
        return True
    if rule.cost is None and not rule.used_up:
        return not purpose & HARM or bool(purpose & ~HARM)
    ctx = game.use_context
    if mouse < 0 or game.state.pos[mouse] < 0 or ctx is None:
        return True
    if rule.code == WOUNDING:
        return ctx.amount >= 2 or life_left(game, mouse) <= LOW_LIFE
    if ctx.attack is not None and rule.code in (ATTACK_DECLARED, ATTACK_ROLLED, DEFENCE_ROLLED):
        return (
            _attack_needs_help(game, ctx, rule.code)
            if ctx.attack.attacker < MICE
            else _worth_defending(game, ctx, rule)
        )
    if purpose & HEAL:
        return needs_healing(game, atlas, mouse)
    if purpose & (GAIN | TIME | STORY | RESCUE):
        return True
    return foes_on_face(game, mouse) > 0 if purpose & STRIKE else foes_on_face(game, mouse) >= MANY_MINIONS


def _attack_needs_help(game: Game, ctx: Context, code: int) -> bool:
    """Whether a mouse's attack still needs help to defeat its target."""
    attack = ctx.attack
    assert attack is not None
    if attack.target < MICE or game.state.kind[attack.target] < 0:
        return False
    need = wounds_to_defeat(game, attack.target)
    defence = _defence_of(game, attack.target) + attack.defence_change
    if code == ATTACK_DECLARED:
        return chance(attack.ranged, attack.dice, defence, need) < SURE_ENOUGH
    if code == DEFENCE_ROLLED:
        return attack.hits - shields(attack.defence_roll) < need
    hits = (bows(attack.roll) if attack.ranged else swords(attack.roll)) + attack.more_hits
    return 3 * (hits - need) < defence


def _defence_of(game: Game, figure: int) -> int:
    chapter, state = game.chapter, game.state
    if figure >= MICE:
        return chapter.card_defence[chapter.minion_cards[state.kind[figure]][0] - MICE]
    return chapter.hero_stats[state.party[figure]][DEFENCE] + state.gear[figure * 4 + DEFENCE]


def _worth_defending(game: Game, ctx: Context, rule: Rule) -> bool:
    """Whether an attack on a mouse is serious enough to use a rule against it."""
    attack = ctx.attack
    assert attack is not None
    target = attack.target
    if target >= MICE or game.state.pos[target] < 0:
        return False
    left = life_left(game, target)
    if rule.code == ATTACK_DECLARED:
        if "redirect" in rule.effect_names and life_left(game, ctx.owner) <= left + 1:
            return False
        return left <= LOW_LIFE or attack.dice >= 3
    if rule.code == DEFENCE_ROLLED:
        return attack.hits > shields(attack.defence_roll) and (left <= LOW_LIFE or attack.hits >= 2)
    hits = bows(attack.roll) if attack.ranged else swords(attack.roll)
    return hits >= 2 or (hits >= 1 and left <= LOW_LIFE)
