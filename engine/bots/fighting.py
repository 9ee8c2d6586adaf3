"""Fighting sensibly: whom to strike, from where, and where the blows will fall.

Scores are whole numbers; a sure kill of an ordinary minion is worth some thousands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.odds import share_of_kill
from engine.chapter import BATTLE, DEFENCE, FAR, MICE, RANGED, WEAPON
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.bots.atlas import Atlas
    from engine.game import Game

REACHED: Final = (1000, 1000, 1000, 667, 333)
"""The chance, out of a thousand, that a minion so many steps away comes close enough to strike."""

SEEN: Final = 1000
UNSEEN: Final = 4
"""The same for a minion that shoots and sees the mouse; one that does not is feared a quarter as much."""

BEHIND: Final = 4
LEVEL: Final = 2
"""A mouse behind a friend meets a quarter of the blows, one level with it half."""

NOT_YET_ACTED: Final = 5
"""A minion that still has its turn in this round is worth a fifth more."""

DANGER: Final = (0, 26, 14, 9, 7, 6, 5)
"""How much a point of danger weighs by the life a mouse has left."""

AMONG_MINIONS: Final = 150
ON_A_TRAP: Final = 2500
WORST: Final = -1_000_000


class Foes:
    """The minions on a mouse's face, seen from that mouse."""

    def __init__(self) -> None:
        self.first = 0
        self.count = 0
        self.bits = 0
        self.rows: list[list[int]] = []
        self.fears: list[list[int]] = []
        self.sights: list[int] = []
        self.shots: list[int] = []
        self.melee_at: dict[int, int] = {}
        self.ranged_at: dict[int, int] = {}
        self.by_melee: dict[int, int] = {}
        self.by_ranged: dict[int, int] = {}
        self.has_melee = False
        self.has_ranged = False


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


def life_in(game: Game, figure: int) -> int:
    """Wounds that still take a minion out altogether: a boss has all its cards on the track to lose."""
    state, chapter = game.state, game.chapter
    kind = state.kind[figure]
    if not chapter.minion_boss[kind]:
        return chapter.minion_life[kind] - state.wounds[figure]
    cards = chapter.minion_cards[kind]
    total = 0
    for card in state.track:
        if card in cards:
            total += chapter.card_life[card - MICE] - state.card_wounds[card]
    return total


def look_round(game: Game, atlas: Atlas, mouse: int, to_strike: bool = True, to_move: bool = True) -> Foes:
    """All foes on the mouse's face, what each attack on them is worth, and what is to be feared of them.

    Who has nothing to strike with, or nowhere to go, saves the half of the look that is for nothing.
    """
    state, firsts = game.state, game.chapter.board.space_first
    foes = Foes()
    pos_of = state.pos
    first = foes.first = firsts[pos_of[mouse]]
    slots: list[int] = []
    mask = state.minions
    while mask:
        low = mask & -mask
        mask ^= low
        slot = low.bit_length() - 1
        pos = pos_of[slot]
        if pos >= 0 and firsts[pos] == first:
            slots.append(slot)
    if slots:
        foes.count = len(slots)
        if to_strike:
            _weigh_blows(game, atlas, mouse, foes, slots)
        if to_move:
            _weigh_fears(game, atlas, mouse, foes, slots)
    return foes


def _weigh_blows(game: Game, atlas: Atlas, mouse: int, foes: Foes, slots: list[int]) -> None:
    """What each attack is worth: the minion's worth times the share of a kill the dice promise."""
    state, chapter = game.state, game.chapter
    melee, ranged = dice_of(game, mouse)
    foes.has_melee, foes.has_ranged = melee >= 0, ranged >= 0
    first = foes.first
    for slot in slots:
        kind = state.kind[slot]
        card = chapter.minion_cards[kind][0]
        worth = atlas.minion_worth[kind]
        if not state.acted >> card & 1:
            worth += worth // NOT_YET_ACTED
        defence, need = chapter.card_defence[card - MICE], need_of(game, slot)
        offset = state.pos[slot] - first
        foes.bits |= 1 << offset
        if melee >= 0:
            value = foes.by_melee[slot] = worth * share_of_kill(False, melee, defence, need)
            if value > foes.melee_at.get(offset, 0):
                foes.melee_at[offset] = value
        if ranged >= 0:
            value = foes.by_ranged[slot] = worth * share_of_kill(True, ranged, defence, need)
            if value > foes.ranged_at.get(offset, 0):
                foes.ranged_at[offset] = value


