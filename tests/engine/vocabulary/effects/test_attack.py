"""`attack`: make an attack: with a weapon in hand, or with dice of its own, against one figure or several at once."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import do, stage


def test_with_dice_of_its_own_all_targets_defend() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "b1")]).dice(SWORD, BOW, BOW)
    do(table, {"attack": {"who": "minions-near", "dice": 1}}, owner="ash")
    assert (table.count("rat"), table.count("grub")) == (0, 0)


def test_without_dice_the_weapon_in_hand_is_used() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")]).dice(SWORD, SWORD, BOW)
    do(table, {"attack": "all-minions"}, owner="ash")
    assert table.count("rat") == 0


def test_out_of_reach_nothing_happens() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")])
    do(table, {"attack": "all-minions"}, owner="ash")
    assert table.count("rat") == 1


def test_a_minion_attacks_with_its_card() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")]).dice(SWORD, BOW, BOW)
    do(table, {"attack": {"who": "all-mice", "by": "owner"}}, owner="rat")
    assert table.state.wounds[0] == 1


def test_who_cannot_be_attacked_is_not() -> None:
    hidden = {"of": {"minion": "rat"}, "forbid": "be-attacked"}
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "b1")], rules=[hidden]).dice(SWORD, BOW)
    do(table, {"attack": {"who": "minions-near", "dice": 1}}, owner="ash")
    assert (table.count("rat"), table.count("grub")) == (1, 0)
    mouse = stage({"ash": "a1"}, [("rat", "a2")], rules=[{"of": "mouse", "forbid": "be-attacked"}])
    do(mouse, {"attack": {"who": "all-mice", "by": "owner"}}, owner="rat")
    assert not mouse.happened("attack")
