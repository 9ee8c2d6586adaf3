"""Search cards and the heroes who can use them: requirements, slots and paws (FREE-3)."""

from __future__ import annotations

from typing import Any

from authoring.content.library import Entry, Library

WORN = ("weapon", "armour", "accessory")
STATS = ("battle", "defence", "lore", "move")
PAWS = 2


def paws_of(card: dict[str, Any]) -> int:
    """How many paws a card takes."""
    return int(card.get("paws", 1)) if card.get("slot") == "paw" else 0


def unmet(hero: dict[str, Any], ident: str, card: dict[str, Any], spare: dict[str, int] | None = None) -> str:
    """Why a hero cannot use a card, in words; empty when it can. `spare` is added to the hero's values."""
    needs = card.get("requires", {})
    if "heroes" in needs and ident not in needs["heroes"]:
        return f"it is for {' or '.join(needs['heroes'])}"
    if "classes" in needs and not set(needs["classes"]) & set(hero["classes"]):
        return f"it needs a {' or '.join(needs['classes'])}"
    for stat in STATS:
        if needs.get(stat, 0) > hero[stat] + (spare or {}).get(stat, 0):
            return f"it needs {stat} {needs[stat]}"
    return ""


def best_bonuses(library: Library) -> dict[str, int]:
    """The most that worn cards can add to each value: the best card for every slot, two for the paws."""
    found = dict.fromkeys(STATS, 0)
    for stat in STATS:
        best: dict[str, int] = {}
        for card in library.entries("search-card").values():
            slot = card.data.get("slot", "")
            if card.data["category"] in WORN:
                best[slot] = max(best.get(slot, 0), card.data.get(stat, 0))
        found[stat] = sum(best.values()) + best.get("paw", 0)
    return found


def heroes_for(library: Library, card: dict[str, Any]) -> list[Entry]:
    """The heroes who can use a card, given the best other cards they can wear."""
    spare = best_bonuses(library)
    return [hero for hero in library.entries("hero").values() if not unmet(hero.data, hero.id, card, spare)]
