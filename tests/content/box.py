"""What the scenes of the box's cards share: the same scene with a card and without what it says."""

from __future__ import annotations

import copy
from typing import Any

from tests.engine.scene import Scene, bundled

Content = dict[str, dict[str, Any]]
CHEESE = "cheese"  # moves 1
SWORD = "sword-star"  # 2
SHIELD = "sword-shield"  # 3
SHIELD_STAR = "sword-shield-star"  # 3
BOW = "bow"  # 2
BOW_STAR = "bow-star"  # 1
YES = 1
NO = 0


def entry(kind: str, ident: str) -> dict[str, Any]:
    """A card of the box as it is written, to be changed by a test."""
    return copy.deepcopy(dict(getattr(bundled().content_for("flight"), kind)[ident]))


def without(kind: str, ident: str) -> Content:
    """The box with one card's rules struck out: for the scene that shows what happens without them."""
    data = entry(kind, ident)
    data["rules"] = []
    for card in data.get("cards", []):
        card["rules"] = []
    return {kind: {ident: data}}


def cheese(scene: Scene, hero: str) -> int:
    """A mouse's cheese."""
    return scene.state.cheese[scene.mouse(hero)]


def give_cheese(scene: Scene, hero: str, amount: int) -> Scene:
    """Give a mouse cheese to spend."""
    scene.state.cheese[scene.mouse(hero)] = amount
    return scene


def wounds(scene: Scene, hero: str) -> int:
    """A mouse's ordinary wounds."""
    return scene.state.wounds[scene.mouse(hero)]


def poison(scene: Scene, hero: str) -> int:
    """A mouse's poison wounds."""
    return scene.state.poison[scene.mouse(hero)]


def track(scene: Scene) -> list[str]:
    """The initiative track by names."""
    heroes = [scene.chapter.hero_ids[hero] for hero in scene.state.party]
    names = [*heroes, *[""] * (6 - len(heroes)), *scene.chapter.card_ids]
    return [names[card] for card in scene.state.track]


def at(scene: Scene, figure: int) -> str:
    """The space id a figure stands on."""
    return scene.at(figure).split("/")[1]


def deck_top(scene: Scene, *cards: str) -> None:
    """Put search cards on top of the deck, the last one uppermost."""
    for card in cards:
        definition = scene.chapter.search_ids.index(card)
        copy_ = next(one for one in scene.state.deck if scene.chapter.copies[one] == definition)
        scene.state.deck.remove(copy_)
        scene.state.deck.append(copy_)


def in_pack(scene: Scene, hero: str) -> list[str]:
    """The search cards in a mouse's pack."""
    chapter = scene.chapter
    return [chapter.search_ids[chapter.copies[one]] for one in scene.state.pack[scene.mouse(hero)]]
