"""Tables about a chapter that bots use: distances, the worth of minions, the purposes of rules.

An atlas depends only on the compiled chapter (and its remembered routes on the position), so that bots can share one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.gear import plain_worth
from engine.bots.greedy.needs import advances_of, is_feared
from engine.bots.greedy.options import worth_of_changes
from engine.bots.greedy.places import offers_with_places
from engine.bots.greedy.roads import Roads
from engine.bots.greedy.rule_purpose import HARM, purpose_of, worth_of_all
from engine.records.chapter import ACCESSORY, ARMOUR, BATTLE, MELEE, MICE, NO_ATTACK, OFF_TILE, RANGED, WATER, WEAPON
from engine.records.rule import MINIONS_ONLY
from engine.records.touched import REMOVES
from engine.runtime.codes import ACTION, BATTLE_ACTION, FREE_ACTION, MOD_LURE, SPACE_ENTERED

if TYPE_CHECKING:
    from engine.bots.expert.forecast import Forecast
    from engine.bots.greedy.needs import Advance
    from engine.bots.planner.practice import PracticeResult
    from engine.records.chapter import Chapter
    from engine.records.rule import Rule

IN_WATER: Final = 1500
CARRIED_OFF: Final = 30_000
"""How dangerous it is to stand in water, and in a current that leads off the tile."""

DEFAULT_VALUE: Final = 1
"""The value of an attack that has not been computed."""

A_CHEESE: Final = 2
"""What a cheese of cost takes from the worth of an ability: cheap abilities are used often."""

SOON: Final = 3
"""How many turns of drifting are looked ahead."""

MAX_ATLASES: Final = 8

OFFERS: Final = (ACTION, BATTLE_ACTION, FREE_ACTION)
"""The events that are offers in a turn menu."""


class Atlas:
    """Tables about one chapter."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.near = _near_masks(chapter)
        self.minion_worth = _minion_worth(chapter)
        self.strength = [chapter.card_battle[cards[0] - MICE] if cards else 0 for cards in chapter.minion_cards]
        self.is_ranged = [bool(cards) and chapter.card_ranged[cards[0] - MICE] for cards in chapter.minion_cards]
        self.feared = sum(1 << status for status in range(len(chapter.status_ids)) if is_feared(chapter, status))
        marks = [name for status, name in enumerate(chapter.status_ids) if not self.feared >> status & 1]
        self.purpose = [purpose_of(rule, marks) for rule in chapter.rules]
        self.advances = [advances_of(chapter, rule.changes, self.feared) for rule in chapter.rules]
        self.goals_of_rule = [[goal for goal in chapter.goals if rule.index in goal.uses] for rule in chapter.rules]
        self.for_goal = [bool(one) or bool(goals) for one, goals in zip(self.advances, self.goals_of_rule, strict=True)]
        choices = chapter.choices
        self.option_worth = [[worth_of_changes(changes) for changes in one.changes] for one in choices]
        self.option_advances = [
            [advances_of(chapter, changes, self.feared) for changes in one.changes] for one in choices
        ]
        self.snares = [_is_snare(chapter, rule) for rule in chapter.rules]
        self.baits = [
            rule
            for rule in chapter.handlers[MOD_LURE]
            if chapter.source_ids[rule.source].startswith("search-card")
            and any("remove" in one.effect_names for one in chapter.source_rules[rule.source])
        ]
        self.weapon_abilities = [
            (1 << rule.ability, rule.weapons) for rule in chapter.rules if rule.ability >= 0 and rule.weapons
        ]
        self.place_offers = offers_with_places(chapter, _offers(chapter, self.advances))
        self.goal_needs_card = [_is_needed_for_goal(chapter, card) for card in range(len(chapter.search_ids))]
        self.doors_to_open = _doors_to_open(chapter)
        self.never_useful = [purpose & HARM != 0 for purpose in self.purpose]
        self.roads = Roads(chapter, self.minion_worth)
        self.water = _water(chapter)
        self.drifts = _drifts(chapter)
        self.weapon, self.dice = _weapons(chapter)
        self.card_bit = [1 << cards[0] if cards else 0 for cards in chapter.minion_cards]
        self.needs = max([*chapter.minion_life, *chapter.card_life], default=0) + 1
        self.default_values = [DEFAULT_VALUE] * chapter.figures
        self.attacks: dict[int, list[int]] = {}
        self.dangers: dict[int, list[int]] = {}
        self.minion_dangers: dict[int, list[int]] = {}
        self.wearable = [category in (WEAPON, ARMOUR, ACCESSORY) for category in chapter.search_category]
        self.card_worth = [plain_worth(chapter, card) for card in range(len(chapter.search_category))]
        self.ability_worth = [_ability_worth(chapter.source_rules[source], marks) for source in chapter.ability_source]
        self.ability_costs = [
            [rule.cost for rule in chapter.source_rules[source] if rule.cost is not None and rule.price < 0]
            for source in chapter.ability_source
        ]
        self.practice: dict[tuple[int, int], PracticeResult] = {}
        self.forecasts: dict[tuple[int, int], Forecast] = {}


