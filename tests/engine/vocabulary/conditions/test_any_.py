"""`any`: at least one of a list of conditions holds."""

from __future__ import annotations

import pytest

from tests.engine.vocabulary.stage import ask, do, stage


@pytest.mark.parametrize(("page", "steps", "holds"), [(1, 0, False), (2, 0, True), (1, 1, True), (2, 1, True)])
def test_needs_one_part(page: int, steps: int, holds: bool) -> None:
    table = stage()
    table.state.page = page
    do(table, {"set": {"counter": "steps", "to": steps}})
    assert ask(table, {"any": [{"page": 2}, {"counter": "steps"}]}) is holds
