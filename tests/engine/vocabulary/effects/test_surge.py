"""`surge`: a surge happens now."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage


def test_happens_now_but_not_within_another() -> None:
    rule = {"when": "surge", "do": ["surge", {"count": "fired"}]}
    table = stage({"ash": "a1"}, rules=[rule])
    do(table, "surge", owner="ash")
    assert table.state.page == 2
    assert counter(table) == 1
