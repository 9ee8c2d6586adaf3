"""How the greedy bot answers all decisions except turn menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import gear, offers
from engine.bots.greedy.atlas import A_CHEESE, Atlas
from engine.bots.greedy.fighting import WORST, danger_at, dangers_for, life_left, wounds_to_defeat
from engine.bots.greedy.roads import ways
from engine.bots.greedy.rule_purpose import GAIN, HARM, HEAL, STRIKE
from engine.bots.greedy.short_cuts import best_end
from engine.bots.greedy.trap_laying import space_for_snare
from engine.records import decision as decisions
from engine.records.bits import OF_MICE, bits_of
from engine.records.chapter import FAR, MICE
from engine.records.decision import DONE, GIVE, TAKE

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game


A_FRIEND: Final = 20
"""What a mouse on a space costs that a rule strikes."""


def first(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The first option: for decisions where all options are equally good."""
    return decision.options[0]


def use(game: Game, atlas: Atlas, decision: Decision) -> int:
    """Whether to use an optional rule."""
    return int(offers.worth_accepting(game, atlas, decision.who, game.chapter.rules[decision.about]))


def figure(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The mouse that needs help most; or the minion that is worth most and closest to its defeat."""
    purpose = atlas.purpose[decision.about] if decision.about >= 0 else 0
    hurting = bool(purpose & (STRIKE | HARM)) and not purpose & (HEAL | GAIN)
    best, best_worth = decision.options[0], -1_000_000
    for slot in decision.options:
        if slot == DONE:
            worth = 0
        elif slot >= MICE:
            worth = 100 * atlas.minion_worth[game.state.kind[slot]] // max(1, wounds_to_defeat(game, slot))
        else:
            left = life_left(game, slot)
            worth = left if hurting else 20 - left
        if worth > best_worth:
            best, best_worth = slot, worth
    return best


def space(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The safest space; in a tie, the one nearest to where the party wants to go."""
    mouse = decision.who if 0 <= decision.who < game.state.mice else 0
    options = decision.options
    if game.running:
        rule = game.running[-1]
        if atlas.snares[rule.index]:
            return space_for_snare(game, options)
        if "link" in rule.effect_names and game.state.pos[mouse] >= 0:
            return best_end(game, atlas, mouse, options)[0]
        if atlas.purpose[rule.index] & STRIKE and game.state.minions:
            return space_to_strike(game, atlas, options)
    way = ways(game, atlas, options[0])
    board = game.chapter.board
    face = game.face_of(mouse)
    in_danger = game.state.minions and face == board.space_face[options[0]]
    dangers = dangers_for(game, atlas, mouse) if in_danger else []
    best, best_worth = options[0], 1_000_000
    for one in options:
        worth = way[one]
        if in_danger:
            there = board.space_face[one]
            worth += danger_at(
                game, dangers if there == face else atlas.water[there], one, one - board.space_first[one]
            )
        if worth < best_worth:
            best, best_worth = one, worth
    return best


def space_to_strike(game: Game, atlas: Atlas, options: list[int]) -> int:
    """The space whose minions are worth most to strike, where fewest mice are hit with them."""
    state = game.state
    best, most = options[0], WORST
    for one in options:
        worth = sum(atlas.minion_worth[state.kind[slot]] for slot in bits_of(state.minions_at[one]))
        worth -= A_FRIEND * state.mice_at[one].bit_count()
        if worth > most:
            best, most = one, worth
    return best


def card(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The special card of a search; of several cards, the most useful one."""
    options = decision.options
    if DONE in options:
        return options[0]
    return max(options, key=lambda copy: gear.best_use(game, atlas, decision.who, copy))


def ability(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The ability that is worth most for its cost."""
    return best_abilities(game, atlas, decision.options)[0]


def best_abilities(game: Game, atlas: Atlas, options: list[int]) -> list[int]:
    """All abilities that are worth most for their cost."""
    best: list[int] = []
    most = WORST
    for one in options:
        worth = ability_worth(game, atlas, one)
        if worth > most:
            best, most = [], worth
        if worth == most:
            best.append(one)
    return best


def ability_worth(game: Game, atlas: Atlas, index: int) -> int:
    """The worth of an ability card, less the costs that depend on the position."""
    worth = atlas.ability_worth[index]
    for cost in atlas.ability_costs[index]:
        worth -= A_CHEESE * cost(game, game.no_event)
    return worth


def amount(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The largest amount."""
    return decision.options[-1]


def boss_card(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The card that needs the fewest wounds to leave the track."""
    state, chapter = game.state, game.chapter
    return min(decision.options, key=lambda one: chapter.card_life[one - MICE] - state.card_wounds[one])


def place(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The space farthest from the mice."""
    state, board = game.state, game.chapter.board
    best, farthest = decision.options[0], -1
    face = -1
    mice: list[int] = []
    for one in decision.options:
        if board.space_face[one] != face:
            face, first = board.space_face[one], board.space_first[one]
            mice = [state.pos[mouse] - first for mouse in OF_MICE[state.mice_on[face]]]
        row = board.dist_minion[one]
        nearest = FAR if mice else 0
        for offset in mice:
            if row[offset] < nearest:
                nearest = row[offset]
        if nearest > farthest:
            best, farthest = one, nearest
    return best


def share(game: Game, atlas: Atlas, decision: Decision) -> int:
    """A card that is worth more to the other mouse, or DONE."""
    for copy in gear.hand_over(game, atlas, decision.who, decision.about):
        if GIVE | copy in decision.options:
            return GIVE | copy
    for copy in gear.hand_over(game, atlas, decision.about, decision.who):
        if TAKE | copy in decision.options:
            return TAKE | copy
    return DONE


def equip(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The card that improves the equipment most, or DONE."""
    best, best_gain = DONE, 0
    pack = game.state.pack[decision.who]
    for copy in decision.options:
        if copy in pack:
            gain = gear.gain_for_itself(game, atlas, decision.who, copy)
            if gain > best_gain:
                best, best_gain = copy, gain
    return best


def discard(game: Game, atlas: Atlas, decision: Decision) -> int:
    """The least useful card."""
    return min(decision.options, key=lambda copy: gear.best_use(game, atlas, decision.who, copy))


def keep(game: Game, atlas: Atlas, decision: Decision) -> int:
    """Keep a card that some mouse can use; otherwise take the cheese."""
    return 1 if gear.best_use(game, atlas, decision.who, decision.about) > 0 else 0


ANSWERS = (
    first, use, figure, space, card, ability, amount, boss_card, place, share, equip, discard, keep, first, first,
)  # fmt: skip
"""The function that answers each kind of decision, in the order of `engine.records.decision`; not TURN."""

assert len(ANSWERS) == len(decisions.KINDS)
