"""Fighting sensibly: whom to strike, from where, and where the blows will fall.

Scores are whole numbers; a sure kill of an ordinary minion is worth some thousands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.odds import share_of_kill
from engine.chapter import BATTLE, DEFENCE, MICE, OFF_TILE, RANGED, WATER, WEAPON
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.bots.atlas import Atlas
    from engine.game import Game

REACHED: Final = (1000, 1000, 1000, 667, 333)
"""The chance, out of a thousand, that a minion so many steps away comes close enough to strike."""

SEEN: Final = 1000
UNSEEN: Final = 250
"""The same for a minion that shoots."""

BEHIND: Final = 4
LEVEL: Final = 2
"""A mouse behind a friend meets a quarter of the blows, one level with it half."""

NOT_YET_ACTED: Final = 5
"""A minion that still has its turn in this round is worth a fifth more."""

DANGER: Final = (0, 26, 14, 9, 7, 6, 5)
"""How much a point of danger weighs by the life a mouse has left."""

A_STEP_AWAY: Final = 60
"""What each step from the nearest foe costs: who runs too far cannot strike next."""

AMONG_MINIONS: Final = 150
ON_A_TRAP: Final = 2500
IN_WATER: Final = 1500
CARRIED_OFF: Final = 30_000
WORST: Final = -1_000_000


class Foes:
    """The minions on a mouse's face, seen from that mouse."""

    def __init__(self) -> None:
        self.first = 0
        self.count = 0
        self.bits = 0
        self.rows: list[list[int]] = []
        self.sights: list[int] = []
        self.battle: list[int] = []
        self.ranged: list[bool] = []
        self.friend: list[int] = []
        self.melee_at: dict[int, int] = {}
        self.ranged_at: dict[int, int] = {}
        self.by_melee: dict[int, int] = {}
        self.by_ranged: dict[int, int] = {}
        self.has_melee = False
        self.has_ranged = False
        self.weight = 0


def life_left(game: Game, mouse: int) -> int:
    """Wounds a mouse can still take."""
    state = game.state
    return life_of(game, mouse) - state.wounds[mouse] - state.poison[mouse]


def dice_of(game: Game, mouse: int) -> tuple[int, int]:
    """Dice of the mouse's best melee and best ranged weapon; -1 without one."""
    chapter, state = game.chapter, game.state
    base = chapter.hero_stats[state.party[mouse]][BATTLE] + state.gear[mouse * 4 + BATTLE]
    melee = ranged = -1
    for copy in state.worn[mouse]:
        definition = chapter.copies[copy]
        if chapter.search_category[definition] == WEAPON:
            dice = base + chapter.search_stats[definition][BATTLE]
            if chapter.search_attack[definition] == RANGED:
                ranged = dice if dice > ranged else ranged
            else:
                melee = dice if dice > melee else melee
    return melee, ranged


def need_of(game: Game, figure: int) -> int:
    """Wounds that still take a minion, or one card of a boss, out."""
    state, chapter = game.state, game.chapter
    kind = state.kind[figure]
    if not chapter.minion_boss[kind]:
        return chapter.minion_life[kind] - state.wounds[figure]
    cards = chapter.minion_cards[kind]
    return min((chapter.card_life[c - MICE] - state.card_wounds[c] for c in state.track if c in cards), default=1)


