"""Bosses and the great cat (BOSS, BRODIE)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.invariants import check
from engine.records.decision import PATH
from engine.rulebook.figures import has_room
from engine.rulebook.statuses import lose_status
from engine.rulebook.wounds import wound
from tests.engine.scene import pick
from tests.engine.table import BOW, BOW_STAR, CHEESE, ROAD, SHIELD, SWORD, Table, face, tile

ROW = face("row", "a1 a2 a3 a4 a5 a6")
NOTHING = (BOW, BOW, BOW)


def cat(mice: dict[str, str], minions: list[tuple[str, str]], drawn: dict[str, Any] = ROW, **keys: Any) -> Table:
    """A table on which the beast has its pounce and its chase on the track, below everybody else."""
    table = Table(mice, minions, tiles=(tile(drawn),), **keys)
    own = [table.card("beast-pounces"), table.card("beast-chases")]
    table.state.track = [*(card for card in table.state.track if card not in own), *own]
    return table


def defended(table: Table) -> list[str]:
    return [event.figure.split("#")[0] for event in table.trace.events if event.what == "defence"]


@pytest.mark.rule("BOSS-1")
def test_a_boss_takes_a_turn_for_each_of_its_cards() -> None:
    table = cat({"ash": "a1"}, [("beast", "a6")])
    table.dice(*NOTHING).begin("beast-pounces")
    assert table.at(table.minion("beast")) == "row/a1"
    table.dice(BOW, BOW).begin("beast-chases")
    assert sum(event.what == "attack" for event in table.trace.events) == 2


@pytest.mark.rule("BOSS-1", negative=True)
def test_a_card_that_has_left_the_track_takes_none() -> None:
    table = cat({"ash": "a1"}, [("beast", "a6")]).track("ash", "beast-chases")
    table.state.acted = 1
    table.game.script = None
    table.step()
    table.step()
    turns = [event.text for event in table.trace.events if event.what == "turn"]
    assert turns == ["beast-chases"]


@pytest.mark.rule("BOSS-1", negative=True)
def test_rules_of_a_boss_card_apply_in_its_turn_only() -> None:
    sting = {"when": "wounded", "if": {"attacker": "owner", "victim": "mouse"},
             "do": [{"status": {"who": "victim", "status": "webbed"}}]}  # fmt: skip
    queen = {"tags": [], "size": "small", "boss": True, "battle": 1, "defence": 1, "life": 1, "attack": "melee",
             "cards": [{"id": "queen-stings", "rules": [sting]}, {"id": "queen-bites"}]}  # fmt: skip
    table = Table({"ash": "a1"}, [("queen", "a1")], more={"minions": {"queen": queen}, "figures": {"queen": 1}})
    table.dice(SWORD, BOW).begin("queen-stings")
    assert table.has_status(0, "webbed")
    lose_status(table.game, 0, table.chapter.status_ids.index("webbed"))
    table.dice(SWORD, BOW).begin("queen-bites")
    assert (table.state.wounds[0], table.has_status(0, "webbed")) == (2, False)


@pytest.mark.rule("BOSS-1")
@pytest.mark.parametrize("event", ["turn-start", "turn-end"])
def test_rules_of_a_boss_card_hold_from_the_start_of_its_turn_to_the_end(event: str) -> None:
    wind_up = {"when": event, "if": {"actor": "owner"}, "do": [{"wheel": 1}]}
    queen = {"tags": [], "size": "small", "boss": True, "battle": 1, "defence": 1, "life": 1, "attack": "melee",
             "cards": [{"id": "queen-winds", "rules": [wind_up]}, {"id": "queen-bites"}]}  # fmt: skip
    table = Table({"ash": "c1"}, [("queen", "a5")], more={"minions": {"queen": queen}, "figures": {"queen": 1}})
    table.dice(BOW).begin("queen-winds")
    assert table.state.wheel == 1
    table.dice(BOW).begin("queen-bites")
    assert table.state.wheel == 1
    assert table.game.script == []


@pytest.mark.rule("BOSS-2")
def test_rules_that_name_a_boss_affect_it() -> None:
    table = Table({"ash": "a1"}, [("chief", "a2")], rules=[{"of": "chief", "modify": {"defence": -2}}])
    table.dice(SWORD, BOW).attack("ash", "chief")  # no defence die left
    assert table.state.card_wounds[table.card("chief")] == 1


@pytest.mark.rule("BOSS-2", negative=True)
def test_rules_that_name_its_tag_do_not() -> None:
    table = Table({"ash": "a1"}, [("chief", "a2"), ("rat", "a2")], rules=[{"of": "rodent", "modify": {"defence": -2}}])
    table.dice(SWORD, BOW, BOW, BOW).attack("ash", "chief")  # two dice to defend
    assert table.game.script == []
    table.dice(SWORD, BOW)
    table.state.actions = 1
    table.attack("ash", "rat")
    assert table.count("rat") == 0


@pytest.mark.rule("BRODIE-1")
def test_it_takes_no_room_and_its_cheese_goes_nowhere() -> None:
    table = cat({"ash": "a1", "birch": "a1", "cedar": "a1", "dill": "a1"}, [("beast", "a1")])
    assert table.state.load[table.space("a1")] == 4
    table.check()
    table = cat({"ash": "a2"}, [("beast", "a1")])
    assert has_room(table.game, table.space("a1"), 4)
    table.dice(CHEESE, CHEESE, CHEESE).begin("beast-pounces")
    assert table.state.wheel == 0


@pytest.mark.rule("BRODIE-1", negative=True)
def test_a_full_space_does_not_keep_it_out() -> None:
    crowd = {"ash": "a1", "birch": "a1", "cedar": "a1", "dill": "a1"}
    table = cat(crowd, [("beast", "a3")])
    table.dice(BOW, BOW, BOW).begin("beast-pounces")
    assert table.at(table.minion("beast")) == "row/a1"


# -- pounce ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRODIE-2")
def test_onto_the_fullest_space_minions_counted_and_each_there_defends_on_its_own() -> None:
    table = cat({"ash": "a1", "birch": "a5"}, [("beast", "a3"), ("rat", "a5"), ("grub", "a5")])
    table.dice(SWORD, BOW, BOW, BOW, BOW)  # one hit; birch and the rat roll a die each, the grub has none
    table.begin("beast-pounces")
    assert table.at(table.minion("beast")) == "row/a5"
    assert sorted(defended(table)) == ["birch", "grub", "rat"]
    assert (table.state.wounds[1], table.count("rat"), table.count("grub")) == (1, 0, 0)


@pytest.mark.rule("BRODIE-2")
def test_between_equal_spaces_the_one_with_the_figure_highest_on_the_track() -> None:
    table = cat({"ash": "a1", "birch": "a5"}, [("beast", "a3")]).track("birch", "ash", "beast-pounces", "beast-chases")
    table.dice(*NOTHING).begin("beast-pounces")
    assert table.at(table.minion("beast")) == "row/a5"


@pytest.mark.rule("BRODIE-2")
def test_its_own_space_if_that_has_the_most() -> None:
    table = cat({"ash": "a3", "birch": "a3", "cedar": "a1"}, [("beast", "a3")])
    table.dice(SWORD, BOW, BOW, BOW, BOW).begin("beast-pounces")
    assert table.at(table.minion("beast")) == "row/a3"
    assert table.state.wounds[:3] == [1, 1, 0]


@pytest.mark.rule("BRODIE-2")
def test_of_spaces_equal_in_everything_its_own() -> None:
    table = cat({"ash": "a1"}, [("beast", "a3"), ("rat", "a3"), ("rat", "a5")])
    table.track("rat", "ash", "beast-pounces", "beast-chases").dice(*NOTHING).begin("beast-pounces")
    assert table.at(table.minion("beast")) == "row/a3"


@pytest.mark.rule("BRODIE-2", negative=True)
def test_figures_on_other_spaces_are_not_attacked_and_no_die_is_rolled_twice() -> None:
    table = cat({"ash": "a1", "birch": "a1", "cedar": "a2"}, [("beast", "a6")])
    table.dice(SWORD, SWORD, BOW, SHIELD, SHIELD).begin("beast-pounces")
    assert sorted(defended(table)) == ["ash", "birch"]
    assert table.state.wounds[:3] == [1, 1, 0]


@pytest.mark.rule("BRODIE-2", negative=True)
def test_it_does_not_pounce_into_a_space_closed_to_minions() -> None:
    tree = {"id": "tree", "at": [50, 20], "kind": "special-area", "minions": False}
    rooms = {"rooms": {"row": {"spaces": [tree], "adjacent": [["tree", "a1"]]}}}
    table = cat({"ash": "tree", "birch": "tree", "cedar": "a4"}, [("beast", "a6")], chapter=rooms)
    table.dice(*NOTHING).begin("beast-pounces")
    assert table.at(table.minion("beast")) == "row/a4"


# -- chase -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRODIE-3")
def test_two_dice_of_way_from_mouse_to_mouse_and_one_attack_on_all_that_were_passed() -> None:
    """From a2 to the closest at a1, then back and on to the next at a4: four steps."""
    table = cat({"ash": "a1", "birch": "a4", "cedar": "a6"}, [("beast", "a2"), ("rat", "a3")])
    table.dice(SHIELD, CHEESE, SWORD, BOW, BOW, BOW, BOW).begin("beast-chases")
    assert table.at(table.minion("beast")) == "row/a4"
    assert sorted(defended(table)) == ["ash", "birch", "rat"]
    assert table.state.wounds[:3] == [1, 1, 0]


@pytest.mark.rule("BRODIE-3")
def test_start_and_end_are_included() -> None:
    table = cat({"ash": "a2", "birch": "a1"}, [("beast", "a2")])
    table.dice(CHEESE, CHEESE, SWORD, BOW, BOW, BOW).begin("beast-chases")
    assert table.state.wounds[:2] == [1, 1]


@pytest.mark.rule("BRODIE-3")
def test_between_equal_mice_the_higher_on_the_track_and_between_equal_paths_the_players_choose() -> None:
    table = cat({"ash": "a1", "birch": "a5"}, [("beast", "a3")]).track("birch", "ash", "beast-pounces", "beast-chases")
    table.dice(CHEESE, BOW_STAR, BOW, BOW).begin("beast-chases")
    assert table.at(table.minion("beast")) == "row/a5"
    square = face("square", "a1 a2\nb1 b2")
    table = cat({"ash": "b2"}, [("beast", "a1")], drawn=square)
    table.dice(CHEESE, CHEESE, BOW, BOW).choose(pick(PATH, table.space("b1"))).begin("beast-chases")
    assert table.bot.seen[-1].options == [table.space("a2"), table.space("b1")]


@pytest.mark.rule("BRODIE-3")
def test_on_to_the_next_may_be_back_to_one_it_started_with() -> None:
    table = cat({"ash": "a2", "birch": "a3"}, [("beast", "a2")])
    table.dice(CHEESE, CHEESE, BOW, BOW).begin("beast-chases")
    assert table.at(table.minion("beast")) == "row/a2"


@pytest.mark.rule("BRODIE-3", negative=True)
def test_it_does_not_run_back_to_mice_it_has_reached_together() -> None:
    table = cat({"ash": "a3", "birch": "a3", "cedar": "a4"}, [("beast", "a2")])
    table.dice(SHIELD, BOW, BOW, BOW).begin("beast-chases")  # five steps, two are enough
    assert table.at(table.minion("beast")) == "row/a4"


@pytest.mark.rule("BRODIE-3", negative=True)
def test_with_all_active_mice_on_its_space_it_does_not_move() -> None:
    table = cat({"ash": "a3", "birch": "a3"}, [("beast", "a3")])
    table.dice(BOW, BOW).begin("beast-chases")  # no dice for the way
    assert table.at(table.minion("beast")) == "row/a3"
    assert table.happened("attack")


@pytest.mark.rule("BRODIE-3", negative=True)
def test_figures_beyond_its_way_are_not_attacked() -> None:
    table = cat({"ash": "a1", "birch": "a6"}, [("beast", "a2")])
    table.dice(CHEESE, CHEESE, SWORD, BOW, BOW).begin("beast-chases")
    assert table.state.wounds[:2] == [1, 0]
    assert table.at(table.minion("beast")) == "row/a2"  # one step there, one towards the next, and no more


@pytest.mark.rule("MIN-7", negative=True)
@pytest.mark.rule("BRODIE-3", negative=True)
def test_on_a_tile_without_mice_it_chases_nobody() -> None:
    table = Table({"ash": "hall/h1"}, [("beast", "field/a1"), ("rat", "field/a1")], tiles=ROAD)
    table.begin("beast-chases")  # no die is rolled
    assert not table.happened("attack")


@pytest.mark.rule("BRODIE-2")
def test_on_a_tile_without_mice_it_pounces_on_the_minions() -> None:
    table = Table({"ash": "hall/h1"}, [("beast", "field/a1"), ("rat", "field/a3")], tiles=ROAD)
    table.dice(SWORD, SWORD, SWORD, BOW).begin("beast-pounces")
    assert table.at(table.minion("beast")) == "field/a3"
    assert table.count("rat") == 0


@pytest.mark.rule("BRODIE-2", negative=True)
def test_it_does_not_pounce_on_figures_of_another_tile_nor_on_a_mouse_that_cannot_be_attacked() -> None:
    table = Table({"ash": "hall/h1"}, [("beast", "field/a1"), ("rat", "hall/h2")], tiles=ROAD)
    table.begin("beast-pounces")
    hidden = Table({"ash": "a3"}, [("beast", "a1")], rules=[{"of": "mouse", "forbid": "be-attacked"}])
    hidden.begin("beast-pounces")
    assert not table.happened("attack")
    assert not hidden.happened("attack")


@pytest.mark.rule("WOUND-3")
def test_figures_of_one_boss_share_its_cards_and_fall_together() -> None:
    queen = {"tags": [], "size": "small", "boss": True, "battle": 1, "defence": 1, "life": 1, "attack": "melee"}
    more = {"minions": {"queen": {**queen, "cards": [{"id": "queen-bites"}]}}, "figures": {"queen": 2}}
    table = Table({"ash": "a1"}, [("queen", "a1"), ("queen", "a2")], more=more)
    first = table.minion("queen")
    wound(table.game, first, 1, 0)
    assert not table.state.minions
    assert table.card("queen-bites") not in table.state.track
    check(table.game)
