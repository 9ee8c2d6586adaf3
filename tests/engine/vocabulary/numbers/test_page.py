"""`page`: the page the hourglass is on."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_is_the_page_of_the_hourglass() -> None:
    table = stage()
    table.state.page = 4
    assert number(table, "page") == 4
