"""Fighting sensibly: whom to strike, from where, and where the blows will fall.

Scores are whole numbers; a sure kill of an ordinary minion is worth some thousands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.odds import share_of_kill
from engine.records.bits import OF_MICE, bits_of
from engine.records.chapter import BATTLE, DEFENCE, FAR, MICE, RANGED
from engine.records.decision import OP_MOVE
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.game import Game

REACHED: Final = [1000, 1000, 1000, 667, 333]
"""The chance, out of a thousand, that a minion so many steps away comes close enough to strike."""

SEEN: Final = 1000
UNSEEN: Final = 4
"""The same for a minion that shoots and sees the mouse; one that does not is feared a quarter as much."""

UNREACHED: Final = len(REACHED)
SHOOTS: Final = UNREACHED + 1
"""Stands for the steps to the nearest friend where a minion shoots: it need not come close."""

CASES: Final = SHOOTS + 1

BEHIND: Final = 4
LEVEL: Final = 2
"""A mouse behind a friend meets a quarter of the blows, one level with it half."""

NOT_YET_ACTED: Final = 5
"""A minion that still has its turn in this round is worth a fifth more."""

DANGER: Final = [0, 26, 14, 9, 7, 6, 5]
HALE: Final = len(DANGER) - 1
"""How much a point of danger weighs by the life a mouse has left, and from which life on no less."""

A_MOVE: Final = OP_MOVE << 12
"""What stands before the space in a move of a turn menu."""

MAX_SPACES: Final = 1 << 12
"""More than a board has; a move to the next space is a number higher by so much."""

AMONG_MINIONS: Final = 150
ON_A_TRAP: Final = 2500
WORST: Final = -1_000_000


class Blows:
    """What a mouse's attacks on the foes of its tile are worth, per figure, in melee and from afar; and the most."""

    def __init__(self, atlas: Atlas, slots: tuple[int, ...]) -> None:
        self.slots = slots
        self.by_melee = self.by_ranged = atlas.not_weighed
        self.most = 0


def life_left(game: Game, mouse: int) -> int:
    """Wounds a mouse can still take."""
    state = game.state
    return life_of(game, mouse) - state.wounds[mouse] - state.poison[mouse]


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


def foes_of(game: Game, mouse: int) -> tuple[int, ...]:
    """All foes on the mouse's face."""
    state = game.state
    return bits_of(state.minions_on[game.chapter.board.space_face[state.pos[mouse]]])


# -- blows ---------------------------------------------------------------------------------------------------------


