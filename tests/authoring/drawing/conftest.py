"""The faces of the box, and eyes for pictures: what an SVG shows, read from its own classes and attributes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, fromstring

import pytest
import yaml

from authoring.drawing.svg import style

TILES = [
    yaml.safe_load(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).resolve().parents[3] / "tiles").glob("*.yaml"))
]
FACES = {face["id"]: face for tile in TILES for face in tile["faces"]}
TEXT = "{http://www.w3.org/2000/svg}text"


@pytest.fixture
def tiles() -> list[dict[str, Any]]:
    """The tiles of the box."""
    return TILES


@pytest.fixture
def faces() -> dict[str, dict[str, Any]]:
    """The faces of the box, by id."""
    return FACES


@pytest.fixture(params=FACES.values(), ids=FACES.keys())
def face(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Each face of the box."""
    found: dict[str, Any] = request.param
    return found


@pytest.fixture
def shown() -> Callable[..., list[Element]]:
    """Elements of a picture that have all the given classes."""

    def find(svg: str, *classes: str) -> list[Element]:
        wanted = set(classes)
        return [element for element in fromstring(svg).iter() if wanted <= set(element.get("class", "").split())]

    return find


@pytest.fixture
def words() -> Callable[[str], list[str]]:
    """Every text of a picture."""

    def find(svg: str) -> list[str]:
        return [element.text or "" for element in fromstring(svg).iter(TEXT)]

    return find


def _box(text: Element) -> tuple[float, float, float, float]:
    """Where a text is. Drawings reckon with the same width; `test_text_width` holds it against a browser."""
    size = float(text.get("font-size", "0"))
    width = style.text_width(text.text or "", size, text.get("font-weight") == "bold")
    left = float(text.get("x", "0")) - width * {"start": 0, "middle": 0.5, "end": 1}[text.get("text-anchor", "start")]
    baseline = float(text.get("y", "0"))
    return (left, baseline - size * 0.75, left + width, baseline + size * 0.05)


@pytest.fixture
def clashes() -> Callable[[str], list[str]]:
    """Texts of a picture that overlap another or leave the picture."""

    def find(svg: str) -> list[str]:
        root = fromstring(svg)
        width, height = float(root.get("width", "0")), float(root.get("height", "0"))
        texts = [(element.text or "", _box(element)) for element in root.iter(TEXT)]
        out = [word for word, (x, y, x2, y2) in texts if x < 0 or y < 0 or x2 > width or y2 > height]
        return out + [
            f"{one} over {other}"
            for (one, a), (other, b) in combinations(texts, 2)
            if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
        ]

    return find
