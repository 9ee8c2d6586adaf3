"""Heat maps: where mice ended their turns, took wounds, were captured and waited, in the order of the journey."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from authoring.drawing.board.face import localized_text, read
from authoring.drawing.board.marks import Mark
from authoring.drawing.plan import tile_picture
from authoring.drawing.svg.style import HEAT
from authoring.playtest.result import PlaytestResult
from authoring.report.viewer import face_data
from engine.playtest.lines import FACE
from engine.playtest.tally import Row

LAYERS: Final = {
    "stand": ("Turns ended", "turns"),
    "wounds": ("Wounds taken", "wounds"),
    "captures": ("Captures", "captures"),
    "waits": ("Turns of doing nothing", "turns of doing nothing"),
}
"""What a layer shows, and what its tooltips count."""


@dataclass(frozen=True)
class HeatMap:
    """A face and its picture."""

    face: str
    name: str
    count: int
    svg: str


@dataclass(frozen=True)
class HeatMaps:
    """A layer: a picture of every face where something happened, and what the colours mean."""

    layer: str
    title: str
    maps: list[HeatMap]
    scale: list[tuple[str, str]]


def heat_layers(result: PlaytestResult, data: dict[str, Any]) -> list[HeatMaps]:
    """Draw the layers in which anything happened."""
    tally = result.tally
    counts = {
        "wounds": _by_space(result, tally.hurts),
        "captures": _by_space(result, _times(tally.captures)),
        "waits": _by_space(result, _times(tally.waits)),
    }
    layers = [heat_maps(result, layer, counts.get(layer, data["spaces"])) for layer in LAYERS]
    return [one for one in layers if one.maps]


def heat_maps(result: PlaytestResult, layer: str, spaces: Mapping[str, Mapping[str, int]]) -> HeatMaps:
    """Draw a layer by its counts. All faces use one scale, so that a colour means the same on every tile."""
    games = max(1, result.tally.games)
    top = max((count / games for counts in spaces.values() for count in counts.values()), default=0.0)
    title, unit = LAYERS[layer]
    maps = []
    for face in journey(result):
        counts = spaces.get(face["id"], {})
        if not any(counts.values()):
            continue
        marks = [_mark(space, count / games, top, unit) for space, count in counts.items()]
        name = localized_text(face.get("name")) or face["id"]
        picture = tile_picture.draw_picture(read(*face_data(result.plan.content, face["id"])), marks)
        maps.append(HeatMap(face["id"], name, sum(counts.values()), picture))
    return HeatMaps(layer, title, maps, _scale(top))


def journey(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the faces in the order in which parties come to them: after how many others, on average."""
    tally = result.tally
    lines = {line.name: number for number, line in enumerate(result.compiled.lines.all) if line.kind == FACE}

    def others_before(face: dict[str, Any]) -> float:
        line = lines[face["id"]]
        entered = tally.lines.get(line, Row()).games
        return sum(tally.before[line, other] for other in lines.values()) / entered if entered else len(lines)

    return sorted(faces(result), key=others_before)


def _by_space(result: PlaytestResult, counts: Mapping[int, int]) -> dict[str, dict[str, int]]:
    """Counts per space, by face."""
    board = result.compiled.chapter.board
    return {
        name: {board.space_ids[space]: counts.get(space, 0) for space in board.face_spaces[face]}
        for face, name in enumerate(board.face_ids)
    }


def _times(rows: Mapping[int, Row]) -> dict[int, int]:
    return {space: row.times for space, row in rows.items()}


def _mark(space: str, number: float, top: float, unit: str) -> Mark:
    label = f"{number:.2g}" if number >= 0.005 else "<.01" if number else ""
    return Mark(space, HEAT[_step(number, top)], label, title=f"{space}: {number:.3g} {unit} a game")


def _step(number: float, top: float) -> int:
    """The step of the scale. It uses square roots, so that one crowded space does not make all others look alike."""
    return min(int(sqrt(number / top) * len(HEAT)), len(HEAT) - 1) if top else 0


def _scale(top: float) -> list[tuple[str, str]]:
    """The colours, with the range of numbers that each stands for."""
    edges = [top * (step / len(HEAT)) ** 2 for step in range(len(HEAT) + 1)]
    return [(colour, f"{edges[step]:.2g} to {edges[step + 1]:.2g}") for step, colour in enumerate(HEAT)]


def faces(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the faces of the tiles in play, as their files define them."""
    wanted = set(result.compiled.chapter.board.face_ids)
    tiles = result.plan.content.tiles.values()
    return [face for tile in tiles for face in tile["faces"] if face["id"] in wanted]
