"""`minion`: the figure asked about: a minion of a type or tag. A tag never means a boss."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_a_type_or_a_tag_but_a_tag_means_no_boss() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("chief", "a3"), ("grub", "a4")])
    assert [ask(table, {"minion": "rat"}, figure=one) for one in ("rat", "chief", "ash")] == [True, False, False]
    assert [ask(table, {"minion": "rodent"}, figure=one) for one in ("rat", "chief", "grub")] == [True, False, False]
    assert ask(table, {"minion": "chief"}, figure="chief")


def test_an_id_that_is_a_tag_too_means_both() -> None:
    young = {"young": {"tags": ["rat"], "battle": 1, "defence": 0, "attack": "melee", "size": "small", "figure": "rat"}}
    table = stage({"ash": "a1"}, [("young", "a2"), ("rat", "a3")], more={"minions": young})
    assert ask(table, {"minion": "rat"}, figure="young")
    assert ask(table, {"minion": "rat"}, figure="rat")
