"""`steal-cheese`: a minion takes cheese from a mouse: one for each wound it would have dealt, or an amount."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from engine.rulebook import wounds
from tests.engine.vocabulary.stage import do, slot, stage


def test_cheese_goes_instead_of_wounds() -> None:
    table = stage({"ash": "a1"}, [("grub", "a2")])
    do(table, {"cheese": {"who": "owner", "amount": 1}}, owner="ash")
    wounds.wound(table.game, 0, 2, slot(table, "grub"))
    assert (table.state.cheese[0], table.state.wounds[0]) == (0, 0)
    wounds.wound(table.game, 0, 2, slot(table, "grub"))
    assert table.state.wounds[0] == 2


def test_an_amount_can_be_stolen_at_any_time() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    do(table, {"cheese": {"who": "all-mice", "amount": 3}})
    do(table, {"steal-cheese": {"from": "all-mice", "amount": 2}}, owner="rat")
    assert table.state.cheese[0] == 1


def test_without_an_amount_there_must_be_wounds() -> None:
    with pytest.raises(ContentError, match='"steal-cheese" lacks "amount"'):
        do(stage(), {"steal-cheese": {"from": "all-mice"}}, owner="ash")
