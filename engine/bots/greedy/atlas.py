"""What a player sees at a glance of a chapter: ways over the board, what minions are worth, what rules are good for.

An atlas is a pure function of the compiled chapter (and, for routes, of what the table shows), so bots may share one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.gear import plain_worth
from engine.bots.greedy.roads import Roads
from engine.bots.greedy.rule_purpose import HARM, LAY, purpose_of, worth_of_all
from engine.records.chapter import ACCESSORY, ARMOUR, BATTLE, MELEE, MICE, NO_ATTACK, OFF_TILE, RANGED, WATER, WEAPON

if TYPE_CHECKING:
    from engine.bots.planner.practice import Lessons
    from engine.records.chapter import Chapter
    from engine.records.rule import Rule

IN_WATER: Final = 1500
CARRIED_OFF: Final = 30_000
"""How bad it is to stand in water, and in a current off the tile, in points of a fight."""

NO_FOE: Final = 1
"""What an attack is worth that was not weighed."""

A_CHEESE: Final = 2
"""What a cheese counts when an ability is chosen: what is cheap is used often."""

SOON: Final = 3
"""Turns of drifting that a player looks ahead."""

MAX_ATLASES: Final = 8


class Atlas:
    """Tables about one chapter, made on first sight."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.near = _near_masks(chapter)
        self.minion_worth = _minion_worth(chapter)
        self.strength = [chapter.card_battle[cards[0] - MICE] if cards else 0 for cards in chapter.minion_cards]
        self.shoots = [bool(cards) and chapter.card_ranged[cards[0] - MICE] for cards in chapter.minion_cards]
        self.purpose = [purpose_of(rule) for rule in chapter.rules]
        self.kept = [_asked_for(chapter, rule.card) for rule in chapter.rules]
        self.idle = [_is_idle(*one) for one in zip(self.purpose, self.kept, strict=True)]
        self.roads = Roads(chapter, self.minion_worth)
        self.water = _water(chapter)
        self.drifts = _drifts(chapter)
        self.weapon, self.dice = _weapons(chapter)
        self.card_bit = [1 << cards[0] if cards else 0 for cards in chapter.minion_cards]
        self.needs = max([*chapter.minion_life, *chapter.card_life], default=0) + 1
        self.not_weighed = [NO_FOE] * chapter.figures
        self.blows: dict[int, list[int]] = {}
        self.fears: dict[int, list[int]] = {}
        self.dreads: dict[int, list[int]] = {}
        self.wearable = [category in (WEAPON, ARMOUR, ACCESSORY) for category in chapter.search_category]
        self.card_worth = [plain_worth(chapter, card) for card in range(len(chapter.search_category))]
        self.ability_worth = [_ability_worth(chapter.source_rules[source]) for source in chapter.ability_source]
        self.ability_costs = [
            [rule.cost for rule in chapter.source_rules[source] if rule.cost is not None and rule.price < 0]
            for source in chapter.ability_source
        ]
        self.lessons: dict[tuple[int, int], Lessons] = {}


ATLASES: Final[list[Atlas]] = []


def atlas_of(chapter: Chapter) -> Atlas:
    """The atlas of a chapter; the last few are kept, so that every game of a run shares one."""
    for atlas in ATLASES:
        if atlas.chapter is chapter:
            return atlas
    atlas = Atlas(chapter)
    ATLASES.append(atlas)
    if len(ATLASES) > MAX_ATLASES:
        del ATLASES[0]
    return atlas


def _ability_worth(rules: list[Rule]) -> int:
    """What an ability card is good for, without what it costs where that is always the same."""
    return worth_of_all(rules) - sum(A_CHEESE * rule.price for rule in rules if rule.price > 0)


def _near_masks(chapter: Chapter) -> list[int]:
    """Per space: itself and its neighbours as mice go, as bits counted from the first space of its face."""
    board = chapter.board
    masks = []
    for space in range(len(board.space_ids)):
        first = board.space_first[space]
        mask = 1 << (space - first)
        for there in board.near_mouse[space]:
            mask |= 1 << (there - first)
        masks.append(mask)
    return masks


def _asked_for(chapter: Chapter, card: int) -> bool:
    """Whether a goal of the chapter or a flip space asks for a card."""
    return card in chapter.board.flip_item or any(goal.card == card for goal in chapter.goals)


def _is_idle(purpose: int, kept: bool) -> bool:
    """Whether a free action is never worth taking: it does harm, or lays down what the way itself asks for."""
    return purpose & HARM != 0 or (purpose == LAY and kept)


def _minion_worth(chapter: Chapter) -> list[int]:
    """How much it is worth to be rid of one minion of each type: what it can do per turn."""
    worth = []
    for kind, cards in enumerate(chapter.minion_cards):
        battle = max((chapter.card_battle[card - MICE] for card in cards), default=1)
        one = 4 + 2 * battle + 2 * chapter.minion_ranged[kind]
        if any(goal.minion == kind for goal in chapter.goals):
            one += 8
        worth.append(one)
    return worth


def _water(chapter: Chapter) -> list[list[list[int]]]:
    """Per face with water: how bad it is to stand on each of its spaces, whoever is about; nothing per dry face."""
    board = chapter.board
    found: list[list[list[int]]] = []
    for spaces in board.face_spaces:
        bad = [IN_WATER if board.space_kind[space] == WATER else 0 for space in spaces]
        for offset, space in enumerate(spaces):
            if board.current_to[space] == OFF_TILE:
                bad[offset] += CARRIED_OFF
        found.append([bad] if any(bad) else [])
    return found


def _weapons(chapter: Chapter) -> tuple[list[int], list[int]]:
    """Per copy of a card: if it is a weapon whether it strikes near or from afar, and how many dice it adds."""
    sorts, dice = [], []
    for definition in chapter.copies:
        attack = RANGED if chapter.search_attack[definition] == RANGED else MELEE
        sorts.append(attack if chapter.search_category[definition] == WEAPON else NO_ATTACK)
        dice.append(chapter.search_stats[definition][BATTLE])
    return sorts, dice


def _drifts(chapter: Chapter) -> list[int]:
    """Per space of water: after how many turns its current carries off the tile, 0 where it does not soon; else -1."""
    board = chapter.board
    found = []
    for space, kind in enumerate(board.space_kind):
        turns, there = 0, space
        while kind == WATER and turns < SOON and there >= 0 and board.space_kind[there] == WATER:
            there = board.current_to[there]
            turns += 1
        found.append(-1 if kind != WATER else turns if there == OFF_TILE else 0)
    return found
