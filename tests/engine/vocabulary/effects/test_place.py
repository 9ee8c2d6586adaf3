"""`place`: place minions, by the placement rules or on named spaces. Their cards come onto the track."""

from __future__ import annotations

from tests.engine.table import CHEESE
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


def test_a_figure_stands_for_its_type() -> None:
    rule = {"when": "minion-defeated", "limit": "chapter", "do": [{"place": {"minion": "minion", "at": "field/c1"}}]}
    table = stage({"ash": "a1"}, [("grub", "a2"), ("rat", "a3")], rules=[rule])
    do(table, {"defeat": {"minions": "grub"}})
    assert (table.count("grub"), table.count("rat")) == (1, 1)


def test_a_mouse_has_no_type() -> None:
    rule = {"when": "turn-end", "do": [{"place": {"minion": "actor", "at": "field/c1"}}]}
    table = stage({"ash": "a1"}, rules=[rule])
    before = table.state.minions
    table.dice(CHEESE).begin("ash").end_turn("ash")
    assert table.state.minions == before
