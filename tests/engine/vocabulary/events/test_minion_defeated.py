"""`minion-defeated`: a minion has been defeated and is off the board."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import counter, do, fight, stage, when


def test_names_the_minion_its_place_and_who_did_it() -> None:
    rule = when("minion-defeated", {"minion": "rat", "attacker": "mouse", "space": "field/a2"})
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "b1")], rules=[rule])
    do(table, {"defeat": {"minions": "grub"}}, owner="ash")
    assert counter(table) == 0
    fight(table.dice(SWORD, SWORD, BOW), "ash", "rat")
    assert counter(table) == 1


def test_the_minions_own_rule_has_the_last_word() -> None:
    imp = {
        "tags": [],
        "battle": 1,
        "defence": 0,
        "attack": "melee",
        "size": "small",
        "figure": "rat",
        "rules": [{"when": "minion-defeated", "if": {"minion": "owner"}, "do": [{"wheel": 1}]}],
    }
    table = stage({"ash": "a1"}, [("imp", "a2"), ("imp", "a3")], more={"minions": {"imp": imp}})
    do(table, {"defeat": {"figures-at": "field/a2"}})
    assert table.state.wheel == 1


def test_the_minion_still_has_its_statuses_while_rules_answer() -> None:
    rules = [when("minion-defeated", {"minion": {"status": "stunned"}})]
    table = stage({"ash": "a1"}, [("rat", "a2"), ("rat", "a3")], rules=rules)
    table.afflict(table.minion("rat"), "stunned")
    do(table, {"defeat": {"figures-at": "field/a3"}})
    assert counter(table) == 0
    do(table, {"defeat": {"figures-at": "field/a2"}})
    assert counter(table) == 1


def test_a_status_answers_the_defeat_of_its_bearer_and_ends_with_it() -> None:
    hexed = {"name": "Hexed", "rules": [when("minion-defeated", {"minion": "owner"})]}
    table = stage({"ash": "a1"}, [("rat", "a2")], more={"statuses": {"hexed": hexed}})
    rat = table.minion("rat")
    table.afflict(rat, "hexed")
    do(table, {"defeat": {"figures-at": "field/a2"}})
    assert counter(table) == 1
    source = table.chapter.status_source[table.chapter.status_ids.index("hexed")]
    assert (table.state.status[rat], table.state.owners[source]) == (0, 0)


def test_conditions_can_test_the_attack() -> None:
    table = stage({"birch": "a1"}, [("rat", "a2")], rules=[when("minion-defeated", {"attack": "ranged"})])
    fight(table.dice(BOW, SWORD, BOW), "birch", "rat")
    assert counter(table) == 1
