"""Pictures that save ink."""

from __future__ import annotations

from authoring.drawing import draw_tile
from authoring.drawing.output.ink import light
from authoring.drawing.svg import style
from tests.authoring.drawing.conftest import FACES


def test_rock_is_white_and_floors_are_light_while_lines_stay() -> None:
    rock, floor = style.STONE["blue"], style.SLABS["blue"][0]
    svg = f'<path fill="{rock}"/><path fill="{floor}" stroke="{style.WALL}"/><path fill="{style.INK}"/>'
    assert light(svg).count(f'"{style.WALL}"') == 1
    assert [part.split('"')[1] for part in light(svg).split("fill=")[1:]] == ["#ffffff", "#fafbfc", style.INK]


def test_graphs_are_light_too() -> None:
    drawing = draw_tile(FACES["kitchen"], style="graph").with_less_ink()
    assert style.FLOOR["orange"] not in drawing.dot
    assert style.PAPER not in drawing.dot.replace(f'bgcolor="{style.PAPER}"', "")


def test_a_board_for_printing_has_no_dark_area() -> None:
    svg = draw_tile(FACES["sewers"]).with_less_ink().text()
    assert style.STONE["blue"] not in svg
    assert style.SIDE["blue"] in svg, "the frame tells the side"
