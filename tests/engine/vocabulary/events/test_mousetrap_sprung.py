"""`mousetrap-sprung`: a mousetrap has snapped."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_mouse_and_the_space() -> None:
    table = stage({"ash": "a1"}, rules=[when("mousetrap-sprung", {"mouse": "ash", "space": "field/a2"})])
    do(table, {"set-trap": "field/a2"})
    table.dice(BOW).begin("ash").dice(BOW, BOW).move("ash", "a2")
    assert counter(table) == 1
