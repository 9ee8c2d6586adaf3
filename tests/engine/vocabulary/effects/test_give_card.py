"""`give-card`: mice receive a certain search card."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_goes_to_the_mouse_named() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    do(table, {"give-card": {"card": "map", "who": {"hero": "birch"}}})
    assert ask(table, {"holds": "map"}, figure="birch")


def test_everyone_named_gets_one_while_there_are_any() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    do(table, {"give-card": {"card": "pebble", "who": "all-mice"}})
    assert [ask(table, {"holds": "pebble"}, figure=one) for one in ("ash", "birch")] == [True, True]


def test_in_a_rule_of_the_chapter_the_players_choose() -> None:
    rule = {"when": "round-end", "do": [{"give-card": "map"}]}
    table = stage({"ash": "a1", "birch": "a2"}, rules=[rule]).choose(1)
    table.state.acted = 3
    table.step()
    assert ask(table, {"holds": "map"}, figure="birch")


def test_a_party_item_goes_to_the_stash() -> None:
    table = stage()
    do(table, {"give-card": "lantern"}, owner="ash")
    assert ask(table, {"party-holds": "lantern"})


def test_it_is_looked_for_where_the_rule_says() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    table.give("birch", "map")
    do(table, {"give-card": {"card": "map", "who": {"hero": "ash"}}})
    assert ask(table, {"holds": "map"}, figure="birch")
    do(table, {"give-card": {"card": "map", "who": {"hero": "ash"}, "from": ["deck", "minions", "mice"]}})
    assert ask(table, {"holds": "map"}, figure="ash")
    assert not ask(table, {"holds": "map"}, figure="birch")


def test_it_is_given_back_whoever_holds_it() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    table.give("birch", "map")
    do(table, {"take-card": {"from": "all-mice", "to": "all-minions", "card": "map"}})
    do(table, {"give-card": {"card": "map", "who": {"hero": "ash"}, "from": ["mice", "minions"]}})
    assert ask(table, {"holds": "map"}, figure="ash")


def test_nobody_gives_a_card_to_itself() -> None:
    table = stage({"ash": "a1"})
    table.give("ash", "map")
    do(table, {"give-card": {"card": "map", "who": {"hero": "ash"}, "from": ["mice"]}})
    assert ask(table, {"holds": "map"}, figure="ash")
    assert not table.happened("card-taken")
