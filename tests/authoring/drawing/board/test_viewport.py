"""Points of a tile as points of a picture."""

from __future__ import annotations

from authoring.drawing.board.viewport import Viewport


def test_a_viewport_scales_and_moves_points() -> None:
    view = Viewport(10, 20, 2)
    assert view.point((3, 4)) == (16, 28)
    assert view.points([(0, 0), (1, 1)]) == [(10, 20), (12, 22)]
