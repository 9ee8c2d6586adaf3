"""The plan of a chapter as a graph in DOT."""

from __future__ import annotations

from typing import Any

from authoring.drawing.graphs.plan_dot import dot
from authoring.drawing.plan.plan_model import read_plan
from authoring.drawing.svg.style import PAPER

CHAPTER: dict[str, Any] = {
    "id": "flight",
    "title": "Flight",
    "plan": [{"face": "guard-room", "at": [0, 0]}, {"face": "kitchen-tunnels", "at": [0, 1]}],
    "start": {"face": "guard-room", "space": "d3"},
}


def test_the_words_of_flips_lie_on_paper_over_the_lines_of_exits(tiles: list[dict[str, Any]]) -> None:
    edges = [line for line in dot(read_plan(CHAPTER, tiles)).splitlines() if " -> " in line]
    flips = ['class="flip"' in line for line in edges]
    assert len(flips) > sum(flips) > 1
    assert flips == sorted(flips)
    assert all(f'bgcolor="{PAPER}"' in line for line in edges if 'class="flip"' in line)
