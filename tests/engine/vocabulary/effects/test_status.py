"""`status`: figures come under a status."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import counter, do, stage, when


def test_figures_come_under_it_once() -> None:
    table = stage({"ash": "a1"}, rules=[when("status-gained", {"status": "stunned"})])
    do(table, {"status": {"status": "stunned"}}, {"status": {"status": "stunned"}}, owner="ash")
    assert table.has_status(0, "stunned")
    assert counter(table) == 1


def test_not_off_the_board() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    capture.capture(table.game, 0, -1)
    do(table, {"status": {"who": "captured-mice", "status": "stunned"}})
    assert not table.has_status(0, "stunned")
