"""`turn-of`: it is the turn of one of some figures."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_the_figure_whose_turn_it_is() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "c5"), ("grub", "c4")])
    assert not ask(table, {"turn-of": "all-mice"})
    table.state.current = table.card("birch")
    assert ask(table, {"turn-of": "all-mice"})
    assert not ask(table, {"turn-of": "owner"}, owner="ash")
    table.state.current = table.card("rat")
    assert ask(table, {"turn-of": {"minions": "rat"}})
    assert not ask(table, {"turn-of": {"minions": "grub"}})


def test_a_boss_has_a_turn_with_each_of_its_cards() -> None:
    table = stage({"ash": "a1"}, [("beast", "c5")]).track("beast-pounces", "ash", "beast-bites")
    table.state.current = table.card("beast-bites")
    assert ask(table, {"turn-of": "all-minions"})
