"""What search cards are worth to a mouse: for keeping, wearing, sharing and discarding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.chapter import ACCESSORY, ARMOUR, BATTLE, DEFENCE, LORE, MOVE, PARTY_ITEM, RANGED, WEAPON
from engine.rulebook import inventory

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.chapter import Chapter
    from engine.records.game import Game

A_WEAPON: Final = 8
BATTLE_DIE: Final = 6
DEFENCE_DIE: Final = 6
OTHER_POINT: Final = 2
A_RULE: Final = 3
FROM_AFAR: Final = 2
A_SECOND_WEAPON: Final = 1
"""A mouse attacks with one weapon at a time, so a second one is worth little."""


def worth(game: Game, atlas: Atlas, mouse: int, copy: int) -> int:
    """The worth of a card to a mouse; 0 when the mouse cannot use it."""
    chapter = game.chapter
    definition = chapter.copies[copy]
    if not inventory.may_use(game, mouse, definition):
        return 0
    return atlas.card_worth[definition]


def plain_worth(chapter: Chapter, definition: int) -> int:
    """The worth of a card to a mouse that can use it."""
    category = chapter.search_category[definition]
    total = A_RULE * len(chapter.source_rules[chapter.search_source[definition]])
    if category in (WEAPON, ARMOUR, ACCESSORY):
        stats = chapter.search_stats[definition]
        total += BATTLE_DIE * stats[BATTLE] + DEFENCE_DIE * stats[DEFENCE] + OTHER_POINT * (stats[LORE] + stats[MOVE])
        if category == WEAPON:
            total += A_WEAPON + (FROM_AFAR if chapter.search_attack[definition] == RANGED else 0)
    return total


def gain_of_wearing(game: Game, atlas: Atlas, mouse: int, copy: int) -> int:
    """What a mouse gains by putting a card on: its worth, less that of the cards it replaces."""
    off = inventory.conflicts(game, mouse, copy)
    if off is None:
        return 0
    chapter = game.chapter
    definition = chapter.copies[copy]
    if chapter.search_category[definition] == WEAPON:
        for one in game.state.worn[mouse]:
            if chapter.search_category[chapter.copies[one]] == WEAPON and one not in off:
                return (
                    atlas.card_worth[definition] if _attacks_with(game, atlas, mouse, definition) else A_SECOND_WEAPON
                )
    gain = atlas.card_worth[definition]
    for one in off:
        gain -= worth(game, atlas, mouse, one)
    return gain


def _attacks_with(game: Game, atlas: Atlas, mouse: int, definition: int) -> bool:
    """Whether an ability of the mouse attacks with this weapon beside another one."""
    for ability, weapons in atlas.weapon_abilities:
        if game.state.abilities[mouse] & ability and weapons[definition]:
            return True
    return False


def use_for(game: Game, atlas: Atlas, mouse: int, copy: int) -> int:
    """The worth of holding a card now: for wearable cards, the gain of wearing it."""
    if atlas.wearable[game.chapter.copies[copy]]:
        return gain_of_wearing(game, atlas, mouse, copy)
    return worth(game, atlas, mouse, copy)


def best_use(game: Game, atlas: Atlas, mouse: int, copy: int) -> int:
    """The worth of a card to the mouse, or to the friend who would gain most from it."""
    if game.chapter.search_category[game.chapter.copies[copy]] == PARTY_ITEM:
        return A_WEAPON
    best = use_for(game, atlas, mouse, copy)
    state = game.state
    for other in range(state.mice):
        if other != mouse and state.pos[other] >= 0:
            use = use_for(game, atlas, other, copy) - 1
            if use > best:
                best = use
    return best


def worth_equipping(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether a card of the pack is better than what the mouse wears."""
    for copy in game.state.pack[mouse]:
        if atlas.wearable[game.chapter.copies[copy]] and gain_for_itself(game, atlas, mouse, copy) > 0:
            return True
    return False


def gain_for_itself(game: Game, atlas: Atlas, mouse: int, copy: int) -> int:
    """What a mouse gains by putting a card on; nothing if it is little and a friend on the board gains more."""
    gain = gain_of_wearing(game, atlas, mouse, copy)
    if gain > A_SECOND_WEAPON:
        return gain
    state = game.state
    friends = [other for other in range(state.mice) if other != mouse and state.pos[other] >= 0]
    return 0 if any(_serves_better(game, atlas, mouse, other, copy) for other in friends) else gain


def hand_over(game: Game, atlas: Atlas, giver: int, taker: int) -> list[int]:
    """The cards of a pack that are worth clearly more to another mouse."""
    return [copy for copy in game.state.pack[giver] if _serves_better(game, atlas, giver, taker, copy)]


def _serves_better(game: Game, atlas: Atlas, giver: int, taker: int, copy: int) -> bool:
    use = use_for(game, atlas, taker, copy)
    return use > 1 and use > use_for(game, atlas, giver, copy) + 1


def worth_sharing(game: Game, atlas: Atlas, mouse: int, other: int) -> bool:
    """Whether one of two mice has a card that is worth clearly more to the other."""
    pack = game.state.pack
    for copy in pack[mouse]:
        if _serves_better(game, atlas, mouse, other, copy):
            return True
    for copy in pack[other]:
        if _serves_better(game, atlas, other, mouse, copy):
            return True
    return False
