"""The findings of lint on the plan of a chapter: spaces, links, exits and whole faces that they speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from authoring.boardgraph.victory import goal_of
from authoring.content.findings import Finding, Mark, Severity
from authoring.content.library import Entry, Library
from authoring.content.source import Steps
from authoring.drawing import Drawing, draw_chapter
from authoring.drawing.board import marks

TONE = {Severity.ERROR: "#e4572e", Severity.WARNING: "#f3a712", Severity.INFO: "#7fb7be"}
PALE = {Severity.ERROR: "#f2a893", Severity.WARNING: "#f8cf74", Severity.INFO: "#b5d9dd"}
Spot = tuple[str, str]
"""A face and a space of it; no space means the whole face."""


def draw_findings(library: Library, chapter: Entry, findings: Iterable[Finding]) -> Drawing:
    """Draw the plan of a chapter with the findings that concern a place on it."""
    tiles = [tile.data for tile in library.entries("tile").values()]
    places = [*_of_chapter(chapter), *_of_tiles(library, chapter)]
    overlays: dict[Spot, marks.Mark] = {}
    whole: dict[tuple[str, str], marks.Mark] = {}
    for finding in sorted(findings, key=lambda one: one.severity, reverse=True):  # the worst is drawn last
        for face, space in _concerned(finding, places):
            names = [space] if space else _spaces(library, chapter, face)
            fill = (TONE if space else PALE)[finding.severity]
            title = f"{finding.code}: {finding.message}"
            if not space:
                whole[face, finding.code] = marks.Mark("", label=finding.code, title=title)
            for name in names:
                label = finding.code if space else ""
                known = overlays.get((face, name))
                if space or known is None or not known.label:  # a mark of the space itself stays
                    overlays[face, name] = marks.Mark(name, fill, label, title=title)
    return draw_chapter(
        chapter.data, tiles, overlays=[(face, mark) for (face, _), mark in (*overlays.items(), *whole.items())]
    )


def _concerned(finding: Finding, places: list[tuple[str, Mark, list[Spot]]]) -> list[Spot]:
    """What stands at the place of a finding, and at those related to it: the narrowest part that holds the place."""
    at = [(finding.path, finding.line, finding.col)]
    at += [(one.path, one.mark.line, one.mark.col) for one in finding.related]
    found: list[Spot] = []
    for path, line, col in at:
        held = [(mark, spots) for where, mark, spots in places if where == path and _holds(mark, line, col)]
        if held:
            found += min(held, key=lambda one: (one[0].end_line - one[0].line, one[0].end_col - one[0].col))[1]
    return list(dict.fromkeys(found))


def _holds(mark: Mark, line: int, col: int) -> bool:
    return (mark.line, mark.col) <= (line, col) < (mark.end_line, mark.end_col)


def _of_chapter(chapter: Entry) -> Iterator[tuple[str, Mark, list[Spot]]]:
    data = chapter.data

    def place(steps: Steps, spots: list[Spot]) -> tuple[str, Mark, list[Spot]]:
        return chapter.file.path, chapter.where(steps), spots

    for i, laid in enumerate(data["plan"]):
        yield place(("plan", i), [(laid["face"], "")])
    start = data["start"]
    yield place(("start",), [(start["face"], name) for name in start.get("spaces") or [start["space"]]])
    for ending in ("victory", "victories"):
        if ending in data:  # what is wrong with the goal is marked where the goal is
            goals = [(goal.face, name) for goal in goal_of(data, False).places() for name in goal.spaces or [""]]
            yield chapter.file.path, chapter.where_key((ending,)), goals
    for face, room in data.get("rooms", {}).items():
        yield place(("rooms", face), [(face, "")])
        key = chapter.where_key(("rooms", face))
        yield chapter.file.path, key, [(face, "")]
        for i, space in enumerate(room.get("spaces", [])):
            yield place(("rooms", face, "spaces", i), [(face, space["id"])])


def _of_tiles(library: Library, chapter: Entry) -> Iterator[tuple[str, Mark, list[Spot]]]:
    faces = library.entries("face")
    for laid in chapter.data["plan"]:
        if laid["face"] not in faces:
            continue
        file = faces[laid["face"]].file
        for face in (one for one in faces.values() if one.file is file):
            yield file.path, face.where(), [(face.id, "")]
            for key in ("spaces", "adjacent", "lines", "exits"):
                for i, part in enumerate(face.data.get(key, [])):
                    yield file.path, face.where((key, i)), [(face.id, name) for name in _named(key, part)]


def _named(key: str, part: object) -> list[str]:
    """The spaces a part of a face is about."""
    if isinstance(part, list):
        return [str(name) for name in part]
    if not isinstance(part, dict):
        return []
    return [part["id"]] if key == "spaces" else list(part["between"] if key == "lines" else part["spaces"])


def _spaces(library: Library, chapter: Entry, face: str) -> list[str]:
    known = library.entries("face").get(face)
    added = chapter.data.get("rooms", {}).get(face, {}).get("spaces", [])
    return [space["id"] for space in [*(known.data["spaces"] if known else []), *added]]
