"""Battle (BATTLE): an attack roll, a defence roll, and the cheese they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.attack import Attack
from engine.records.bits import bits_of
from engine.records.chapter import BATTLE, DEFENCE, MICE, RANGED, WEAPON
from engine.records.context import Context
from engine.records.decision import OP_BATTLE
from engine.records.dice import FACE_MASK, bows, count_of, roll, shields, swords
from engine.rulebook import cheese, wounds
from engine.rulebook.adjacency import near_for_mouse
from engine.rulebook.values import (
    acts_charmed,
    allowed,
    card_of,
    forbidden,
    minion_value,
    mouse_value,
)
from engine.runtime.codes import (
    ATTACK_DECLARED,
    ATTACK_ENDED,
    ATTACK_ROLLED,
    DEFENCE_ROLLED,
    MAY_SHOOT_PAST_NEAR,
    MAY_SHOOT_WITHOUT_SIGHT,
    MOD_CHEESE_SYMBOLS,
    MOD_FACE_BLOCKS,
    MOD_FACE_HITS,
    MOD_FORBID,
    MOD_TARGET_DEFENCE,
    NO_BE_ATTACKED,
    NO_CHEESE_ON_WHEEL,
    NO_DEFEND,
    WOUND_PREVENTED,
)
from engine.runtime.dispatch import fire
from engine.runtime.standing import candidates, matching_owners, modified

if TYPE_CHECKING:
    from engine.records.game import Game


def weapons_of(game: Game, mouse: int) -> list[int]:
    """The weapons a mouse has equipped, as card copies (BATTLE-1, BATTLE-8)."""
    chapter = game.chapter
    return [copy for copy in game.state.worn[mouse] if chapter.search_category[chapter.copies[copy]] == WEAPON]


def add_attacks(game: Game, mouse: int, options: list[int]) -> None:
    """Add every attack a mouse can make with its equipped weapons to its menu (BATTLE-1, BATTLE-8)."""
    chapter = game.chapter
    copies, category = chapter.copies, chapter.search_category
    for copy in game.state.worn[mouse]:
        definition = copies[copy]
        if category[definition] == WEAPON:
            ranged = chapter.search_attack[definition] == RANGED
            for target in ranged_targets(game, mouse) if ranged else melee_targets(game, mouse):
                options.append(OP_BATTLE << 24 | copy << 12 | target)


def targets_of(game: Game, mouse: int, weapon: int) -> list[int]:
    """The minions a mouse may attack with a weapon (BATTLE-2, BATTLE-3)."""
    ranged = game.chapter.search_attack[game.chapter.copies[weapon]] == RANGED
    return ranged_targets(game, mouse) if ranged else melee_targets(game, mouse)


def melee_targets(game: Game, mouse: int) -> list[int]:
    """Minions on the same or an adjacent space (BATTLE-2)."""
    state, chapter = game.state, game.chapter
    board, pos = chapter.board, state.pos
    here = pos[mouse]
    foes = state.minions_on[board.space_face[here]]
    near: list[int] = []
    if not foes:
        return near
    if state.bridges or state.closed:
        near = _near_as_changed(game, here, foes)
    else:
        beside, first = board.beside[here], board.space_first[here]
        for slot in bits_of(foes):
            if beside[pos[slot] - first]:
                near.append(slot)
    return attackable(game, near)


def _near_as_changed(game: Game, here: int, foes: int) -> list[int]:
    """Minions on the same or an adjacent space, where there are bridges or closed lines."""
    return [slot for slot in bits_of(foes) if near_for_mouse(game, here, game.state.pos[slot])]


def ranged_targets(game: Game, mouse: int, sight: bool = True) -> list[int]:
    """Minions in sight on the tile; when minions are near, only those (BATTLE-3)."""
    state, chapter = game.state, game.chapter
    board = chapter.board
    if not state.minions:
        return []
    near = melee_targets(game, mouse)
    if near and not allowed(game, mouse, MAY_SHOOT_PAST_NEAR):
        return near
    pos = state.pos
    here = pos[mouse]
    blind = not sight or allowed(game, mouse, MAY_SHOOT_WITHOUT_SIGHT)
    seen, first = board.sight[here], board.space_first[here]
    found: list[int] = []
    for slot in bits_of(state.minions_on[board.space_face[here]]):
        if blind or seen >> (pos[slot] - first) & 1:
            found.append(slot)
    return attackable(game, found)


def attackable(game: Game, slots: list[int]) -> list[int]:
    """The figures that may be attacked, of several."""
    if not game.state.active[MOD_FORBID] & game.chapter.forbid_rules[NO_BE_ATTACKED]:
        return slots
    return [slot for slot in slots if not forbidden(game, slot, NO_BE_ATTACKED)]


def mouse_attacks(game: Game, mouse: int, weapon: int, target: int) -> Attack:
    """A mouse attacks a minion with one of its weapons; rules can test the type of the weapon (BATTLE-8, BATTLE-9)."""
    chapter = game.chapter
    definition = chapter.copies[weapon]
    attack = Attack(mouse, chapter.search_attack[definition] == RANGED, 0)
    attack.weapon = definition
    attack.type = chapter.search_type[definition]
    attack.target = target
    attack.dice = mouse_value(game, mouse, BATTLE, target, attack) + chapter.search_stats[definition][BATTLE]
    resolve(game, attack, [target])
    return attack


def minion_attacks(game: Game, minion: int, card: int, target: int) -> Attack:
    """A minion attacks with the values of an initiative card."""
    attack = Attack(minion, game.chapter.card_ranged[card - MICE], 0)
    attack.target = target
    attack.dice = minion_value(game, minion, card, BATTLE, target, attack)
    resolve(game, attack, [target])
    return attack


def resolve(game: Game, attack: Attack, targets: list[int]) -> None:
    """Roll the attack once, then let each target defend separately (BATTLE-2 to -6, -10)."""
    state, active = game.state, game.state.active
    attacker = attack.attacker
    attack.target = targets[0]
    if active[ATTACK_DECLARED]:
        fire(game, ATTACK_DECLARED, figure=attacker, other=targets[0], attack=attack)
        if attack.cancelled or state.pos[attacker] < 0 or state.outcome:
            return
        if attack.redirected >= 0 and state.pos[attack.redirected] >= 0:
            targets = _redirected(attack.redirected, targets)
            attack.target = attack.redirected
    attack.roll = roll(game, attack.dice if attack.dice > 0 else 0)
    if game.trace is not None:
        rule = "BATTLE-3" if attack.ranged else "BATTLE-2"
        game.note("attack", rule, figure=attacker, other=targets[0], roll=attack.roll)
    if active[ATTACK_ROLLED]:
        fire(game, ATTACK_ROLLED, figure=attacker, other=targets[0], roll=attack.roll, attack=attack)
    rolled = attack.roll
    if rolled & FACE_MASK:
        _cheese_rolled(game, attacker, rolled, attack)
    hits = (bows(rolled) if attack.ranged else swords(rolled)) + attack.more_hits
    if active[MOD_FACE_HITS]:
        hits += _by_face(game, MOD_FACE_HITS, attacker, attack.target, attack, rolled)
    for target in targets:
        if state.outcome:
            return
        if state.pos[target] >= 0 and not attack.cancelled:
            attack.target = target
            attack.hits = hits
            _defend(game, attack, target)
    if active[ATTACK_ENDED]:
        dealt = attack.wounds
        fire(game, ATTACK_ENDED, figure=attacker, other=targets[0], roll=attack.roll, amount=dealt, attack=attack)


def _redirected(to: int, targets: list[int]) -> list[int]:
    """The targets of an attack after a rule has replaced the first."""
    return [to, *(one for one in targets[1:] if one != to)]


def _by_face(game: Game, code: int, figure: int, other: int, attack: Attack, rolled: int) -> int:
    """The hits or blocks that rules add for certain faces of a roll."""
    ctx = Context()
    ctx.figure = figure
    ctx.other = other
    ctx.attack = attack
    more = 0
    rules = game.chapter.handlers[code]
    for index in bits_of(candidates(game, code, figure)):
        rule = rules[index]
        if rule.by is None:
            continue
        faces = sum(count_of(rolled, face) for face in range(6) if rule.mask >> face & 1)
        for owner in matching_owners(game, rule, ctx) if faces else ():
            ctx.owner = owner
            more += rule.by(game, ctx) * faces
    return more


def _defend(game: Game, attack: Attack, target: int) -> None:
    """Roll defence if there is a hit; each shield blocks a hit, the others are wounds (BATTLE-4)."""
    state, active = game.state, game.state.active
    attacker = attack.attacker
    attack.defence_roll = attack.blocks = attack.more_blocks = 0
    if attack.hits <= 0:
        return
    dice = _defence_dice(game, attack, target)
    if dice:
        attack.defence_roll = roll(game, dice)
    if game.trace is not None:
        game.note("defence", "BATTLE-4", figure=target, other=attacker, roll=attack.defence_roll, amount=attack.hits)
    if active[DEFENCE_ROLLED]:
        fire(game, DEFENCE_ROLLED, figure=attacker, other=target, roll=attack.defence_roll, attack=attack)
    rolled = attack.defence_roll
    if rolled & FACE_MASK:
        _cheese_rolled(game, target, rolled, attack)
    if state.pos[target] < 0 or state.outcome:
        return
    blocks = shields(rolled) + attack.more_blocks
    if active[MOD_FACE_BLOCKS]:
        blocks += _by_face(game, MOD_FACE_BLOCKS, target, attacker, attack, rolled)
    attack.blocks = blocks
    hurt = attack.hits - blocks
    if hurt > 0:
        attack.wounds += wounds.wound(game, target, hurt, attacker, attack)
    elif active[WOUND_PREVENTED]:
        fire(game, WOUND_PREVENTED, figure=target, other=attacker, attack=attack)


def automatic_hit(game: Game, attacker: int, target: int, hits: int) -> None:
    """Hits without an attack roll, defended normally (PARTY-6)."""
    attack = Attack(attacker, False, 0)
    attack.target = target
    attack.hits = hits
    _defend(game, attack, target)


def _defence_dice(game: Game, attack: Attack, target: int) -> int:
    state = game.state
    held_down = state.status[target] or state.active[MOD_FORBID] & game.chapter.forbid_rules[NO_DEFEND]
    if attack.no_defence or (held_down and forbidden(game, target, NO_DEFEND)):
        return 0
    attacker = attack.attacker
    if target < MICE:
        dice = mouse_value(game, target, DEFENCE, attacker, attack)
    else:
        dice = minion_value(game, target, card_of(game, target), DEFENCE, attacker, attack)
    if state.active[MOD_TARGET_DEFENCE]:
        dice = modified(game, MOD_TARGET_DEFENCE, dice, attacker, target, attack)
    dice += attack.defence_change
    return dice if dice > 0 else 0


def _cheese_rolled(game: Game, figure: int, rolled: int, attack: Attack) -> None:
    """Cheese symbols: to the mouse that rolled, or for minions on the wheel (BATTLE-5, BATTLE-6, EFFECT-4)."""
    state = game.state
    if state.pos[figure] < 0:  # a rule has just taken it off the board
        return
    count = rolled & FACE_MASK
    if figure < MICE and not (state.status[figure] and acts_charmed(game, figure)):
        if state.active[MOD_CHEESE_SYMBOLS]:
            count = modified(game, MOD_CHEESE_SYMBOLS, count, figure, -1, attack)
        cheese.give_cheese(game, figure, count, "BATTLE-5")
        return
    if figure >= MICE and not game.chapter.minion_wheel[state.kind[figure]]:
        return
    if not forbidden(game, figure, NO_CHEESE_ON_WHEEL, attack):
        cheese.add_to_wheel(game, count, game.face_of(figure), "BATTLE-6" if figure >= MICE else "EFFECT-4")