def look_round(game: Game, atlas: Atlas, mouse: int) -> Foes:
    """All foes on the mouse's face, what each attack on them is worth, and how near they are to friends."""
    state, chapter, board = game.state, game.chapter, game.chapter.board
    foes = Foes()
    pos_of, firsts = state.pos, board.space_first
    first = foes.first = firsts[pos_of[mouse]]
    melee = ranged = -2
    mask = state.minions
    while mask:
        low = mask & -mask
        mask ^= low
        slot = low.bit_length() - 1
        pos = pos_of[slot]
        if pos < 0 or firsts[pos] != first:
            continue
        if melee == -2:
            melee, ranged = dice_of(game, mouse)
        kind = state.kind[slot]
        card = chapter.minion_cards[kind][0]
        worth = atlas.minion_worth[kind]
        if not state.acted >> card & 1:
            worth += worth // NOT_YET_ACTED
        card -= MICE
        defence, need = chapter.card_defence[card], need_of(game, slot)
        offset = pos - first
        foes.bits |= 1 << offset
        if melee >= 0:
            value = foes.by_melee[slot] = worth * share_of_kill(False, melee, defence, need)
            foes.melee_at[offset] = max(foes.melee_at.get(offset, 0), value)
        if ranged >= 0:
            value = foes.by_ranged[slot] = worth * share_of_kill(True, ranged, defence, need)
            foes.ranged_at[offset] = max(foes.ranged_at.get(offset, 0), value)
        foes.rows.append(board.dist_minion[pos])
        foes.sights.append(board.sight[pos])
        foes.battle.append(chapter.card_battle[card])
        foes.ranged.append(chapter.card_ranged[card])
        foes.count += 1
    if foes.count:
        foes.has_melee, foes.has_ranged = melee >= 0, ranged >= 0
        _measure(game, mouse, foes)
    return foes


def _measure(game: Game, mouse: int, foes: Foes) -> None:
    """How far each foe is from its nearest other mouse, and how much danger weighs for this one."""
    state, firsts = game.state, game.chapter.board.space_first
    first = foes.first
    friends: list[int] = []
    for other in range(state.mice):
        pos = state.pos[other]
        if pos >= 0 and other != mouse and firsts[pos] == first:
            friends.append(pos - first)
    for row in foes.rows:
        nearest = 99
        for offset in friends:
            if row[offset] < nearest:
                nearest = row[offset]
        foes.friend.append(nearest)
    left = life_left(game, mouse)
    defence = game.chapter.hero_stats[state.party[mouse]][DEFENCE] + state.gear[mouse * 4 + DEFENCE]
    weight = DANGER[left] if 0 <= left < len(DANGER) else DANGER[-1]
    foes.weight = weight * 3 // (2 + defence)


def attack_from(game: Game, atlas: Atlas, foes: Foes, space: int) -> int:
    """The worth of the best attack a mouse could make from a space."""
    near = atlas.near[space] & foes.bits
    best = 0
    if near and foes.has_melee:
        best = _best(foes.melee_at, near)
    if foes.has_ranged:
        seen = near if near else game.chapter.board.sight[space] & foes.bits
        if seen:
            shot = _best(foes.ranged_at, seen)
            best = shot if shot > best else best
    return best


def _best(values: dict[int, int], mask: int) -> int:
    best = 0
    while mask:
        low = mask & -mask
        mask ^= low
        value = values[low.bit_length() - 1]
        if value > best:
            best = value
    return best


def danger_at(game: Game, foes: Foes, space: int) -> int:
    """What a mouse has to fear on a space until its next turn, weighed by the life it has left."""
    offset = space - foes.first
    total = 0
    nearest = 99
    rows, friends = foes.rows, foes.friend
    for index in range(foes.count):
        steps = rows[index][offset]
        if steps < nearest:
            nearest = steps
        if foes.ranged[index]:
            chance = SEEN if foes.sights[index] >> offset & 1 else UNSEEN
        elif steps >= 5:
            continue
        else:
            chance = REACHED[steps]
            friend = friends[index]
            if friend < steps:
                chance //= BEHIND
            elif friend == steps:
                chance //= LEVEL
        total += chance * foes.battle[index]
    total = total * foes.weight // 10
    if nearest < 99:
        total += A_STEP_AWAY * nearest
    return total + footing(game, space)


def footing(game: Game, space: int) -> int:
    """Bad ground: traps, water, a current off the tile, among minions."""
    state, board = game.state, game.chapter.board
    cost = 0
    if state.minions_at[space]:
        cost = AMONG_MINIONS
    if state.traps and space in state.traps:
        cost += ON_A_TRAP
    if board.space_kind[space] == WATER:
        cost += IN_WATER
        if board.current_to[space] == OFF_TILE:
            cost += CARRIED_OFF
    return cost
