"""Draw findings of lint on the plan of a chapter: on the spaces, links, exits and faces they concern."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from authoring.boardgraph.victory import goal_of
from authoring.content.findings import Finding, Mark, Severity
from authoring.content.library import Entry, Library
from authoring.content.source import Steps
from authoring.content.targets import chapters_at
from authoring.drawing import Drawing, draw_chapter
from authoring.drawing.board import marks
from authoring.drawing.errors import PictureError

TONE = {Severity.ERROR: "#e4572e", Severity.WARNING: "#f3a712", Severity.INFO: "#7fb7be"}
PALE = {Severity.ERROR: "#f2a893", Severity.WARNING: "#f8cf74", Severity.INFO: "#b5d9dd"}
Spot = tuple[str, str]
"""A face and one of its spaces; an empty space means the whole face."""
Place = tuple[str, Mark, list[Spot]]
"""A range of a file: its path, the range, and the spots it defines."""


def draw_only_chapter(paths: Iterable[Path], findings: Iterable[Finding], ending: str) -> bytes:
    """Draw the findings on the plan of the only chapter of some files: PNG, PDF, or SVG for any other ending."""
    chapters = list(chapters_at(paths))
    if len(chapters) != 1:
        raise PictureError(f"{len(chapters) or 'no'} chapters to draw findings on", "name the file of one")
    file_format = ending.lstrip(".").lower()
    return draw_findings(*chapters[0], findings).bytes(file_format if file_format in ("png", "pdf") else "svg")


def draw_findings(library: Library, chapter: Entry, findings: Iterable[Finding]) -> Drawing:
    """Draw the plan of a chapter with the findings that concern spots on it."""
    tiles = [tile.data for tile in library.entries("tile").values()]
    places = [*_of_chapter(chapter), *_of_tiles(library, chapter)]
    overlays: dict[Spot, marks.Mark] = {}
    whole: dict[tuple[str, str], marks.Mark] = {}
    for finding in sorted(findings, key=lambda finding: finding.severity, reverse=True):  # draw the worst last
        for face, space in _spots_of(finding, places):
            names = [space] if space else _space_ids(library, chapter, face)
            fill = (TONE if space else PALE)[finding.severity]
            title = f"{finding.code}: {finding.message}"
            if not space:
                whole[face, finding.code] = marks.Mark("", label=finding.code, title=title)
            for name in names:
                label = finding.code if space else ""
                earlier = overlays.get((face, name))
                if space or earlier is None or not earlier.label:  # keep the mark of a finding about the space
                    overlays[face, name] = marks.Mark(name, fill, label, title=title)
    return draw_chapter(
        chapter.data, tiles, overlays=[(face, mark) for (face, _), mark in (*overlays.items(), *whole.items())]
    )


def _spots_of(finding: Finding, places: list[Place]) -> list[Spot]:
    """Return the spots at the place of a finding and at its related places; of nested ranges, the smallest counts."""
    at = [(finding.path, finding.line, finding.col)]
    at += [(related.path, related.mark.line, related.mark.col) for related in finding.related]
    spots: list[Spot] = []
    for path, line, col in at:
        around = [place for place in places if place[0] == path and _contains(place[1], line, col)]
        if around:
            spots += min(around, key=lambda place: _size(place[1]))[2]
    return list(dict.fromkeys(spots))


def _size(mark: Mark) -> tuple[int, int]:
    return mark.end_line - mark.line, mark.end_col - mark.col


def _contains(mark: Mark, line: int, col: int) -> bool:
    return (mark.line, mark.col) <= (line, col) < (mark.end_line, mark.end_col)


def _of_chapter(chapter: Entry) -> Iterator[Place]:
    data = chapter.data

    def place(steps: Steps, spots: list[Spot]) -> Place:
        return chapter.file.path, chapter.where(steps), spots

    for i, tile in enumerate(data["plan"]):
        yield place(("plan", i), [(tile["face"], "")])
    start = data["start"]
    yield place(("start",), [(start["face"], name) for name in start.get("spaces") or [start["space"]]])
    for ending in ("victory", "victories"):
        if ending in data:  # findings about the goal are marked at the goal
            goals = [(goal.face, name) for goal in goal_of(data, False).places() for name in goal.spaces or [""]]
            yield chapter.file.path, chapter.where_key((ending,)), goals
            yield place((ending,), goals)
    for face, room in data.get("rooms", {}).items():
        yield place(("rooms", face), [(face, "")])
        key = chapter.where_key(("rooms", face))
        yield chapter.file.path, key, [(face, "")]
        for i, space in enumerate(room.get("spaces", [])):
            yield place(("rooms", face, "spaces", i), [(face, space["id"])])


def _of_tiles(library: Library, chapter: Entry) -> Iterator[Place]:
    faces = library.entries("face")
    for tile in chapter.data["plan"]:
        if tile["face"] not in faces:
            continue
        file = faces[tile["face"]].file
        for face in (face for face in faces.values() if face.file is file):
            yield file.path, face.where(), [(face.id, "")]
            for key in ("spaces", "adjacent", "lines", "exits"):
                for i, part in enumerate(face.data.get(key, [])):
                    yield file.path, face.where((key, i)), [(face.id, name) for name in _spaces_in(key, part)]


def _spaces_in(key: str, part: object) -> list[str]:
    """Return the spaces that a part of a face names."""
    if isinstance(part, list):
        return [str(name) for name in part]
    if not isinstance(part, dict):
        return []
    return [part["id"]] if key == "spaces" else list(part["between"] if key == "lines" else part["spaces"])


def _space_ids(library: Library, chapter: Entry, face: str) -> list[str]:
    known = library.entries("face").get(face)
    added = chapter.data.get("rooms", {}).get(face, {}).get("spaces", [])
    return [space["id"] for space in [*(known.data["spaces"] if known else []), *added]]
