"""Pictures that save ink."""

from __future__ import annotations

import re

from authoring.drawing import draw_tile
from authoring.drawing.output.ink import AREAS, _lighter, light
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


def fills(svg: str) -> list[str]:
    return re.findall(r'fill="(#[0-9a-f]{6})"', svg)


def test_every_area_of_a_board_becomes_light_and_its_lines_stay() -> None:
    picture = draw_tile(FACES["sewers"]).text()
    assert set(fills(picture)) & AREAS
    assert not set(fills(light(picture))) & AREAS
    pairs = zip(fills(picture), fills(light(picture)), strict=True)
    assert all(before == after for before, after in pairs if before not in AREAS)
    assert all(min(int(_lighter(fill)[at : at + 2], 16) for at in (1, 3, 5)) > 210 for fill in AREAS)
    assert re.findall(r'stroke="[^"]*"', light(picture)) == re.findall(r'stroke="[^"]*"', picture)


def test_a_board_for_printing_has_no_dark_area() -> None:
    svg = draw_tile(FACES["sewers"]).with_less_ink().text()
    assert style.STONE["blue"] not in svg
    assert style.SIDE["blue"] in svg, "the frame tells the side"