def _weigh_fears(game: Game, atlas: Atlas, mouse: int, foes: Foes, slots: list[int]) -> None:
    """Per foe: what it is to be feared for at each distance, by the life the mouse has left and who stands nearer."""
    state, chapter, board = game.state, game.chapter, game.chapter.board
    first = foes.first
    friends: list[int] = []
    for other in range(state.mice):
        pos = state.pos[other]
        if pos >= 0 and other != mouse and board.space_first[pos] == first:
            friends.append(pos - first)
    left = life_left(game, mouse)
    defence = chapter.hero_stats[state.party[mouse]][DEFENCE] + state.gear[mouse * 4 + DEFENCE]
    weight = (DANGER[left] if 0 <= left < len(DANGER) else DANGER[-1]) * 3 // (2 + defence)
    for slot in slots:
        card = chapter.minion_cards[state.kind[slot]][0] - MICE
        pos = state.pos[slot]
        fear = weight * chapter.card_battle[card]
        if chapter.card_ranged[card]:
            foes.sights.append(board.sight[pos])
            foes.shots.append(fear * SEEN // 10)
            continue
        row = board.dist_minion[pos]
        nearest = FAR
        for offset in friends:
            if row[offset] < nearest:
                nearest = row[offset]
        nearest = nearest if nearest < len(REACHED) else len(REACHED)
        fears = atlas.fears.get(fear << 8 | nearest)
        if fears is None:
            fears = atlas.fears[fear << 8 | nearest] = _fears(fear, nearest)
        foes.rows.append(row)
        foes.fears.append(fears)


def _fears(fear: int, nearest: int) -> list[int]:
    """By distance: what a minion is to be feared for where the nearest friend is so many steps from it."""
    fears = [0] * (FAR + 1)
    for steps, chance in enumerate(REACHED):
        share = BEHIND if nearest < steps else LEVEL if nearest == steps else 1
        fears[steps] = fear * chance // (10 * share)
    return fears


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


def danger_at(game: Game, atlas: Atlas, foes: Foes, space: int) -> int:
    """What a mouse has to fear on a space until its next turn; traps, water and minions on the space count too."""
    state = game.state
    offset = space - foes.first
    total = atlas.ground[space]
    rows, fears = foes.rows, foes.fears
    for index in range(len(rows)):
        total += fears[index][rows[index][offset]]
    for index in range(len(foes.sights)):
        total += foes.shots[index] if foes.sights[index] >> offset & 1 else foes.shots[index] // UNSEEN
    if state.minions_at[space]:
        total += AMONG_MINIONS
    if state.traps and space in state.traps:
        total += ON_A_TRAP
    return total


def best_ground(
    game: Game, atlas: Atlas, foes: Foes, moves: list[int], way: list[int], acting: bool
) -> tuple[int, int, int]:
    """Of some moves the best one: how calm the calmest ground is, the move, and what it is worth.

    Calm is the danger of a space and the way from it, below nought. With the action still to come a move is worth the
    blow from there as well. (The loops of `danger_at` stand here once more: this is where bots spend their time.)
    """
    state = game.state
    first, bits = foes.first, foes.bits
    rows, fears, sights, shots = foes.rows, foes.fears, foes.sights, foes.shots
    count, shooters = len(rows), len(sights)
    near, ground, minions_at, traps = atlas.near, atlas.ground, state.minions_at, state.traps
    afar = foes.has_ranged
    best, best_worth, calmest = -1, WORST, WORST
    for option in moves:
        space = option >> 12 & 0xFFF
        offset = space - first
        calm = -ground[space] - way[space]
        for index in range(count):
            calm -= fears[index][rows[index][offset]]
        for index in range(shooters):
            calm -= shots[index] if sights[index] >> offset & 1 else shots[index] // UNSEEN
        if minions_at[space]:
            calm -= AMONG_MINIONS
        if traps and space in traps:
            calm -= ON_A_TRAP
        if calm > calmest:
            calmest = calm
        if acting and (afar or near[space] & bits):
            calm += attack_from(game, atlas, foes, space)
        if calm > best_worth:
            best, best_worth = option, calm
    return calmest, best, best_worth
