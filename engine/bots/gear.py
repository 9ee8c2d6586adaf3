"""What search cards are worth to a mouse: for keeping, wearing, sharing and throwing away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.chapter import ACCESSORY, ARMOUR, BATTLE, DEFENCE, LORE, MOVE, PARTY_ITEM, RANGED, WEAPON
from engine.rulebook import inventory

if TYPE_CHECKING:
    from engine.game import Game

A_WEAPON: Final = 8
BATTLE_DIE: Final = 6
DEFENCE_DIE: Final = 6
OTHER_POINT: Final = 2
A_RULE: Final = 3
FROM_AFAR: Final = 2


def worth(game: Game, mouse: int, copy: int) -> int:
    """What a card is worth to a mouse; 0 when it can do nothing with it."""
    chapter = game.chapter
    definition = chapter.copies[copy]
    if not inventory.may_use(game, mouse, definition):
        return 0
    category = chapter.search_category[definition]
    total = A_RULE * len(chapter.source_rules[chapter.search_source[definition]])
    if category in (WEAPON, ARMOUR, ACCESSORY):
        stats = chapter.search_stats[definition]
        total += BATTLE_DIE * stats[BATTLE] + DEFENCE_DIE * stats[DEFENCE] + OTHER_POINT * (stats[LORE] + stats[MOVE])
        if category == WEAPON:
            total += A_WEAPON + (FROM_AFAR if chapter.search_attack[definition] == RANGED else 0)
    return total


def gain_of_wearing(game: Game, mouse: int, copy: int) -> int:
    """What a mouse gains by putting a card on: its worth without that of what must come off."""
    off = inventory.conflicts(game, mouse, copy)
    if off is None:
        return 0
    gain = worth(game, mouse, copy)
    for one in off:
        gain -= worth(game, mouse, one)
    return gain


def use_for(game: Game, mouse: int, copy: int) -> int:
    """What holding a card is worth to a mouse now: wearables only as far as they better what it wears."""
    if inventory.is_wearable(game, copy):
        return gain_of_wearing(game, mouse, copy)
    return worth(game, mouse, copy)


def best_use(game: Game, mouse: int, copy: int) -> int:
    """What a card is worth to the mouse or to the friend it would be handed to."""
    if game.chapter.search_category[game.chapter.copies[copy]] == PARTY_ITEM:
        return A_WEAPON
    best = use_for(game, mouse, copy)
    state = game.state
    for other in range(state.mice):
        if other != mouse and state.pos[other] >= 0:
            best = max(best, use_for(game, other, copy) - 1)
    return best
