"""Every standing modifier, by name. Each has a module; add new ones here."""

from __future__ import annotations

from engine.vocabulary.declare import Modifier
from engine.vocabulary.modifiers import (
    ability_cost,
    allow,
    battle,
    cheese_symbols,
    defence,
    face_blocks,
    face_hits,
    forbid,
    level_cost,
    life,
    lore,
    lure,
    minion_steps,
    move,
    pack_limit,
    recover_dice,
    search_dice,
    target_defence,
)

MODIFIERS: dict[str, Modifier] = {
    "ability-cost": ability_cost.MODIFIER,
    "allow": allow.MODIFIER,
    "battle": battle.MODIFIER,
    "cheese-symbols": cheese_symbols.MODIFIER,
    "defence": defence.MODIFIER,
    "face-blocks": face_blocks.MODIFIER,
    "face-hits": face_hits.MODIFIER,
    "forbid": forbid.MODIFIER,
    "level-cost": level_cost.MODIFIER,
    "life": life.MODIFIER,
    "lore": lore.MODIFIER,
    "lure": lure.MODIFIER,
    "minion-steps": minion_steps.MODIFIER,
    "move": move.MODIFIER,
    "pack-limit": pack_limit.MODIFIER,
    "recover-dice": recover_dice.MODIFIER,
    "search-dice": search_dice.MODIFIER,
    "target-defence": target_defence.MODIFIER,
}
