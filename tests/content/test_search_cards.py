"""The search deck as a whole: what is in it, for whom, and the plain bonuses of what is worn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.records.chapter import DEFENCE, LORE, MOVE
from engine.records.content import Content
from engine.rulebook import inventory
from engine.rulebook.values import mouse_value
from tests.content.acting import all_rolled, copy_of, find, holds, pile
from tests.engine.scene import Scene, bundled

HEROES = ("collin", "filch", "lily", "maginos", "nez", "tilda")
PARTY_ITEMS = {"disguises", "fishhook-and-thread", "dinner-fork", "grape", "catnip"}
MISS = {"melee": "bow", "ranged": "sword-star"}


def box() -> Content:
    found: Content = bundled().content_for("flight")
    return found


def cards() -> dict[str, dict[str, Any]]:
    return box().search_cards


def test_the_deck_has_71_cards() -> None:
    assert sum(card.get("copies", 1) for card in cards().values()) == 71


def test_every_category_is_there() -> None:
    found = Counter(card["category"] for card in cards().values())
    assert set(found) == {"weapon", "armour", "accessory", "scroll", "item", "trick", "event", "party-item"}
    assert {ident for ident, card in cards().items() if card["category"] == "party-item"} == PARTY_ITEMS


def test_every_slot_and_kind_of_weapon_is_there() -> None:
    armour = {card["slot"] for card in cards().values() if card["category"] == "armour"}
    assert armour == {"head", "body", "back", "paw"}
    weapons = {(card["attack"], card["paws"]) for card in cards().values() if card["category"] == "weapon"}
    assert weapons == {("melee", 1), ("melee", 2), ("ranged", 1), ("ranged", 2)}
    types = {card["type"] for card in cards().values() if card["category"] == "weapon"}
    assert types == {"sharp", "blunt", "magic", "fire"}


def test_all_starting_equipment_is_there_for_all_heroes_at_once() -> None:
    needed = Counter(card for hero in box().heroes.values() for card in hero["equipment"])
    assert needed
    for ident, count in needed.items():
        assert cards()[ident].get("copies", 1) >= count


@pytest.mark.parametrize("ident", sorted(cards()))
def test_a_card_says_what_it_does_and_where_it_is_from(ident: str) -> None:
    card = cards()[ident]
    text = card["text"] if isinstance(card["text"], str) else card["text"]["en"]
    assert len(text) > 20
    assert card["provenance"] in ("rulebook", "community", "original")
    assert ("confidence" in card) == (card["provenance"] != "original")
    for stat in ("battle", "defence", "lore", "move"):
        if card.get(stat):
            assert f"{card[stat]:+d} {stat}" in text


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.rule("FREE-3")
def test_every_hero_can_use_much_of_the_deck_but_not_all(hero: str) -> None:
    scene = Scene(mice={hero: "c3"})
    wearable = [
        ident
        for index, ident in enumerate(scene.chapter.search_ids)
        if cards()[ident]["category"] in ("weapon", "armour", "accessory") and inventory.may_use(scene.game, 0, index)
    ]
    assert {cards()[ident]["category"] for ident in wearable} == {"weapon", "armour", "accessory"}
    assert 16 <= len(wearable) < sum(card["category"] in ("weapon", "armour", "accessory") for card in cards().values())


DICE = [
    ("collin", "collins-sword", 3),
    ("tilda", "tildas-mace", 2),
    ("filch", "dagger", 2),
    ("maginos", "maginos-staff", 2),
    ("lily", "lilys-bow", 3),
    ("nez", "nezs-hammer", 3),
    ("lily", "precise-bow", 3),
    ("lily", "long-bow", 3),
    ("collin", "toothpick", 3),
    ("nez", "clockwork-crossbow", 3),
    ("filch", "needle-rapier", 3),
    ("nez", "darning-needle-lance", 4),  # with a run-up
    ("lily", "pin-javelin", 2),
    ("tilda", "nutcracker-club", 3),
    ("maginos", "matchstick-torch", 1),
    ("maginos", "glass-bead-wand", 1),
    ("tilda", "honey-dipper", 3),
]


@pytest.mark.parametrize(("hero", "card", "dice"), DICE)
@pytest.mark.rule("BATTLE-8")
def test_a_weapon_adds_its_bonus_to_its_own_attack(hero: str, card: str, dice: int) -> None:
    scene = Scene(mice={hero: "c3"}, minions=[("rat-warrior", "b3")])
    if card not in box().heroes[hero]["equipment"]:
        scene.give(hero, card, worn=True)
    scene.dice(*[MISS[cards()[card]["attack"]]] * dice)
    scene.attack(hero, "rat-warrior", weapon=copy_of(scene, hero, card))
    assert all_rolled(scene)


def test_every_weapon_is_in_the_list_of_bonuses() -> None:
    assert {card for _, card, _ in DICE} == {ident for ident, card in cards().items() if card["category"] == "weapon"}


VALUES = [
    ("nez", "leather-breastplate", DEFENCE, 2),
    ("lily", "fish-scale-armour", DEFENCE, 3),
    ("nez", "nutshell-armour", DEFENCE, 3),
    ("nez", "nutshell-armour", MOVE, 0),
    ("tilda", "thimble-helmet", DEFENCE, 3),
    ("maginos", "pointed-hood", LORE, 4),
    ("filch", "cloak-of-quickness", DEFENCE, 3),
    ("collin", "feather-cloak", MOVE, 3),
    ("filch", "button-shield", DEFENCE, 3),
]


@pytest.mark.parametrize(("hero", "card", "stat", "value"), VALUES)
def test_what_is_worn_adds_its_bonus(hero: str, card: str, stat: int, value: int) -> None:
    scene = Scene(mice={hero: "c3"})
    copy = scene.give(hero, card)
    without = mouse_value(scene.game, 0, stat)
    inventory.from_pack(scene.game, 0, copy)
    assert inventory.conflicts(scene.game, 0, copy) is not None
    inventory.wear(scene.game, 0, copy)
    assert without != value
    assert mouse_value(scene.game, 0, stat) == value


@pytest.mark.rule("SEARCH-2")
def test_what_is_found_goes_to_the_pack_or_becomes_cheese() -> None:
    scene = Scene()
    find(scene, "collin", "needle-rapier")
    assert holds(scene, "collin", "needle-rapier")
    scene = Scene()
    scene.choose(0)
    find(scene, "collin", "needle-rapier")
    assert scene.state.cheese[0] == 1
    assert pile(scene, scene.state.discard) == ["needle-rapier"]


@pytest.mark.rule("SEARCH-2")
@pytest.mark.parametrize("card", sorted(PARTY_ITEMS))
def test_a_party_item_goes_to_the_stash(card: str) -> None:
    scene = Scene()
    find(scene, "collin", card)
    assert pile(scene, scene.state.stash) == [card]
    assert not scene.state.pack[0]


@pytest.mark.rule("FREE-3")
def test_requirements_keep_a_card_from_other_heroes() -> None:
    scene = Scene(mice={"maginos": "c3", "nez": "c4"})
    for card, able, unable in (("nutshell-armour", "nez", "maginos"), ("ring-of-cat-strength", "nez", "maginos")):
        index = scene.chapter.search_ids.index(card)
        assert inventory.may_use(scene.game, scene.mouse(able), index)
        assert not inventory.may_use(scene.game, scene.mouse(unable), index)
