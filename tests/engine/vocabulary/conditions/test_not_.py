"""`not`: none of the conditions of a map holds together: the opposite."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_is_the_opposite_of_all_together() -> None:
    table = stage()
    table.state.page = 2
    assert not ask(table, {"not": {"page": 2}})
    assert ask(table, {"not": {"page": 2, "counter": "steps"}})
