"""`all`: all of a list of conditions hold."""

from __future__ import annotations

import pytest

from tests.engine.vocabulary.stage import ask, do, stage


@pytest.mark.parametrize(("page", "steps", "holds"), [(1, 0, False), (2, 0, False), (1, 1, False), (2, 1, True)])
def test_needs_every_part(page: int, steps: int, holds: bool) -> None:
    table = stage()
    table.state.page = page
    do(table, {"set": {"counter": "steps", "to": steps}})
    assert ask(table, {"all": [{"page": 2}, {"counter": "steps"}]}) is holds
