"""Signs: each in a group of its own class, within its box."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest

from authoring.drawing.svg import symbols

SIGNS = {
    "entry": symbols.paw,
    "mousetrap": symbols.trap,
    "flip-normal": symbols.flip,
    "flip-item": symbols.flip_item,
    "flip-classes": symbols.flip_classes,
    "start": symbols.start,
    "goal": symbols.goal,
    "search": symbols.search,
    "surge": symbols.surge,
    "compass": symbols.compass,
}


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_is_drawn_around_its_point(name: str) -> None:
    root = Element("svg")
    SIGNS[name](root, (100, 100), 20)
    assert name in root[0].get("class", "").split()
    assert len(root[0])
    for path in root[0].iter("path"):
        assert all(85 <= float(number) <= 115 for number in re.findall(r"[\d.]+", path.get("d", "")))


def test_a_current_that_leaves_the_tile_has_a_bar() -> None:
    inside, leaving = Element("svg"), Element("svg")
    symbols.current("NE", False)(inside, (0, 0), 10)
    symbols.current("NE", True)(leaving, (0, 0), 10)
    assert len(leaving[0]) == len(inside[0]) + 1
    assert leaving[0].get("data-towards") == "NE"
