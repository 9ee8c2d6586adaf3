"""Choosing attacks and spaces to fight from.

Scores are whole numbers; a certain defeat of an ordinary minion is worth some thousands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.odds import share_of_kill
from engine.bots.greedy.style import USUAL_CAUTION
from engine.records.bits import OF_MICE, bits_of
from engine.records.chapter import BATTLE, DEFENCE, FAR, MICE, RANGED
from engine.records.decision import OP_MOVE
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.game import Game

REACHED: Final = [1000, 1000, 1000, 667, 333]
"""The chance, in thousandths, that a minion at this distance comes close enough to attack."""

SEEN: Final = 1000
UNSEEN: Final = 4
"""The chance for a ranged minion that sees the mouse, in thousandths; and the divisor for one that does not see it."""

UNREACHED: Final = len(REACHED)
SHOOTS: Final = UNREACHED + 1
"""Used in place of the distance to the nearest friend for a ranged minion: it need not come close."""

CASES: Final = SHOOTS + 1

BEHIND: Final = 4
LEVEL: Final = 2
"""Divisors of the danger for a mouse that is farther from the minion than a friend, or equally far."""

NOT_YET_ACTED: Final = 5
"""A minion that still has its turn in this round is worth a fifth more."""

DANGER: Final = [0, 26, 14, 9, 7, 6, 5]
HALE: Final = len(DANGER) - 1
"""The weight of danger by the life a mouse has left; the last weight holds for more life too."""

A_MOVE: Final = OP_MOVE << 12
"""A move in a turn menu is this plus the space, shifted."""

MAX_SPACES: Final = 1 << 12
"""More spaces than a board has; moves to neighbouring numbers of spaces differ by this."""

AMONG_MINIONS: Final = 150
ON_A_TRAP: Final = 2500
WORST: Final = -1_000_000


class AttackValues:
    """The values of a mouse's attacks, melee and ranged, on each minion of its tile; and the highest of them."""

    def __init__(self, atlas: Atlas, slots: tuple[int, ...]) -> None:
        self.slots = slots
        self.by_melee = self.by_ranged = atlas.default_values
        self.most = 0


def life_left(game: Game, mouse: int) -> int:
    """The wounds a mouse can still take, including the last."""
    state = game.state
    return life_of(game, mouse) - state.wounds[mouse] - state.poison[mouse]


def wounds_to_defeat(game: Game, figure: int) -> int:
    """The wounds that defeat a minion, or remove one card of a boss."""
    state, chapter = game.state, game.chapter
    kind = state.kind[figure]
    if not chapter.minion_boss[kind]:
        return chapter.minion_life[kind] - state.wounds[figure]
    cards = chapter.minion_cards[kind]
    return min((chapter.card_life[c - MICE] - state.card_wounds[c] for c in state.track if c in cards), default=1)


def total_life(game: Game, figure: int) -> int:
    """The wounds that remove a minion from the board; for a boss, the wounds of all its cards on the track."""
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
    """All minions on the mouse's face."""
    state = game.state
    return bits_of(state.minions_on[game.chapter.board.space_face[state.pos[mouse]]])


# -- attacks ---------------------------------------------------------------------------------------------------------


