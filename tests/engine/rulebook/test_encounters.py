"""Entering faces, and the encounters there (ENC)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.decision import OP_EXPLORE, OP_FLIP, pack
from engine.rulebook.cheese import add_to_wheel, steal_cheese
from engine.rulebook.encounters import draw_encounter, enter_face
from engine.rulebook.initiative import name
from engine.rulebook.wounds import defeat
from tests.engine.table import BOW, CHEESE, FIELD, ROAD, SHIELD, SWORD, Table, face, tile

HALL_NUMBER = 2
"""The hall's face: the field has two before it."""


def party(deck: str, mice: dict[str, str] | None = None, minions: list[tuple[str, str]] | None = None,
          **keys: Any) -> Table:  # fmt: skip
    """Mice about to enter the hall, with a deck of encounters of their own."""
    chapter = {"encounters": {"decks": [deck]}, **keys.pop("chapter", {})}
    table = Table(mice or {"ash": "b5", "birch": "b5"}, minions, tiles=ROAD, chapter=chapter, **keys)
    table.state.encounters = table.chapter.encounter_deck[:]
    return table


def explore(table: Table) -> Table:
    table.dice(BOW).begin("ash")
    return table.act("ash", pack(OP_EXPLORE, table.chapter.board.face_exits[0][0]))


@pytest.mark.rule("ENC-1")
def test_a_face_entered_for_the_first_time_brings_an_encounter() -> None:
    table = explore(party("calm"))
    assert table.count("rat") == 1
    assert table.at(table.minion("rat")).startswith("hall/")


@pytest.mark.rule("ENC-1")
def test_or_the_encounter_of_the_chapter() -> None:
    states = {"rooms": {"hall": {"encounter": {"place": [{"minion": "grub", "count": 2}], "mousetraps": True}}}}
    table = explore(party("calm", chapter=states))
    assert (table.count("rat"), table.count("grub")) == (0, 2)
    assert table.state.encounter_up == -1


@pytest.mark.rule("ENC-1")
def test_a_face_entered_by_a_flip_space_brings_one_too() -> None:
    table = party("calm", mice={"ash": "c2"})
    table.dice(BOW).begin("ash").act("ash", pack(OP_FLIP))
    assert table.at(table.minion("rat")).startswith("cellar/")


@pytest.mark.rule("ENC-1", negative=True)
def test_where_the_chapter_says_none_no_card_is_drawn() -> None:
    table = explore(party("calm", chapter={"rooms": {"hall": {"encounter": "none"}}}))
    assert table.state.minions == 0
    assert len(table.state.encounters) == 1


@pytest.mark.rule("ENC-2")
@pytest.mark.parametrize(("page", "rats"), [(1, 1), (2, 2), (5, 5), (6, 6), (7, 6), (11, 6)])
def test_the_line_of_the_hourglasss_page_is_used(page: int, rats: int) -> None:
    table = party("calm")
    table.state.page = page
    assert explore(table).count("rat") == rats


@pytest.mark.rule("ENC-2", negative=True)
def test_beyond_the_sixth_page_it_is_still_the_sixth_line() -> None:
    table = party("calm")
    table.state.page = 9
    assert explore(table).count("rat") == 6


@pytest.mark.rule("ENC-3")
def test_minions_initiative_and_the_card_face_up() -> None:
    table = explore(party("calm"))
    assert table.count("rat") == 1
    assert sorted(name(table.game, card) for card in table.state.track) == ["ash", "birch", "rat"]
    assert table.chapter.encounter_ids[table.state.encounter_up] == "few"
    assert table.state.encounters == []


@pytest.mark.rule("ENC-3")
def test_an_older_card_face_up_is_discarded() -> None:
    table = party("calm", chapter={"encounters": {"decks": ["calm", "traps"]}})
    few, snares = (table.chapter.encounter_ids.index(card) for card in ("few", "snares"))
    table.state.encounters, table.state.encounter_up = [few], snares
    explore(table)
    assert (table.state.encounter_up, table.state.encounter_discard) == (few, [snares])


@pytest.mark.rule("ENC-3", negative=True)
def test_the_card_just_drawn_is_not_discarded() -> None:
    table = explore(party("calm"))
    assert table.state.encounter_discard == []


@pytest.mark.rule("ENC-4")
def test_rules_see_that_a_face_is_entered_again() -> None:
    known = [{"when": "tile-entered", "if": {"not": {"first-time": True}}, "do": [{"wheel": 1}]}]
    table = party("calm", rules=known)
    table.state.entered |= 1 << HALL_NUMBER
    assert explore(table).state.wheel == 1


@pytest.mark.rule("ENC-4", negative=True)
def test_there_is_no_encounter_the_second_time() -> None:
    table = party("calm")
    table.state.entered |= 1 << HALL_NUMBER
    explore(table)
    assert table.state.minions == 0
    assert len(table.state.encounters) == 1


TRAPPED = (tile(FIELD), tile(face("hall", "h1 h2 h3", exits=[("W", 0.5, ["h1"])], h2={"mousetrap": True, "entry": True},
                                  h3={"mousetrap": True})))  # fmt: skip


def trapped(deck: str) -> Table:
    table = Table({"ash": "b5"}, tiles=TRAPPED, chapter={"encounters": {"decks": [deck]}})
    table.state.encounters = table.chapter.encounter_deck[:]
    return explore(table)


@pytest.mark.rule("ENC-5")
def test_a_card_with_mousetraps_sets_one_on_every_mark_of_the_face() -> None:
    table = trapped("traps")
    assert table.state.traps == [table.space("hall/h2"), table.space("hall/h3")]


