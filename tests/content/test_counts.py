"""The box is complete, and says of every card where it comes from."""

from __future__ import annotations

from typing import Any

import yaml

from authoring import bundled


def _cards(name: str) -> dict[str, dict[str, Any]]:
    """The cards of one file of the box: chapters may bring more of their own."""
    data = yaml.safe_load((bundled.root() / "cards" / name).read_text(encoding="utf-8"))
    return {card["id"]: card for card in data["cards"]}


HEROES = _cards("heroes.yaml")
MINIONS = _cards("minions.yaml")
ABILITIES = _cards("abilities.yaml")
STATUSES = _cards("statuses.yaml")
ACHIEVEMENTS = _cards("achievements.yaml")


def test_the_box_holds_every_hero_minion_boss_ability_and_achievement() -> None:
    bosses = [minion for minion in MINIONS.values() if minion.get("boss")]
    assert len(HEROES) == 6
    assert len(MINIONS) - len(bosses) == 5
    assert len(bosses) == 4
    assert sum(len(boss["cards"]) for boss in bosses) == 8
    assert len(ABILITIES) == 28
    assert sum(bool(one.get("individual")) for one in ACHIEVEMENTS.values()) == 5
    assert sorted(STATUSES) == ["charmed", "knocked-down", "on-fire", "stunned", "webbed"]


def test_the_box_has_the_figures_the_minions_need() -> None:
    box = yaml.safe_load((bundled.root() / "cards" / "box.yaml").read_text(encoding="utf-8"))
    figures, tokens = box["figures"], box["tokens"]
    assert sum(figures[one] for one in ("roach", "rat", "spider", "centipede")) == 16
    for ident, minion in MINIONS.items():
        assert minion["figure"] in figures, ident
        assert minion.get("token", "cheese") in tokens, ident


def test_every_card_says_where_it_comes_from() -> None:
    for ident, card in {**HEROES, **MINIONS, **ABILITIES, **STATUSES, **ACHIEVEMENTS}.items():
        assert card["provenance"] in ("rulebook", "community", "original"), ident
        assert (card["provenance"] == "original") == ("confidence" not in card), ident
        assert card["text"], ident


def test_names_of_figures_and_what_befalls_them_are_in_four_languages() -> None:
    boss_cards = {card["id"]: card for minion in MINIONS.values() for card in minion.get("cards", [])}
    for ident, card in {**HEROES, **MINIONS, **boss_cards, **STATUSES, **ACHIEVEMENTS}.items():
        assert card["name"].keys() == {"en", "fr", "pt", "ru"}, ident


def test_abilities_cost_one_to_three_cheese_and_serve_every_hero() -> None:
    for ident, ability in ABILITIES.items():
        cost = ability["cost"]
        low, high = (cost["from"], cost["to"]) if isinstance(cost, dict) else (cost, cost)
        assert 1 <= low <= high <= 3, ident
    for ident, hero in HEROES.items():
        open_to = [one for one in ABILITIES.values() if {*one["classes"]} & {*hero["classes"]}]
        assert len(open_to) >= 2, ident
