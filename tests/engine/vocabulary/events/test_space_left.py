"""`space-left`: a mouse is about to step off a space."""

from __future__ import annotations

from tests.engine.table import SHIELD
from tests.engine.vocabulary.stage import counter, stage, when


def test_comes_when_a_mouse_steps_off() -> None:
    table = stage({"ash": "a1"}, rules=[when("space-left", {"mover": "ash", "space": "field/a1"})])
    table.dice(SHIELD).begin("ash").move("ash", "a3")
    assert counter(table) == 1