def has_choice(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether the mouse could choose between attacks after a move: several minions, or several weapons."""
    state = game.state
    if state.minions_on[game.chapter.board.space_face[state.pos[mouse]]].bit_count() > 1:
        return True
    weapons = 0
    for copy in state.worn[mouse]:
        if atlas.weapon[copy]:
            weapons += 1
    return weapons > 1


def attack_values(game: Game, atlas: Atlas, mouse: int) -> AttackValues:
    """The values of attacks with the mouse's best melee weapon and its best ranged weapon."""
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
    attacks = AttackValues(atlas, bits_of(state.minions_on[game.chapter.board.space_face[state.pos[mouse]]]))
    if melee >= 0:
        attacks.by_melee = _worths_of(game, atlas, attacks, melee * 2)
    if ranged >= 0:
        attacks.by_ranged = _worths_of(game, atlas, attacks, ranged * 2 + 1)
    return attacks


def _worths_of(game: Game, atlas: Atlas, attacks: AttackValues, attack: int) -> list[int]:
    """The value of one attack on each figure; `attack` is twice the dice, plus 1 for a ranged attack."""
    state, chapter = game.state, game.chapter
    kinds, wounds, acted = state.kind, state.wounds, state.acted
    table = atlas.attacks.get(attack)
    if table is None:
        table = atlas.attacks[attack] = _table(atlas, attack)
    worths, most = atlas.default_values[:], attacks.most
    for slot in attacks.slots:
        kind = kinds[slot]
        need = wounds_to_defeat(game, slot) if chapter.minion_boss[kind] else chapter.minion_life[kind] - wounds[slot]
        case = (kind * atlas.needs + (need if need > 0 else 0)) * 2
        value = worths[slot] = table[case + 1 if acted & atlas.card_bit[kind] else case]
        if value > most:
            most = value
    attacks.most = most
    return worths


def _table(atlas: Atlas, attack: int) -> list[int]:
    """For each minion type and wounds to defeat, before and after its turn: worth times the share of a defeat."""
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


def attack_spaces(game: Game, atlas: Atlas, attacks: AttackValues, least: int) -> list[tuple[int, int]]:
    """The attacks worth more than `least`, with the spaces they can be made from as bits; the best attack first.

    Melee attacks are made from near the minion, ranged attacks from where it is seen and no minion is near.
    """
    pos = game.state.pos
    near, sight = atlas.near, game.chapter.board.sight
    found: list[tuple[int, int]] = []
    if attacks.by_melee is not atlas.default_values:
        for slot in attacks.slots:
            if attacks.by_melee[slot] > least:
                found.append((attacks.by_melee[slot], near[pos[slot]]))
    if attacks.by_ranged is not atlas.default_values:
        beside = 0
        for slot in attacks.slots:
            beside |= near[pos[slot]]
        for slot in attacks.slots:
            if attacks.by_ranged[slot] > least:
                there = pos[slot]
                found.append((attacks.by_ranged[slot], near[there] | sight[there] & ~beside))
    if len(found) > 1:
        found.sort(reverse=True)
    return found


def attack_from(spaces_by_value: list[tuple[int, int]], offset: int) -> int:
    """The value of the best attack from a space, which is counted from the first space of its face."""
    for value, spaces in spaces_by_value:
        if spaces >> offset & 1:
            return value
    return 0


# -- dangers ---------------------------------------------------------------------------------------------------------


def dangers_for(game: Game, atlas: Atlas, mouse: int, caution: int = USUAL_CAUTION) -> list[list[int]]:
    """For each minion, its danger to the mouse on every space of the face; the danger of water is one more list.

    It depends on the life the mouse has left and on which mouse is nearest to the minion; `caution` is in per cent.
    """
    state, chapter, board = game.state, game.chapter, game.chapter.board
    pos, minion_dangers = state.pos, atlas.minion_dangers
    here = pos[mouse]
    face, first = board.space_face[here], board.space_first[here]
    friends: list[int] = []
    for other in OF_MICE[state.mice_on[face]]:
        if other != mouse:
            friends.append(pos[other] - first)
    left = life_left(game, mouse)
    defence = chapter.hero_stats[state.party[mouse]][DEFENCE] + state.gear[mouse * 4 + DEFENCE]
    weight = DANGER[left if 0 <= left < HALE else HALE] * 3 // (2 + defence)
    if caution != USUAL_CAUTION:
        weight = weight * caution // USUAL_CAUTION
    dangers = atlas.water[face][:]
    for slot in bits_of(state.minions_on[face]):
        there = pos[slot]
        kind = state.kind[slot]
        if atlas.is_ranged[kind]:
            nearest = SHOOTS
        else:
            nearest = UNREACHED
            row = board.dist_minion[there]
            for offset in friends:
                if row[offset] < nearest:
                    nearest = row[offset]
        threat = weight * atlas.strength[kind]
        case = (threat * CASES + nearest) * MAX_SPACES + there
        danger = minion_dangers.get(case)
        if danger is None:
            danger = minion_dangers[case] = _minion_danger(atlas, there, threat, nearest)
        dangers.append(danger)
    return dangers


def _minion_danger(atlas: Atlas, there: int, threat: int, nearest: int) -> list[int]:
    """The danger of a minion on each space of its face, when the nearest friend of the mouse is at a given distance."""
    board = atlas.chapter.board
    row, seen = board.dist_minion[there], board.sight[there]
    if nearest == SHOOTS:
        shot = threat * SEEN // 10
        return [shot if seen >> offset & 1 else shot // UNSEEN for offset in range(len(row))]
    dangers = atlas.dangers.get(threat * CASES + nearest)
    if dangers is None:
        dangers = atlas.dangers[threat * CASES + nearest] = _danger_by_distance(threat, nearest)
    return [dangers[steps] for steps in row]


def _danger_by_distance(threat: int, nearest: int) -> list[int]:
    """The danger of a melee minion by its distance."""
    dangers = [0] * (FAR + 1)
    for steps, chance in enumerate(REACHED):
        share = BEHIND if nearest < steps else LEVEL if nearest == steps else 1
        dangers[steps] = threat * chance // (10 * share)
    return dangers


def danger_at(game: Game, dangers: list[list[int]], space: int, offset: int) -> int:
    """The total danger on a space until the next turn of the mouse; traps and minions on the space are included.

    `offset` counts the space from the first of its face.
    """
    total = _space_danger(game, space)
    for danger in dangers:
        total += danger[offset]
    return total


def _space_danger(game: Game, space: int) -> int:
    """The danger of a trap and of minions on the space itself."""
    state = game.state
    total = AMONG_MINIONS if state.minions_at[space] else 0
    return total + ON_A_TRAP if state.traps and space in state.traps else total


# -- ground --------------------------------------------------------------------------------------------------------


def safest_move(
    game: Game, atlas: Atlas, mouse: int, moves: list[int], way: list[int], caution: int = USUAL_CAUTION
) -> int:
    """The move to the best combination of safety and progress; -1 where staying is at least as good.

    Most spaces are ruled out by part of their danger. The loop of `danger_at` is repeated here and in
    `best_attack_move` because bots spend most of their time in it.
    """
    here = game.state.pos[mouse]
    first = game.chapter.board.space_first[here]
    dangers = dangers_for(game, atlas, mouse, caution)
    danger, others = dangers[0], dangers[1:]
    way = way[first : first + len(danger)]
    best, least = -1, danger_at(game, dangers, here, here - first) + way[here - first]
    before = A_MOVE + first
    for option in moves:
        offset = (option >> 12) - before
        burden = way[offset] + danger[offset]
        if burden < least:
            for other in others:
                burden += other[offset]
            if burden < least:
                burden += _space_danger(game, first + offset)
                if burden < least:
                    best, least = option, burden
    return best


def best_attack_move(
    game: Game, atlas: Atlas, mouse: int, attacks: AttackValues, moves: list[int], way: list[int], attack_value: int,
    caution: int = USUAL_CAUTION,
) -> int:  # fmt: skip
    """The move to a space with an attack that is worth more than attacking from here and moving to safety afterwards.

    A move is worth its best attack, less the danger and the remaining way. It must exceed the attack from here plus the
    safest space in reach. As danger and way only subtract, the search ends at the first attack whose value alone is too
    low. -1 where there is no such move.
    """
    here = game.state.pos[mouse]
    first = game.chapter.board.space_first[here]
    reach, to_first = set(moves), (A_MOVE + first) * MAX_SPACES
    best, most, looked = -1, WORST, 0
    dangers: list[list[int]] = []
    for value, spaces in attack_spaces(game, atlas, attacks, attack_value):
        if value < most:
            break
        for offset in bits_of(spaces & ~looked):
            option = to_first + offset * MAX_SPACES
            if option not in reach:
                continue
            if not dangers:
                dangers = dangers_for(game, atlas, mouse, caution)
                most = attack_value - danger_at(game, dangers, here, here - first) - way[here]
            worth = value - way[first + offset]
            for danger in dangers:
                worth -= danger[offset]
            if worth >= most:
                worth -= _space_danger(game, first + offset)
                if worth > most or (worth == most and 0 <= option < best):
                    best, most = option, worth
        looked |= spaces
    return best if best < 0 or _is_worth_the_danger(game, dangers, first, moves, way, attack_value - most) else -1


def _is_worth_the_danger(
    game: Game, dangers: list[list[int]], first: int, moves: list[int], way: list[int], burden: int
) -> bool:
    """Whether danger and way together exceed a limit on every space in reach."""
    if burden < 0:
        return True
    danger = dangers[0]
    for option in moves:
        space = (option >> 12) - A_MOVE
        left = burden - way[space]
        if danger[space - first] <= left and danger_at(game, dangers, space, space - first) <= left:
            return False
    return True
