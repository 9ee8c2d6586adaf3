"""The order of the rooms in a storybook: that of the journey, with the room of the victory at the end."""

from __future__ import annotations

from typing import Any

from authoring.boardgraph.plan_graph import plan_graph
from authoring.content.library import Library

VICTORIES = ("victory", "victories")


def in_order(chapter: dict[str, Any], library: Library) -> list[str]:
    """Return the faces of the plan: first the start, then the others by the number of ways to them, then the finale.

    Faces that are equally far keep the order of the plan; faces that nobody reaches come before the finale.
    """
    graph = plan_graph(chapter, [tile.data for tile in library.entries("tile").values()])
    start = str((chapter.get("start") or {}).get("face", ""))
    steps = {start: 0}
    todo = [start] if start in graph else []
    for face in todo:
        for other in graph.successors(face):
            if other not in steps:
                steps[other] = steps[face] + 1
                todo.append(other)
    last = finale(chapter)
    return sorted(graph, key=lambda face: (face == last, steps.get(face, len(graph) + 1)))


def finale(chapter: dict[str, Any]) -> str:
    """Return the face on which the mice win, if it is a single one and not the one they start on."""
    faces = {face for key in VICTORIES for face in _faces_won(chapter.get(key))}
    start = (chapter.get("start") or {}).get("face")
    return next(iter(faces)) if len(faces) == 1 and start not in faces else ""


def _faces_won(data: Any) -> list[str]:
    """List the faces on which mice must stand, or no minions, in conditions of victory."""
    if isinstance(data, list):
        return [face for part in data for face in _faces_won(part)]
    if not isinstance(data, dict):
        return []
    found = [face for key, part in data.items() if key not in ("not", "text") for face in _faces_won(part)]
    where = data.get("mice-at")
    if isinstance(where, dict):
        spaces = where.get("at")
        named = [str(space) for space in (spaces if isinstance(spaces, list) else [spaces])]
        found += [str(where["face"])] if "face" in where else []
        found += [space.partition("/")[0] for space in named if "/" in space]
    quiet = data.get("no-minions")
    return [*found, quiet] if isinstance(quiet, str) else found