@pytest.mark.rule("ENC-5", negative=True)
def test_a_card_without_mousetraps_sets_none_and_other_faces_get_none() -> None:
    assert trapped("calm").state.traps == []
    table = trapped("traps")
    assert not {table.space("field/b3"), table.space("field/c4")} & set(table.state.traps)


@pytest.mark.rule("ENC-6")
def test_ambush_rolls_for_every_minion_card_from_the_top() -> None:
    """The grub is there already, the rat comes in ambush at the bottom: grub up 2, then rat up 3."""
    table = party("raids", {"ash": "hall/h1", "birch": "hall/h1"}, [("grub", "hall/h3")])
    table.track("ash", "birch", "grub")
    table.dice(BOW, SHIELD)
    draw_encounter(table.game, HALL_NUMBER)
    # ash birch grub rat: grub up two: grub ash birch rat: rat up three: rat grub ash birch
    assert [name(table.game, card) for card in table.state.track] == ["rat", "grub", "ash", "birch"]


@pytest.mark.rule("ENC-6")
def test_passed_cards_slide_down_one_place() -> None:
    table = party("raids", {"ash": "hall/h1", "birch": "hall/h1"}, [("rat", "hall/h3")])
    table.track("ash", "birch", "rat")
    table.dice(CHEESE)
    draw_encounter(table.game, HALL_NUMBER)
    assert [name(table.game, card) for card in table.state.track] == ["ash", "rat", "birch"]


@pytest.mark.rule("ENC-6", negative=True)
def test_mice_do_not_roll_and_a_card_without_ambush_moves_no_card() -> None:
    table = party("calm", {"ash": "hall/h1", "birch": "hall/h1"}, [("grub", "hall/h3")]).track("ash", "birch", "grub")
    draw_encounter(table.game, HALL_NUMBER)  # no die in the script
    assert [name(table.game, card) for card in table.state.track] == ["ash", "birch", "grub", "rat"]


@pytest.mark.rule("ENC-6", negative=True)
def test_the_surge_of_an_ambush_card_does_not_ambush() -> None:
    table = party("raids", {"ash": "b3"}, [("grub", "c1")]).track("ash", "grub")
    table.dice(CHEESE, CHEESE)
    draw_encounter(table.game, 0)
    add_to_wheel(table.game, 6, 0)  # no die is left in the script
    assert table.count("ogre") == 1
    assert name(table.game, table.state.track[-1]) == "ogre"


@pytest.mark.rule("ENC-7")
def test_an_empty_encounter_deck_is_made_anew_from_the_discards() -> None:
    table = party("calm")
    table.state.encounters, table.state.encounter_discard = [], table.state.encounters
    assert explore(table).count("rat") == 1
    assert table.state.encounter_discard == []
    assert table.happened("encounters-shuffled")


@pytest.mark.rule("ENC-7", negative=True)
def test_the_card_that_lies_face_up_is_not_among_them() -> None:
    """With no discards and no deck nothing comes: the card in use is not drawn again."""
    table = party("calm")
    table.state.encounters, table.state.encounter_up = [], table.state.encounters[0]
    up = table.state.encounter_up
    explore(table)
    assert table.state.minions == 0
    assert table.state.encounter_up == up


@pytest.mark.rule("ENC-8")
def test_one_greedy_grub_makes_all_greedy_and_stolen_cheese_goes_on_the_wheel() -> None:
    table = party("swarms", {"ash": "hall/h1", "birch": "hall/h1"}, [("grub", "hall/h1")])
    table.state.cheese[0] = 3
    draw_encounter(table.game, HALL_NUMBER)
    assert table.count("grub") == 3
    old = table.minion("grub", 0)
    assert steal_cheese(table.game, 0, old, 2) == 2
    assert (table.state.cheese[0], table.state.wheel) == (1, 2)


@pytest.mark.rule("ENC-8")
def test_a_greedy_blow_takes_cheese_instead_of_wounding() -> None:
    table = party("swarms", {"ash": "hall/h1"})
    table.state.cheese[0] = 1
    table.choose(table.space("hall/h2"))
    draw_encounter(table.game, HALL_NUMBER)
    table.dice(CHEESE, SWORD, BOW, CHEESE, BOW).begin("grub")  # one steals, the other finds nothing and misses
    assert (table.state.cheese[0], table.state.wheel, table.state.wounds[0]) == (0, 1, 0)


@pytest.mark.rule("ENC-8", negative=True)
def test_cheese_stolen_by_other_grubs_does_not_and_greed_ends_with_the_last_grub() -> None:
    table = party("swarms", {"ash": "hall/h1"}, [("grub", "hall/h1")])
    table.state.cheese[0] = 3
    steal_cheese(table.game, 0, table.minion("grub"), 1)
    assert table.state.wheel == 0
    draw_encounter(table.game, HALL_NUMBER)
    for _ in range(3):
        defeat(table.game, table.minion("grub"), by=0)
    late = table.add_minion("grub", "hall/h2")
    steal_cheese(table.game, 0, late, 1)
    assert table.state.wheel == 0


def test_a_story_and_a_setup_happen_on_the_first_entry_only() -> None:
    room = {"hall": {"story": "A hall.", "setup": [{"end-marker": 1}], "encounter": "none"}}
    table = party("calm", chapter={"rooms": room})
    enter_face(table.game, HALL_NUMBER, 0)
    enter_face(table.game, HALL_NUMBER, 0)
    assert sum(event.what == "story" for event in table.trace.events) == 1
    assert table.state.end_page == 13
