"""`some`: a selector finds at least one figure."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, do, stage


def test_asks_for_one_or_more_figures() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    wounded = {"those": {"from": "all-mice", "if": {"wounded": True}}}
    assert not ask(table, {"some": wounded})
    do(table, {"wound": "all-mice"})
    assert ask(table, {"some": {"who": wounded, "at-least": 2}})
    assert not ask(table, {"some": {"who": wounded, "at-least": 3}})


def test_a_condition_cannot_contain_a_choice() -> None:
    with pytest.raises(ContentError, match="a choice of the players cannot stand in a condition"):
        ask(stage(), {"some": "chosen-mouse"})
