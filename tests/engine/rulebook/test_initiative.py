"""The initiative track (INIT)."""

from __future__ import annotations

import pytest

from engine.records.chapter import MICE
from engine.records.decision import OP_EXPLORE, pack
from engine.records.state import IN_MENU
from engine.rulebook.initiative import move_card, name, next_card, rank
from engine.rulebook.wounds import defeat, wound
from tests.engine.table import BOW, ROAD, SHIELD, Table

LAID = [{"when": "initiative-laid", "do": [{"count": {"counter": "laid"}}]}]


def order(table: Table) -> list[str]:
    return [name(table.game, card) for card in table.state.track]


def explorers(**keys: object) -> Table:
    """Two mice at the exit of the field, the hall beyond it."""
    chapter = {"counters": {"laid": {"start": 0}}, "encounters": {"decks": ["calm"]}, **keys}
    table = Table({"ash": "b5", "birch": "b5"}, tiles=ROAD, rules=LAID, chapter=chapter)
    table.state.encounters = table.chapter.encounter_deck[:]
    return table


def explore(table: Table) -> None:
    table.game.script = None  # dice of what comes are no matter here
    table.act("ash", pack(OP_EXPLORE, table.chapter.board.face_exits[0][0]))


@pytest.mark.rule("INIT-1")
def test_an_encounter_card_lays_initiative() -> None:
    table = explorers().dice(BOW).begin("ash")
    explore(table)
    assert table.state.counters == [1]
    assert sorted(order(table)) == ["ash", "birch", "rat"]


@pytest.mark.rule("INIT-1")
def test_an_encounter_without_new_types_still_lays_it_once() -> None:
    leave = {"when": "encounter-revealed", "do": [{"leave-out": "rat"}]}
    table = explorers(rules=[leave]).dice(BOW).begin("ash")
    explore(table)
    assert table.count("rat") == 0
    assert table.state.counters == [1]


@pytest.mark.rule("INIT-3", negative=True)
def test_where_no_card_is_laid_no_rule_about_laying_runs() -> None:
    table = Table({"ash": "b2"}, [("rat", "a1")], rules=LAID, chapter={"counters": {"laid": {"start": 0}}})
    table.lay_initiative(["rat"])
    assert table.state.counters == [0]


@pytest.mark.rule("INIT-1", negative=True)
def test_entering_where_no_card_is_drawn_lays_nothing() -> None:
    table = explorers(rooms={"hall": {"encounter": "none"}}).dice(BOW).begin("ash")
    explore(table)
    assert table.state.counters == [0]
    assert order(table) == ["ash", "birch"]


@pytest.mark.rule("INIT-2")
def test_on_a_track_without_minions_all_cards_are_shuffled_together() -> None:
    seen = set()
    for seed in range(40):
        table = Table({"ash": "b2", "birch": "b2"}, seed=seed)
        table.add_minion("rat", "a1")
        table.track("ash", "birch").lay_initiative(["rat"])
        assert len(order(table)) == 3
        seen.add(tuple(order(table)))
    assert len(seen) == 6


@pytest.mark.rule("INIT-2", negative=True)
def test_with_minions_on_the_track_the_mice_are_not_shuffled() -> None:
    for seed in range(20):
        table = Table({"ash": "b2", "birch": "b2"}, [("rat", "a1")], seed=seed).track("birch", "rat", "ash")
        table.add_minion("grub", "a2")
        table.track("birch", "rat", "ash").lay_initiative(["grub"])
        assert order(table)[:3] == ["birch", "rat", "ash"]


@pytest.mark.rule("INIT-3")
def test_new_types_are_shuffled_and_appended() -> None:
    seen = set()
    for seed in range(20):
        table = Table({"ash": "b2"}, [("rat", "a1"), ("grub", "a2"), ("ogre", "a5")], seed=seed).track("rat", "ash")
        table.lay_initiative(["grub", "ogre"])
        assert order(table)[:2] == ["rat", "ash"]
        seen.add(tuple(order(table)[2:]))
    assert seen == {("grub", "ogre"), ("ogre", "grub")}


@pytest.mark.rule("INIT-3", negative=True)
def test_a_type_on_the_track_gets_no_second_card() -> None:
    table = Table({"ash": "b2"}, [("rat", "a1"), ("rat", "a2")]).track("ash", "rat")
    table.lay_initiative(["rat"])
    assert order(table) == ["ash", "rat"]


@pytest.mark.rule("INIT-4")
def test_a_long_track_goes_on() -> None:
    heroes = ("ash", "birch", "cedar", "dill", "elder", "fern")
    kinds = [("rat", "a1"), ("grub", "a2"), ("ogre", "a5"), ("slinger", "c1"), ("chief", "c2"), ("beast", "c5")]
    table = Table(dict.fromkeys(heroes, "b3"), kinds)
    table.state.track = list(range(6))
    table.lay_initiative([kind for kind, _ in kinds])
    assert len(table.state.track) == 6 + 5 + 2
    assert next_card(table.game) == table.state.track[0]


