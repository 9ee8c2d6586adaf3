"""`end-status`: figures are rid of a status."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_only_that_status_ends() -> None:
    table = stage({"ash": "a1"})
    table.afflict(0, "stunned")
    table.afflict(0, "webbed")
    do(table, {"end-status": {"status": "stunned"}}, owner="ash")
    assert (table.has_status(0, "stunned"), table.has_status(0, "webbed")) == (False, True)
