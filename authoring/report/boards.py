"""Heat maps: where mice ended their turns."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from authoring.drawing.board.face import read, wording
from authoring.drawing.board.marks import Mark
from authoring.drawing.plan import tile_picture
from authoring.drawing.svg.style import HEAT
from authoring.playtest.result import PlaytestResult
from authoring.report.viewer import face_data


@dataclass(frozen=True)
class HeatMap:
    """A face and its picture."""

    face: str
    name: str
    turns: int
    svg: str


@dataclass(frozen=True)
class HeatMaps:
    """A picture of every face that mice visited, the most visited first, and what the colours mean."""

    maps: list[HeatMap]
    scale: list[tuple[str, str]]


def heat_maps(result: PlaytestResult, data: dict[str, Any]) -> HeatMaps:
    """Draw the heat maps. All use one scale, so that a colour means the same on every tile."""
    games = max(1, result.tally.games)
    top = max((count / games for visits in data["spaces"].values() for count in visits.values()), default=0.0)
    maps = []
    for face in faces(result):
        visits = data["spaces"].get(face["id"], {})
        if not any(visits.values()):
            continue
        marks = [_mark(space, count / games, top) for space, count in visits.items()]
        name = wording(face.get("name")) or face["id"]
        picture = tile_picture.picture(read(*face_data(result.plan.content, face["id"])), marks)
        maps.append(HeatMap(face["id"], name, sum(visits.values()), picture))
    return HeatMaps(sorted(maps, key=lambda one: (-one.turns, one.face)), _scale(top))


def _mark(space: str, turns: float, top: float) -> Mark:
    label = f"{turns:.2g}" if turns >= 0.005 else "<.01" if turns else ""
    return Mark(space, HEAT[_step(turns, top)], label, title=f"{space}: {turns:.3g} turns a game")


def _step(turns: float, top: float) -> int:
    """The step of the scale. It uses square roots, so that one crowded space does not make all others look alike."""
    return min(int(sqrt(turns / top) * len(HEAT)), len(HEAT) - 1) if top else 0


def _scale(top: float) -> list[tuple[str, str]]:
    """The colours, with the range of numbers that each stands for."""
    edges = [top * (step / len(HEAT)) ** 2 for step in range(len(HEAT) + 1)]
    return [(colour, f"{edges[step]:.2g} to {edges[step + 1]:.2g}") for step, colour in enumerate(HEAT)]


def faces(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the faces of the tiles in play, as their files define them."""
    wanted = set(result.compiled.chapter.board.face_ids)
    tiles = result.plan.content.tiles.values()
    return [face for tile in tiles for face in tile["faces"] if face["id"] in wanted]
