"""Fighting sensibly: whom to strike, from where, and where the blows will fall.

Scores are whole numbers; a sure kill of an ordinary minion is worth some thousands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bits import bits_of
from engine.bots.odds import share_of_kill
from engine.chapter import BATTLE, DEFENCE, FAR, MICE, RANGED, WEAPON
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.bots.atlas import Atlas
    from engine.game import Game

REACHED: Final = [1000, 1000, 1000, 667, 333]
"""The chance, out of a thousand, that a minion so many steps away comes close enough to strike."""

SEEN: Final = 1000
UNSEEN: Final = 4
"""The same for a minion that shoots and sees the mouse; one that does not is feared a quarter as much."""

SHOOTS: Final = 7
"""Stands for the steps to the nearest friend where a minion shoots: it need not come close."""

BEHIND: Final = 4
LEVEL: Final = 2
"""A mouse behind a friend meets a quarter of the blows, one level with it half."""

NOT_YET_ACTED: Final = 5
"""A minion that still has its turn in this round is worth a fifth more."""

DANGER: Final = [0, 26, 14, 9, 7, 6, 5]
"""How much a point of danger weighs by the life a mouse has left."""

NO_FOE: Final = 1
"""What an attack is worth that was not weighed."""

NOT_WEIGHED: Final[list[int]] = []

AMONG_MINIONS: Final = 150
ON_A_TRAP: Final = 2500
WORST: Final = -1_000_000


class Foes:
    """The minions on a mouse's face, seen from that mouse.

    `by_melee` and `by_ranged` are what attacks are worth, per figure; `blows` the same and from which spaces (bits from
    the first of the face), the best first; `dreads` is per foe what a mouse has to fear of it on each space.
    """

    def __init__(self, first: int, slots: tuple[int, ...]) -> None:
        self.first = first
        self.slots = slots
        self.by_melee = NOT_WEIGHED
        self.by_ranged = NOT_WEIGHED
        self.blows: list[tuple[int, int]] = []
        self.dreads: list[list[int]] = []


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


def foes_of(game: Game, mouse: int) -> Foes:
    """All foes on the mouse's face, nothing weighed yet."""
    board, here = game.chapter.board, game.state.pos[mouse]
    return Foes(board.space_first[here], bits_of(game.state.minions_on[board.space_face[here]]))


def look_round(game: Game, atlas: Atlas, mouse: int) -> Foes:
    """All foes on the mouse's face, what each attack on them is worth, and what is to be feared of them."""
    foes = foes_of(game, mouse)
    if foes.slots:
        weigh_blows(game, atlas, mouse, foes)
        weigh_fears(game, atlas, mouse, foes)
    return foes


def weigh_blows(game: Game, atlas: Atlas, mouse: int, foes: Foes) -> None:
    """What each attack is worth, and from where it can be made: near the foe, or with no foe near from afar."""
    pos, blows = game.state.pos, foes.blows
    melee, ranged = dice_of(game, mouse)
    if melee >= 0:
        foes.by_melee = [NO_FOE] * game.chapter.figures
        for slot in foes.slots:
            value = foes.by_melee[slot] = _worth_of_blow(game, atlas, slot, melee << 1)
            blows.append((value, atlas.near[pos[slot]]))
    if ranged >= 0:
        beside = 0
        for slot in foes.slots:
            beside |= atlas.near[pos[slot]]
        foes.by_ranged = [NO_FOE] * game.chapter.figures
        for slot in foes.slots:
            value = foes.by_ranged[slot] = _worth_of_blow(game, atlas, slot, ranged << 1 | 1)
            there = pos[slot]
            blows.append((value, atlas.near[there] | game.chapter.board.sight[there] & ~beside))
    if len(blows) > 1:
        blows.sort(reverse=True)


def _worth_of_blow(game: Game, atlas: Atlas, slot: int, attack: int) -> int:
    """The minion's worth times the share of a kill the dice promise; `attack` is twice the dice, and one from afar."""
    state, chapter = game.state, game.chapter
    kind = state.kind[slot]
    card = chapter.minion_cards[kind][0]
    need = need_of(game, slot)
    case = ((attack << 8 | need) << 8 | kind) << 1 | (state.acted >> card & 1)
    value = atlas.blows.get(case)
    if value is None:
        worth = atlas.minion_worth[kind]
        if not state.acted >> card & 1:
            worth += worth // NOT_YET_ACTED
        value = worth * share_of_kill(attack & 1 == 1, attack >> 1, chapter.card_defence[card - MICE], need)
        atlas.blows[case] = value
    return value


