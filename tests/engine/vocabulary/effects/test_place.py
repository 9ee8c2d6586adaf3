"""`place`: place minions, by the placement rules or on named spaces. Their cards come onto the track."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, slot, stage


def test_minions_come_with_their_card() -> None:
    table = stage({"ash": "a1"})
    do(table, {"place": {"minion": "rat", "count": 2}}, owner="ash")
    assert table.count("rat") == 2
    assert table.card("rat") in table.state.track


def test_on_named_spaces() -> None:
    table = stage({"ash": "a1"})
    do(table, {"place": {"minion": "rat", "at": "field/b3"}})
    assert table.at(slot(table, "rat")) == "field/b3"
    do(table, {"place": {"minion": "rat", "at": {"token": "key"}}})
    assert table.count("rat") == 1


def test_no_more_than_the_box_holds() -> None:
    table = stage({"ash": "a1"})
    do(table, {"place": {"minion": "ogre", "count": 9}}, owner="ash")
    assert table.count("ogre") == 2
