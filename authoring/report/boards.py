"""Heat maps: where mice ended their turns."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from authoring import render
from authoring.render.face import wording
from authoring.report.played import Played


@dataclass(frozen=True)
class HeatMap:
    """A face and its picture."""

    face: str
    name: str
    turns: int
    svg: str


def heat_maps(played: Played, data: dict[str, Any]) -> list[HeatMap]:
    """A picture of every face where mice were, those most lived on first."""
    games = max(1, played.tally.games)
    found = []
    for face in faces(played):
        visits = data["spaces"].get(face["id"], {})
        if not any(visits.values()):
            continue
        labels = {space: f"{count / games:.2g}" for space, count in visits.items() if count}
        room = played.plan.content.chapter.get("rooms", {}).get(face["id"])
        picture = render.tile(face, marks=render.heat(_scaled(visits), labels), room=room)
        found.append(HeatMap(face["id"], wording(face.get("name")) or face["id"], sum(visits.values()), picture))
    return sorted(found, key=lambda one: (-one.turns, one.face))


def _scaled(visits: dict[str, int]) -> dict[str, float]:
    """Roots: one space where everybody waits must not make all others look alike."""
    return {space: sqrt(count) for space, count in visits.items()}


def faces(played: Played) -> list[dict[str, Any]]:
    """The faces of the tiles in play, as their files have them."""
    wanted = set(played.table.chapter.board.face_ids)
    tiles = played.plan.content.tiles.values()
    return [face for tile in tiles for face in tile["faces"] if face["id"] in wanted]