ATLASES: Final[list[Atlas]] = []


def atlas_of(chapter: Chapter) -> Atlas:
    """The atlas of a chapter. The most recent ones are kept, so that all games of a run share one."""
    for atlas in ATLASES:
        if atlas.chapter is chapter:
            return atlas
    atlas = Atlas(chapter)
    ATLASES.append(atlas)
    if len(ATLASES) > MAX_ATLASES:
        del ATLASES[0]
    return atlas


def _is_snare(chapter: Chapter, rule: Rule) -> bool:
    """Whether a rule lays something that hurts minions that step on it."""
    if rule.code not in OFFERS or "put-token" not in rule.effect_names:
        return False
    return any(
        other.code == SPACE_ENTERED and other.side == MINIONS_ONLY and "wound" in other.effect_names
        for other in chapter.source_rules[rule.source]
    )


def _offers(chapter: Chapter, advances: list[list[Advance]]) -> list[int]:
    """The rules of turn menus that do something for the goal."""
    return [rule.index for rule in chapter.rules if advances[rule.index] and rule.code in OFFERS]


def _ability_worth(rules: list[Rule], marks: list[str]) -> int:
    """The worth of an ability card, less its fixed costs."""
    return worth_of_all(rules, marks) - sum(A_CHEESE * rule.price for rule in rules if rule.price > 0)


def _near_masks(chapter: Chapter) -> list[int]:
    """For each space: itself and its neighbours for mice, as bits counted from the first space of its face."""
    board = chapter.board
    masks = []
    for space in range(len(board.space_ids)):
        first = board.space_first[space]
        mask = 1 << (space - first)
        for there in board.near_mouse[space]:
            mask |= 1 << (there - first)
        masks.append(mask)
    return masks


def _is_needed_for_goal(chapter: Chapter, card: int) -> bool:
    """Whether the goal is reached by holding a card, through whatever rules; flip spaces are another matter."""
    return any(
        need.kind == "items" and need.name == chapter.search_ids[card] and need.way != REMOVES for need in chapter.needs
    )


def _doors_to_open(chapter: Chapter) -> int:
    """The exits that rules of the chapter open, as bits."""
    faces = [need.name for need in chapter.needs if need.kind == "exits" and need.way != REMOVES]
    board = chapter.board
    return sum(1 << exit_ for exit_, face in enumerate(board.exit_face) if board.face_ids[face] in faces)


def _minion_worth(chapter: Chapter) -> list[int]:
    """For each minion type, the worth of defeating one: what it can do in a turn."""
    worth = []
    for kind, cards in enumerate(chapter.minion_cards):
        battle = max((chapter.card_battle[card - MICE] for card in cards), default=1)
        one = 4 + 2 * battle + 2 * chapter.minion_ranged[kind]
        if any(goal.minion == kind for goal in chapter.goals):
            one += 8
        worth.append(one)
    return worth


def _water(chapter: Chapter) -> list[list[list[int]]]:
    """For each face with water, the danger of standing on each of its spaces; an empty list for a dry face."""
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
    """For each copy of a card: its range if it is a weapon (else NO_ATTACK), and the dice it adds."""
    sorts, dice = [], []
    for definition in chapter.copies:
        attack = RANGED if chapter.search_attack[definition] == RANGED else MELEE
        sorts.append(attack if chapter.search_category[definition] == WEAPON else NO_ATTACK)
        dice.append(chapter.search_stats[definition][BATTLE])
    return sorts, dice


def _drifts(chapter: Chapter) -> list[int]:
    """For each space: the turns after which its current carries a mouse off the tile, 0 for none soon; -1 on land."""
    board = chapter.board
    found = []
    for space, kind in enumerate(board.space_kind):
        turns, there = 0, space
        while kind == WATER and turns < SOON and there >= 0 and board.space_kind[there] == WATER:
            there = board.current_to[there]
            turns += 1
        found.append(-1 if kind != WATER else turns if there == OFF_TILE else 0)
    return found
