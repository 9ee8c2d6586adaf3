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