@pytest.mark.rule("INIT-4", negative=True)
def test_a_card_low_on_a_long_track_does_not_miss_its_turn() -> None:
    heroes = ("ash", "birch", "cedar", "dill", "elder", "fern")
    table = Table(dict.fromkeys(heroes, "b3"), [("rat", "a1"), ("grub", "a2"), ("ogre", "a5"), ("slinger", "c1")])
    for card in table.state.track[:-1]:
        table.state.acted |= 1 << card
    assert name(table.game, next_card(table.game)) == "slinger"


@pytest.mark.rule("INIT-5")
def test_two_of_a_bosss_cards_are_drawn_and_shuffled_in() -> None:
    pairs, first = set(), set()
    for seed in range(60):
        table = Table({"ash": "b2"}, [("beast", "a1")], seed=seed).track("ash").lay_initiative(["beast"])
        assert len(order(table)) == 3
        pairs.add(frozenset(order(table)) - {"ash"})
        first.add(order(table)[0])
    assert len(pairs) == 3
    assert first == {"ash", "beast-pounces", "beast-chases", "beast-bites"}


@pytest.mark.rule("INIT-5")
def test_on_a_track_with_minions_both_come_last_and_the_upper_one_moves_up() -> None:
    for seed in range(20):
        table = Table({"ash": "b2", "birch": "b2"}, [("rat", "c5"), ("beast", "a1")], seed=seed)
        table.track("ash", "birch", "rat").dice(SHIELD).lay_initiative(["beast"])  # up by three
        assert order(table)[1:4] == ["ash", "birch", "rat"]
        assert order(table)[0].startswith("beast-")
        assert order(table)[4].startswith("beast-")


@pytest.mark.rule("INIT-5", negative=True)
def test_on_a_track_without_minions_nothing_is_rolled_for_a_boss() -> None:
    table = Table({"ash": "b2"}, [("beast", "a1")]).track("ash").lay_initiative(["beast"])
    assert not table.happened("initiative-moved")  # and no die was in the script


@pytest.mark.rule("INIT-5", negative=True)
def test_a_boss_with_one_card_is_like_any_minion() -> None:
    table = Table({"ash": "b2"}, [("rat", "a2"), ("chief", "a1")]).track("ash", "rat").lay_initiative(["chief"])
    assert order(table) == ["ash", "rat", "chief"]


@pytest.mark.rule("INIT-6")
def test_the_card_of_the_last_figure_leaves_and_the_rest_move_up() -> None:
    table = Table({"ash": "b2"}, [("rat", "a1"), ("grub", "a2")]).track("rat", "ash", "grub")
    defeat(table.game, table.minion("rat"), by=0)
    assert order(table) == ["ash", "grub"]


@pytest.mark.rule("INIT-6", negative=True)
def test_the_card_stays_while_a_figure_is_left() -> None:
    table = Table({"ash": "b2"}, [("rat", "a1"), ("rat", "a2")]).track("rat", "ash")
    defeat(table.game, table.minion("rat"), by=0)
    assert order(table) == ["rat", "ash"]


@pytest.mark.rule("INIT-7")
def test_a_captured_mouses_card_stays_where_it_is() -> None:
    table = Table({"ash": "b2", "birch": "b3"}, [("rat", "a1")]).track("ash", "rat", "birch")
    wound(table.game, table.mouse("ash"), 4, table.minion("rat"))
    assert table.at(table.mouse("ash")) == "off the board"
    assert order(table) == ["ash", "rat", "birch"]


@pytest.mark.rule("INIT-7", negative=True)
def test_capture_is_not_leaving_the_track_even_for_all_but_one() -> None:
    table = Table({"ash": "b2", "birch": "b3", "cedar": "b4"}, [("rat", "a1")]).track("ash", "birch", "cedar", "rat")
    for hero in ("ash", "birch"):
        wound(table.game, table.mouse(hero), 4, -1)
    table.check()
    assert order(table) == ["ash", "birch", "cedar", "rat"]


# -- rounds ----------------------------------------------------------------------------------------------------------


def turn(table: Table) -> str:
    """Play the next turn: a mouse rolls a die and ends it; the names of cards tell whose it was."""
    table.dice(BOW).step()
    if table.state.current < MICE:
        table.step()
    else:
        table.game.script = []
    return name(table.game, table.state.current)


@pytest.mark.rule("INIT-8")
def test_a_round_goes_from_top_to_bottom_and_then_begins_again() -> None:
    table = Table({"ash": "a1", "birch": "a2"}).track("birch", "ash")
    assert [turn(table), turn(table)] == ["birch", "ash"]
    table.step()
    assert table.state.round == 2
    assert turn(table) == "birch"


@pytest.mark.rule("INIT-8")
def test_a_card_that_comes_in_during_a_round_acts_in_it() -> None:
    table = Table({"ash": "b1", "birch": "b2"}).track("ash", "birch")
    assert turn(table) == "ash"
    table.add_minion("slinger", "c5")
    table.track("slinger", "ash", "birch")
    table.game.script = None
    table.step()
    assert name(table.game, table.state.current) == "slinger"
    table.game.script = []
    assert turn(table) == "birch"


