"""`space-left`: a mouse is about to step off a space."""

from __future__ import annotations

from tests.engine.language.stage import counter, stage, when
from tests.engine.table import SHIELD


def test_comes_when_a_mouse_steps_off() -> None:
    table = stage({"ash": "a1"}, rules=[when("space-left", {"mover": "ash", "space": "field/a1"})])
    table.dice(SHIELD).begin("ash").move("ash", "a3")
    assert counter(table) == 1
