"""Attacks that rules call for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.chapter import MICE
from engine.rulebook import battle
from engine.rulebook.values import card_of

if TYPE_CHECKING:
    from engine.game import Game


def attack_with_own(game: Game, attacker: int, target: int, weapons: list[bool] | None) -> None:
    """Attack with every weapon in hand of the kind meant, or with the first that has the target in reach."""
    if attacker >= MICE:
        battle.minion_attacks(game, attacker, card_of(game, attacker), target)
        return
    in_hand = battle.weapons_of(game, attacker)
    if weapons is not None:
        for weapon in [one for one in in_hand if weapons[game.chapter.copies[one]]]:
            if game.state.pos[target] >= 0 and target in battle.targets_of(game, attacker, weapon):
                battle.mouse_attacks(game, attacker, weapon, target)
        return
    for weapon in in_hand:
        if target in battle.targets_of(game, attacker, weapon):
            battle.mouse_attacks(game, attacker, weapon, target)
            return
