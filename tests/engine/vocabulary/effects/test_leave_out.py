"""`leave-out`: in an `encounter-revealed` rule: minions of a type or tag do not come."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_those_minions_do_not_come() -> None:
    pages = {"1": [{"minion": "rat", "count": 2}, {"minion": "grub", "count": 1}]}
    more = {"encounter_cards": {"mixed": {"deck": "mixed", "pages": pages, "surge": []}}}
    rule = {"when": "encounter-revealed", "do": [{"leave-out": "rodent"}]}
    table = stage({"ash": "a1"}, rules=[rule], more=more, chapter={"encounters": {"decks": ["mixed"]}})
    do(table, "encounter", owner="ash")
    assert (table.count("rat"), table.count("grub")) == (0, 1)