def weigh_fears(game: Game, atlas: Atlas, mouse: int, foes: Foes) -> None:
    """What each foe is to be feared for, by the life the mouse has left and by who stands nearer to it."""
    state, chapter, board = game.state, game.chapter, game.chapter.board
    pos = state.pos
    others = bits_of(state.mice_on[board.space_face[pos[mouse]]] & ~(1 << mouse))
    friends = [pos[other] - foes.first for other in others]
    left = life_left(game, mouse)
    defence = chapter.hero_stats[state.party[mouse]][DEFENCE] + state.gear[mouse * 4 + DEFENCE]
    weight = (DANGER[left] if 0 <= left < len(DANGER) else DANGER[-1]) * 3 // (2 + defence)
    for slot in foes.slots:
        kind, there = state.kind[slot], pos[slot]
        if atlas.shoots[kind]:
            nearest = SHOOTS
        else:
            nearest, row = len(REACHED), board.dist_minion[there]
            for offset in friends:
                if row[offset] < nearest:
                    nearest = row[offset]
        fear = weight * atlas.strength[kind]
        dread = atlas.dreads.get((fear << 3 | nearest) << 12 | there)
        if dread is None:
            dread = atlas.dreads[(fear << 3 | nearest) << 12 | there] = _dread(atlas, there, fear, nearest)
        foes.dreads.append(dread)


def _dread(atlas: Atlas, there: int, fear: int, nearest: int) -> list[int]:
    """Per space of a face: what a minion is to be feared for where the nearest friend is so many steps from it."""
    board = atlas.chapter.board
    row, seen = board.dist_minion[there], board.sight[there]
    if nearest == SHOOTS:
        shot = fear * SEEN // 10
        return [shot if seen >> offset & 1 else shot // UNSEEN for offset in range(len(row))]
    fears = atlas.fears.get(fear << 3 | nearest)
    if fears is None:
        fears = atlas.fears[fear << 3 | nearest] = _fears(fear, nearest)
    return [fears[steps] for steps in row]


def _fears(fear: int, nearest: int) -> list[int]:
    """The same by distance."""
    fears = [0] * (FAR + 1)
    for steps, chance in enumerate(REACHED):
        share = BEHIND if nearest < steps else LEVEL if nearest == steps else 1
        fears[steps] = fear * chance // (10 * share)
    return fears


def worth_of(worths: list[int], attack: int) -> int:
    """What the attack of a turn menu is worth, out of all of its kind."""
    return worths[attack & 0xFFF] if worths else NO_FOE


def attack_from(foes: Foes, space: int) -> int:
    """The worth of the best attack a mouse could make from a space."""
    offset = space - foes.first
    for value, spaces in foes.blows:
        if spaces >> offset & 1:
            return value
    return 0


def danger_at(game: Game, atlas: Atlas, foes: Foes, space: int) -> int:
    """What a mouse has to fear on a space until its next turn; traps, water and minions on the space count too."""
    offset = space - foes.first
    total = atlas.ground[space] + _bad_luck(game, space)
    for dread in foes.dreads:
        total += dread[offset]
    return total


def _bad_luck(game: Game, space: int) -> int:
    """What minions and a trap on a space itself add to its danger."""
    state = game.state
    total = AMONG_MINIONS if state.minions_at[space] else 0
    return total + ON_A_TRAP if state.traps and space in state.traps else total


def calmer_ground(game: Game, atlas: Atlas, foes: Foes, moves: list[int], way: list[int], here: int) -> int:
    """The move to the calmest ground, or -1 where none is calmer than here: in danger least, then on the way farthest.

    Most often less than all there is to say of a space tells that it is no better (and the loop of `danger_at` stands
    here once more: this is where bots spend their time).
    """
    ground, first, dread, others = atlas.ground, foes.first, foes.dreads[0], foes.dreads[1:]
    best, least = -1, danger_at(game, atlas, foes, here) + way[here]
    for option in moves:
        space = option >> 12 & 0xFFF
        burden = way[space] + ground[space] + dread[space - first]
        if burden < least:
            for other in others:
                burden += other[space - first]
            if burden < least:
                burden += _bad_luck(game, space)
                if burden < least:
                    best, least = option, burden
    return best


def better_ground(game: Game, atlas: Atlas, mouse: int, foes: Foes, moves: list[int], way: list[int], blow: int) -> int:
    """The move to where a blow is worth so much more than the one from here that it makes up for all calm; or -1.

    A move is worth the blow from there without the danger and the way. That must be more than the blow from here
    promises together with the calmest ground in reach, to which the mouse could go after it. So only ground from where
    a better blow falls needs a look, and as danger and way take away but never add, no ground after the first whose
    blow alone is not enough.
    """
    if not foes.blows or foes.blows[0][0] <= blow:
        return -1
    weigh_fears(game, atlas, mouse, foes)
    here = game.state.pos[mouse]
    best, most, first = -1, blow - danger_at(game, atlas, foes, here) - way[here], foes.first
    looked = 0
    for value, spaces in foes.blows:
        if value <= blow or value < most:
            break
        new = spaces & ~looked
        for option in moves:
            space = option >> 12 & 0xFFF
            if new >> (space - first) & 1:
                worth = value - danger_at(game, atlas, foes, space) - way[space]
                if worth > most or (worth == most and 0 <= option < best):
                    best, most = option, worth
        looked |= spaces
    return best if best < 0 or _worth_leaving(game, atlas, foes, moves, way, blow - most) else -1


def _worth_leaving(game: Game, atlas: Atlas, foes: Foes, moves: list[int], way: list[int], burden: int) -> bool:
    """Whether everywhere in reach danger and way are more than a burden."""
    if burden < 0:
        return True
    for option in moves:
        space = option >> 12 & 0xFFF
        if way[space] <= burden and danger_at(game, atlas, foes, space) + way[space] <= burden:
            return False
    return True
