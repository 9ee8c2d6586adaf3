"""The encounter cards: 12 standard and 6 hard, within the box, growing, with smaller surges."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.rulebook.encounters import draw_encounter
from engine.rulebook.surge import surge
from tests.engine.scene import Scene, bundled

WEIGHT = {"roach": 2, "rat-warrior": 3, "elite-rat-warrior": 4, "spider": 6, "cave-centipede": 6}
"""How much a minion weighs in a fight, roughly: its dice and its life."""

PAGES = ("1", "2", "3", "4", "5", "6")


def cards() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = bundled().content_for("flight").encounter_cards
    return found


def weight(troops: list[dict[str, Any]]) -> int:
    return sum(WEIGHT[troop["minion"]] * troop["count"] for troop in troops)


ORIGINAL = sorted(ident for ident, card in cards().items() if card["provenance"] == "original")


def test_there_are_12_standard_and_6_hard_cards() -> None:
    assert Counter(card["deck"] for card in cards().values()) == {"standard": 12, "hard": 6}


def test_some_ambush_some_set_traps_some_are_greedy_in_both_decks() -> None:
    for deck in ("standard", "hard"):
        own = [card for card in cards().values() if card["deck"] == deck]
        for count in (
            sum(card.get("ambush", False) for card in own),
            sum(card.get("mousetraps", False) for card in own),
            sum(any(troop.get("greedy") for line in card["pages"].values() for troop in line) for card in own),
        ):
            assert 0 < count <= len(own) / 2


def test_every_minion_of_the_box_comes() -> None:
    coming = {troop["minion"] for card in cards().values() for line in card["pages"].values() for troop in line}
    assert coming == set(WEIGHT)


@pytest.mark.parametrize("ident", sorted(cards()))
def test_no_line_asks_for_more_figures_than_the_box_has(ident: str) -> None:
    card = cards()[ident]
    assert tuple(card["pages"]) == PAGES
    for line in [*card["pages"].values(), card["surge"]]:
        count = Counter({troop["minion"]: troop["count"] for troop in line})
        assert len(count) == len(line), "a type stands twice in a line"
        assert count["roach"] <= 8
        assert count["elite-rat-warrior"] <= 4
        assert count["rat-warrior"] + count["elite-rat-warrior"] <= 6
        assert max(count["spider"], count["cave-centipede"]) <= 1


@pytest.mark.parametrize("ident", ORIGINAL)
def test_a_card_grows_with_the_pages(ident: str) -> None:
    weights = [weight(cards()[ident]["pages"][page]) for page in PAGES]
    assert weights == sorted(weights)
    assert weights[-1] >= 2 * weights[0] or cards()[ident]["deck"] == "hard"


@pytest.mark.parametrize("ident", sorted(cards()))
def test_a_surge_is_no_more_than_the_encounter(ident: str) -> None:
    card = cards()[ident]
    assert 0 < weight(card["surge"]) <= min(weight(line) for line in card["pages"].values())


def test_hard_cards_are_harder() -> None:
    for page in PAGES:
        standard = max(weight(card["pages"][page]) for card in cards().values() if card["deck"] == "standard")
        hard = [weight(card["pages"][page]) for card in cards().values() if card["deck"] == "hard"]
        average = sum(weight(card["pages"][page]) for card in cards().values() if card["deck"] == "standard") / 12
        assert sum(hard) / 6 > average
        assert max(hard) > standard


def test_the_known_card_is_as_it_is_known() -> None:
    card = cards()["no-way-round"]
    lines = [
        {(troop["minion"], troop["count"], troop.get("greedy", False)) for troop in card["pages"][page]}
        for page in PAGES
    ]
    assert lines == [
        {("roach", 6, False)},
        {("roach", 6, True)},
        {("cave-centipede", 1, False), ("rat-warrior", 3, False)},
        {("elite-rat-warrior", 3, False)},
        {("spider", 1, False), ("rat-warrior", 4, False)},
        {("elite-rat-warrior", 4, False)},
    ]
    assert (card["deck"], card["mousetraps"]) == ("hard", True)
    assert card["surge"] == [{"minion": "cave-centipede", "count": 1}]


def meet(ident: str, page: int, face: str = "dining-tunnels") -> Scene:
    """Reveal a card on a page; ambush dice are ones."""
    scene = Scene(face, mice={"collin": "a1", "filch": "a1"}, chapter={"encounters": {"cards": [ident]}})
    scene.state.encounters = list(scene.chapter.encounter_deck)
    scene.state.page = page
    if cards()[ident].get("ambush"):
        scene.dice(*["cheese"] * 5)
    draw_encounter(scene.game, scene.game.face_of(0))
    scene.check()
    return scene


@pytest.mark.rule("ENC-2")
@pytest.mark.parametrize("ident", sorted(cards()))
def test_a_card_brings_its_line_for_the_page(ident: str) -> None:
    for page in (1, 3, 6, 8):
        scene = meet(ident, page)
        for troop in cards()[ident]["pages"][str(min(page, 6))]:
            assert scene.count(troop["minion"]) == troop["count"]
            assert scene.card(troop["minion"]) in scene.state.track


@pytest.mark.rule("ENC-5")
@pytest.mark.parametrize("ident", sorted(cards()))
def test_mousetraps_are_set_where_the_card_says_so(ident: str) -> None:
    scene = meet(ident, 1)
    marked = {scene.space(name) for name in ("b4", "f2")} if cards()[ident].get("mousetraps") else set()
    assert set(scene.state.traps) == marked


@pytest.mark.rule("ENC-8")
def test_greedy_roaches_make_all_roaches_greedy() -> None:
    assert meet("hungry-swarm", 1).state.greedy
    assert not meet("pantry-raid", 1).state.greedy


@pytest.mark.rule("SURGE-2")
@pytest.mark.parametrize("ident", sorted(cards()))
def test_a_surge_brings_what_the_card_says_and_discards_it(ident: str) -> None:
    scene = meet(ident, 1)
    before = {kind: scene.count(kind) for kind in WEIGHT}
    rats = before["rat-warrior"] + before["elite-rat-warrior"]
    left = {
        "roach": 8 - before["roach"],
        "rat-warrior": 6 - rats,
        "elite-rat-warrior": min(6 - rats, 4 - before["elite-rat-warrior"]),
        "spider": 1 - before["spider"],
        "cave-centipede": 1 - before["cave-centipede"],
    }
    surge(scene.game, scene.game.face_of(0))
    for troop in cards()[ident]["surge"]:
        assert scene.count(troop["minion"]) == before[troop["minion"]] + min(troop["count"], left[troop["minion"]])
    assert scene.state.encounter_up < 0
    assert scene.state.page == 2