def has_choice(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether a mouse could choose between blows if it went about: it has several foes, or several weapons."""
    state = game.state
    if state.minions_on[game.chapter.board.space_face[state.pos[mouse]]].bit_count() > 1:
        return True
    weapons = 0
    for copy in state.worn[mouse]:
        if atlas.weapon[copy]:
            weapons += 1
    return weapons > 1


def weigh_blows(game: Game, atlas: Atlas, mouse: int) -> Blows:
    """What each attack with the mouse's best melee and best ranged weapon is worth."""
    state = game.state
    base = game.chapter.hero_stats[state.party[mouse]][BATTLE] + state.gear[mouse * 4 + BATTLE]
    melee = ranged = -1
    for copy in state.worn[mouse]:
        weapon = atlas.weapon[copy]
        if weapon:
            dice = base + atlas.dice[copy]
            if weapon == RANGED:
                ranged = dice if dice > ranged else ranged
            else:
                melee = dice if dice > melee else melee
    blows = Blows(atlas, bits_of(state.minions_on[game.chapter.board.space_face[state.pos[mouse]]]))
    if melee >= 0:
        blows.by_melee = _worths_of(game, atlas, blows, melee * 2)
    if ranged >= 0:
        blows.by_ranged = _worths_of(game, atlas, blows, ranged * 2 + 1)
    return blows


def _worths_of(game: Game, atlas: Atlas, blows: Blows, attack: int) -> list[int]:
    """Per figure the worth of one attack on it; `attack` is twice the dice, and one from afar."""
    state, chapter = game.state, game.chapter
    kinds, wounds, acted = state.kind, state.wounds, state.acted
    table = atlas.blows.get(attack)
    if table is None:
        table = atlas.blows[attack] = _table(atlas, attack)
    worths, most = atlas.not_weighed[:], blows.most
    for slot in blows.slots:
        kind = kinds[slot]
        need = need_of(game, slot) if chapter.minion_boss[kind] else chapter.minion_life[kind] - wounds[slot]
        case = (kind * atlas.needs + (need if need > 0 else 0)) * 2
        value = worths[slot] = table[case + 1 if acted & atlas.card_bit[kind] else case]
        if value > most:
            most = value
    blows.most = most
    return worths


def _table(atlas: Atlas, attack: int) -> list[int]:
    """Per minion and wounds it still needs, before its turn and after: its worth times the share of a kill."""
    chapter = atlas.chapter
    table: list[int] = []
    for kind, cards in enumerate(chapter.minion_cards):
        later = atlas.minion_worth[kind]
        sooner = later + later // NOT_YET_ACTED
        defence = chapter.card_defence[cards[0] - MICE] if cards else 0
        for need in range(atlas.needs):
            share = share_of_kill(attack & 1 == 1, attack >> 1, defence, need)
            table += [sooner * share, later * share]
    return table


def grounds_of(game: Game, atlas: Atlas, blows: Blows, least: int) -> list[tuple[int, int]]:
    """What blows worth more than the least are worth and from where each can be made, as bits; the best first.

    That is near the foe, or with no foe near from afar.
    """
    pos = game.state.pos
    near, sight = atlas.near, game.chapter.board.sight
    found: list[tuple[int, int]] = []
    if blows.by_melee is not atlas.not_weighed:
        for slot in blows.slots:
            if blows.by_melee[slot] > least:
                found.append((blows.by_melee[slot], near[pos[slot]]))
    if blows.by_ranged is not atlas.not_weighed:
        beside = 0
        for slot in blows.slots:
            beside |= near[pos[slot]]
        for slot in blows.slots:
            if blows.by_ranged[slot] > least:
                there = pos[slot]
                found.append((blows.by_ranged[slot], near[there] | sight[there] & ~beside))
    if len(found) > 1:
        found.sort(reverse=True)
    return found


def attack_from(grounds: list[tuple[int, int]], offset: int) -> int:
    """The worth of the best attack a mouse could make from a space, counted from the first of its face."""
    for value, spaces in grounds:
        if spaces >> offset & 1:
            return value
    return 0


# -- fears ---------------------------------------------------------------------------------------------------------


def fears_of(game: Game, atlas: Atlas, mouse: int) -> list[list[int]]:
    """Per foe what the mouse has to fear of it on each space of the face; water counts as one more.

    It goes by the life the mouse has left and by who stands nearer to the foe.
    """
    state, chapter, board = game.state, game.chapter, game.chapter.board
    pos, dreads = state.pos, atlas.dreads
    here = pos[mouse]
    face, first = board.space_face[here], board.space_first[here]
    friends: list[int] = []
    for other in OF_MICE[state.mice_on[face]]:
        if other != mouse:
            friends.append(pos[other] - first)
    left = life_left(game, mouse)
    defence = chapter.hero_stats[state.party[mouse]][DEFENCE] + state.gear[mouse * 4 + DEFENCE]
    weight = DANGER[left if 0 <= left < HALE else HALE] * 3 // (2 + defence)
    fears = atlas.water[face][:]
    for slot in bits_of(state.minions_on[face]):
        there = pos[slot]
        kind = state.kind[slot]
        if atlas.shoots[kind]:
            nearest = SHOOTS
        else:
            nearest = UNREACHED
            row = board.dist_minion[there]
            for offset in friends:
                if row[offset] < nearest:
                    nearest = row[offset]
        fear = weight * atlas.strength[kind]
        case = (fear * CASES + nearest) * MAX_SPACES + there
        dread = dreads.get(case)
        if dread is None:
            dread = dreads[case] = _dread(atlas, there, fear, nearest)
        fears.append(dread)
    return fears


def _dread(atlas: Atlas, there: int, fear: int, nearest: int) -> list[int]:
    """Per space of a face: what a minion is to be feared for where the nearest friend is so many steps from it."""
    board = atlas.chapter.board
    row, seen = board.dist_minion[there], board.sight[there]
    if nearest == SHOOTS:
        shot = fear * SEEN // 10
        return [shot if seen >> offset & 1 else shot // UNSEEN for offset in range(len(row))]
    fears = atlas.fears.get(fear * CASES + nearest)
    if fears is None:
        fears = atlas.fears[fear * CASES + nearest] = _fears(fear, nearest)
    return [fears[steps] for steps in row]


def _fears(fear: int, nearest: int) -> list[int]:
    """The same by distance."""
    fears = [0] * (FAR + 1)
    for steps, chance in enumerate(REACHED):
        share = BEHIND if nearest < steps else LEVEL if nearest == steps else 1
        fears[steps] = fear * chance // (10 * share)
    return fears


def danger_at(game: Game, fears: list[list[int]], space: int, offset: int) -> int:
    """What a mouse has to fear on a space until its next turn; a trap and minions on the space count too.

    The offset is that of the space from the first of its face.
    """
    total = _bad_luck(game, space)
    for dread in fears:
        total += dread[offset]
    return total


def _bad_luck(game: Game, space: int) -> int:
    """What minions and a trap on a space itself add to its danger."""
    state = game.state
    total = AMONG_MINIONS if state.minions_at[space] else 0
    return total + ON_A_TRAP if state.traps and space in state.traps else total


# -- ground --------------------------------------------------------------------------------------------------------


def calmer_ground(game: Game, atlas: Atlas, mouse: int, moves: list[int], way: list[int]) -> int:
    """The move to the calmest ground, or -1 where none is calmer than here: in danger least, then on the way farthest.

    Most often less than all there is to say of a space tells that it is no better (and the loop of `danger_at` stands
    here and below once more: this is where bots spend their time).
    """
    here = game.state.pos[mouse]
    first = game.chapter.board.space_first[here]
    fears = fears_of(game, atlas, mouse)
    dread, others = fears[0], fears[1:]
    way = way[first : first + len(dread)]
    best, least = -1, danger_at(game, fears, here, here - first) + way[here - first]
    before = A_MOVE + first
    for option in moves:
        offset = (option >> 12) - before
        burden = way[offset] + dread[offset]
        if burden < least:
            for other in others:
                burden += other[offset]
            if burden < least:
                burden += _bad_luck(game, first + offset)
                if burden < least:
                    best, least = option, burden
    return best


def better_ground(
    game: Game, atlas: Atlas, mouse: int, blows: Blows, moves: list[int], way: list[int], blow: int
) -> int:
    """The move to where a blow is worth so much more than the one from here that it makes up for all calm; or -1.

    A move is worth the blow from there without the danger and the way. That must be more than the blow from here
    promises together with the calmest ground in reach, to which the mouse could go after it. So only ground from where
    a better blow falls needs a look, and as danger and way take away but never add, no ground after the first whose
    blow alone is not enough.
    """
    here = game.state.pos[mouse]
    first = game.chapter.board.space_first[here]
    reach, to_first = set(moves), (A_MOVE + first) * MAX_SPACES
    best, most, looked = -1, WORST, 0
    fears: list[list[int]] = []
    for value, spaces in grounds_of(game, atlas, blows, blow):
        if value < most:
            break
        for offset in bits_of(spaces & ~looked):
            option = to_first + offset * MAX_SPACES
            if option not in reach:
                continue
            if not fears:
                fears = fears_of(game, atlas, mouse)
                most = blow - danger_at(game, fears, here, here - first) - way[here]
            worth = value - way[first + offset]
            for dread in fears:
                worth -= dread[offset]
            if worth >= most:
                worth -= _bad_luck(game, first + offset)
                if worth > most or (worth == most and 0 <= option < best):
                    best, most = option, worth
        looked |= spaces
    return best if best < 0 or _worth_leaving(game, fears, first, moves, way, blow - most) else -1


def _worth_leaving(
    game: Game, fears: list[list[int]], first: int, moves: list[int], way: list[int], burden: int
) -> bool:
    """Whether everywhere in reach danger and way are more than a burden."""
    if burden < 0:
        return True
    dread = fears[0]
    for option in moves:
        space = (option >> 12) - A_MOVE
        left = burden - way[space]
        if dread[space - first] <= left and danger_at(game, fears, space, space - first) <= left:
            return False
    return True
