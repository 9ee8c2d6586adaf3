"""`page`: the hourglass is on a page (at least, when only a number is given)."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_a_bare_number_means_at_least() -> None:
    table = stage()
    table.state.page = 3
    assert ask(table, {"page": 2})
    assert not ask(table, {"page": {"is": 2}})
    assert ask(table, {"page": {"at-most": 3}})
