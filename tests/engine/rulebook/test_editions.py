"""Editions: named sets of rule options, and the options that have no scene with the rule they change."""

from __future__ import annotations

import pytest

from engine.compile.options import rule_options
from engine.records.decision import OP_EQUIP, OP_FREE, OP_SHARE
from engine.records.options import DEFAULTS, EDITIONS, RULE_OPTIONS
from engine.rulebook.surge import surge
from engine.rulebook.wounds import defeat, wound
from tests.engine.table import BOW, BOW_STAR, CHEESE, Table, face, tile


def test_every_edition_names_options_and_values_that_there_are() -> None:
    assert set(DEFAULTS) == set(RULE_OPTIONS)
    for options in EDITIONS.values():
        for name, value in options.items():
            assert value in RULE_OPTIONS[name]
            assert value != DEFAULTS[name]


def test_a_single_option_wins_over_the_edition_wherever_it_is_given() -> None:
    both = rule_options({"edition": "ru", "surge-card": "discarded"})
    assert (both.edition, both.abilities_per_turn, both.surge_card_under_deck) == ("ru", True, False)
    given = rule_options({"abilities": "per-mouse"}, {"edition": "ru"})
    assert (given.abilities_per_turn, given.ambush_new_only) == (False, True)


def test_options_that_differ_from_the_edition_are_named() -> None:
    assert rule_options({"edition": "pt"}).differing() == {}
    options = rule_options(
        {"edition": "pt", "grape-bait": "adjacent"}, {"mousetraps": 6, "individual-achievements": True}
    )
    assert options.differing() == {"grape-bait": "adjacent", "individual-achievements": "true", "mousetraps": 6}


@pytest.mark.rule("TRAP-4")
@pytest.mark.parametrize(("edition", "most"), [("en", -1), ("fr", 2)])
def test_traps_are_as_many_as_in_the_box_by_option(edition: str, most: int) -> None:
    assert rule_options({"edition": edition}, traps_in_box=2).mousetraps == most


@pytest.mark.rule("TRAP-1")
@pytest.mark.parametrize(("edition", "left"), [("en", 1), ("summary", 0)])
def test_by_option_a_trap_that_was_passed_is_taken_away(edition: str, left: int) -> None:
    table = Table({"ash": "b2"}, options={"edition": edition})
    table.state.traps = [table.space("b3")]
    table.dice(BOW).begin("ash").dice(BOW_STAR, BOW).move("ash", "b3")
    assert len(table.state.traps) == left


POND = tile(face("pond", "a1 a2 a3", a2={"kind": "water"}))


@pytest.mark.rule("WATER-5")
@pytest.mark.parametrize(("edition", "offered"), [("en", False), ("fr", True)])
def test_by_option_only_three_free_actions_are_barred_on_water(edition: str, offered: bool) -> None:
    table = Table({"ash": "a2", "birch": "a2"}, tiles=(POND,), options={"edition": edition})
    table.give("ash", "verse")
    table.give("ash", "cap")
    table.state.wounds[0] = 1
    table.state.cheese[0] = 9
    table.dice(BOW).begin("ash")
    assert (OP_FREE in table.ops("ash")) == offered
    assert not {OP_SHARE, OP_EQUIP} & table.ops("ash")


SURGES = {"encounters": {"decks": ["calm", "traps"]}}


def _surge(edition: str, special: bool = False) -> Table:
    rooms = {"rooms": {"field": {"surge": [{"minion": "grub", "count": 1}]}}} if special else {}
    rule = {"when": "minions-placed", "do": [{"wheel": 1}]}
    table = Table({"ash": "b3"}, chapter={**SURGES, **rooms}, rules=[rule], options={"edition": edition})
    table.state.encounters = table.chapter.encounter_deck[:]
    table.state.encounter_up = table.state.encounters.pop()
    table.state.wheel = 6
    surge(table.game, 0)
    return table


@pytest.mark.rule("SURGE-2")
@pytest.mark.parametrize(("edition", "wheel"), [("en", 0), ("summary", 1)])
def test_by_option_the_wheel_is_emptied_before_the_minions_come(edition: str, wheel: int) -> None:
    assert _surge(edition, special=True).state.wheel == wheel


@pytest.mark.rule("SURGE-2")
@pytest.mark.parametrize(("edition", "up"), [("en", True), ("summary", False)])
def test_by_option_the_card_goes_even_if_a_room_has_its_own_surge(edition: str, up: bool) -> None:
    table = _surge(edition, special=True)
    assert (table.state.encounter_up >= 0, not table.state.encounter_discard) == (up, up)
    assert table.count("grub") == 1


@pytest.mark.rule("SURGE-2")
@pytest.mark.parametrize(("edition", "under"), [("en", False), ("ru", True)])
def test_by_option_the_card_goes_under_the_deck(edition: str, under: bool) -> None:
    table = _surge(edition)
    card = table.chapter.encounter_deck[-1]
    assert (table.state.encounters[0] == card, card in table.state.encounter_discard) == (under, not under)
    table.check()


@pytest.mark.rule("CAPTURE-2")
@pytest.mark.parametrize(("edition", "back"), [("en", False), ("summary", True)])
def test_by_option_a_captured_mouse_is_back_as_soon_as_the_last_minion_falls(edition: str, back: bool) -> None:
    hunt = {"id": "hunt", "when": "free-action", "do": [{"defeat": "minions-on-tile"}]}
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "c5")], rules=[hunt], options={"edition": edition})
    wound(table.game, table.mouse("birch"), 3, -1)
    table.dice(BOW).begin("ash").use("ash", "hunt")
    assert (table.state.pos[1] >= 0, bool(table.state.acted >> 1 & 1)) == (back, back)


@pytest.mark.rule("CAPTURE-2", negative=True)
def test_by_option_it_is_not_back_while_a_minion_is_there() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "c5"), ("grub", "c4")], options={"rescue": "at-once"})
    wound(table.game, table.mouse("birch"), 3, -1)
    defeat(table.game, table.minion("rat"), by=0)
    table.dice(CHEESE).begin("ash").end_turn("ash")
    assert table.state.pos[1] < 0


@pytest.mark.rule("ENC-6")
@pytest.mark.parametrize(("edition", "first"), [("en", "rat"), ("ru", "slinger")])
def test_by_option_only_new_cards_move_up_in_an_ambush(edition: str, first: str) -> None:
    table = Table({"ash": "a1"}, [("rat", "c5")], options={"edition": edition}).track("ash", "rat")
    table.add_minion("slinger", "c4")
    table.track("ash", "rat").dice(*([CHEESE] if edition == "en" else []), BOW)
    table.lay_initiative(["slinger"], ambush=True)
    assert table.game.script == []
    assert table.state.track[0] == table.card(first) or edition == "en"


@pytest.mark.rule("TURN-5")
@pytest.mark.parametrize(("edition", "allowed"), [("en", True), ("ru", False)])
def test_by_option_one_ability_is_used_in_a_turn_whoever_plays_it(edition: str, allowed: bool) -> None:
    table = Table({"ash": "a1", "birch": "a2"}, options={"edition": edition})
    table.learn("ash", "mend")
    table.state.cheese[0] = 2
    table.state.wounds[0] = 1
    table.dice(BOW).begin("ash")
    table.state.ability_used = 2  # birch has used one in this turn
    assert (OP_FREE in table.ops("ash")) == allowed