@pytest.mark.rule("INIT-8")
def test_a_type_that_fell_and_comes_again_is_new_and_acts() -> None:
    table = Table({"ash": "b1", "birch": "b2"}, [("rat", "c5")]).track("rat", "ash", "birch")
    assert turn(table) == "rat"
    defeat(table.game, table.minion("rat"), by=0)
    table.add_minion("rat", "c5")
    table.track("ash", "rat", "birch")
    assert [turn(table), turn(table), turn(table)] == ["ash", "rat", "birch"]


@pytest.mark.rule("INIT-8", negative=True)
def test_a_card_that_moves_down_after_its_turn_does_not_act_again() -> None:
    table = Table({"ash": "a1", "birch": "a2", "cedar": "a3"}).track("ash", "birch", "cedar")
    assert turn(table) == "ash"
    move_card(table.game, table.card("ash"), 2)
    assert [turn(table), turn(table)] == ["birch", "cedar"]
    assert next_card(table.game) == -1


@pytest.mark.rule("INIT-8", negative=True)
def test_a_card_that_moves_up_before_its_turn_does_not_lose_it() -> None:
    table = Table({"ash": "a1", "birch": "a2", "cedar": "a3"}).track("ash", "birch", "cedar")
    assert turn(table) == "ash"
    move_card(table.game, table.card("cedar"), -2)
    assert order(table) == ["cedar", "ash", "birch"]
    assert [turn(table), turn(table)] == ["cedar", "birch"]
    assert next_card(table.game) == -1


THREE = {"ash": "a1", "birch": "a2", "cedar": "a3"}


@pytest.mark.rule("INIT-8")
def test_a_track_that_is_laid_anew_begins_a_round_with_its_highest_card() -> None:
    for seed in range(12):
        table = Table(THREE, seed=seed).track("ash", "birch", "cedar")
        assert turn(table) == "ash"
        table.lay_initiative()
        laid = order(table)
        table.step()
        assert table.state.round == 2
        assert [turn(table), turn(table), turn(table)] == laid
    assert ("round-over", ("INIT-8",)) in [(event.what, tuple(event.rules)) for event in table.trace.events]


@pytest.mark.rule("INIT-8", negative=True)
def test_cards_laid_below_others_begin_no_round() -> None:
    table = Table({"ash": "a1", "birch": "a2"}, [("rat", "c5")]).track("ash", "birch", "rat")
    assert turn(table) == "ash"
    table.add_minion("slinger", "c1")
    table.track("ash", "birch", "rat").lay_initiative(["slinger"])
    assert turn(table) == "birch"
    assert table.state.round == 1


@pytest.mark.rule("INIT-8")
def test_an_explorer_ends_its_own_turn_before_the_new_round() -> None:
    table = explorers(options={"new-initiative": "new-round"}).dice(BOW).begin("ash")
    explore(table)
    assert table.state.phase == IN_MENU
    table.end_turn("ash").step()
    assert table.state.round == 2


@pytest.mark.rule("INIT-8")
def test_a_track_that_a_rule_lays_as_a_round_starts_is_the_order_of_that_round() -> None:
    rules = [
        {"when": "round-start", "limit": "chapter", "do": [{"place": {"minion": "rat", "count": 1, "face": "field"}}]}
    ]
    table = Table({"ash": "a1"}, rules=rules)
    assert turn(table) == "ash"
    table.step()
    assert (table.state.round, table.state.round_over) == (2, False)


@pytest.mark.rule("INIT-8")
def test_by_option_play_goes_on_below_the_card_whose_turn_it_is() -> None:
    seen = set()
    for seed in range(20):
        table = Table(THREE, seed=seed, options={"new-initiative": "go-on"}).track("ash", "birch", "cedar")
        assert turn(table) == "ash"
        table.lay_initiative()
        below = order(table)[order(table).index("ash") + 1 :]
        assert [turn(table) for _ in below] == below
        assert next_card(table.game) == -1
        seen.add(len(below))
    assert seen == {0, 1, 2}


@pytest.mark.rule("INIT-8", negative=True)
def test_by_option_a_reshuffle_in_mid_round_neither_skips_nor_repeats_a_mouse() -> None:
    for seed in range(12):
        table = Table(THREE, seed=seed, options={"new-initiative": "as-before"}).track("ash", "birch", "cedar")
        assert turn(table) == "ash"
        table.lay_initiative()
        assert sorted([turn(table), turn(table)]) == ["birch", "cedar"]
        assert next_card(table.game) == -1


def test_a_card_moves_no_further_than_the_ends_of_the_track() -> None:
    table = Table({"ash": "a1", "birch": "a2", "cedar": "a3"})
    move_card(table.game, table.card("ash"), -3)
    assert order(table) == ["ash", "birch", "cedar"]
    move_card(table.game, table.card("ash"), 9)
    assert order(table) == ["birch", "cedar", "ash"]


def test_cards_off_the_track_come_last() -> None:
    table = explorers()
    track = table.state.track
    assert len(track) > 1
    assert [rank(table.game, card) for card in track] == list(range(len(track)))
    assert rank(table.game, 70) >= len(track)
