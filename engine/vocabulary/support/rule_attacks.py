"""Attacks that rules make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.chapter import MICE, RANGED
from engine.rulebook import battle
from engine.rulebook.values import card_of

if TYPE_CHECKING:
    from engine.records.game import Game


def weapons_for(game: Game, mouse: int, target: int, reach: str | None, kinds: list[bool] | None) -> list[int]:
    """The equipped weapons of some reach and kind that can attack a target."""
    chapter = game.chapter
    found = []
    for weapon in battle.weapons_of(game, mouse):
        definition = chapter.copies[weapon]
        if kinds is not None and not kinds[definition]:
            continue
        if reach is not None and (chapter.search_attack[definition] == RANGED) != (reach == "ranged"):
            continue
        if target in battle.targets_of(game, mouse, weapon):
            found.append(weapon)
    return found


def attack_once(game: Game, attacker: int, target: int, reach: str | None, kinds: list[bool] | None) -> bool:
    """One attack, if it can be made: a minion's by its card, a mouse's with a weapon of its choice (BATTLE-8)."""
    if attacker >= MICE:
        battle.minion_attacks(game, attacker, card_of(game, attacker), target)
        return True
    weapons = weapons_for(game, attacker, target, reach, kinds)
    if weapons:
        battle.mouse_attacks(game, attacker, game.choose(decision.CARD, attacker, weapons), target)
    return bool(weapons)
