"""Find the lines of a chapter that a report counts in the chapter's files."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from engine.playtest.lines import Line
from engine.records.content import Path

Place = tuple[str, str, Path]
"""Kind and id of an entry, and the path to a value in it."""


def places(result: PlaytestResult) -> list[str]:
    """Return the place of every line as `file:line`, in the order of the compiled plan's lines."""
    special = _searches(result)
    return [line.where or _where(result, *_place(result, line, special)) for line in result.compiled.lines.all]


def own_files(result: PlaytestResult) -> set[str]:
    """The files of the author, as places name them: the chapter that was played, and all that are not of the box."""
    return result.loaded.own_files(result.compiled.chapter.ident)


def mentioned(result: PlaytestResult, achievement: str) -> bool:
    """Whether the chapter itself mentions an achievement."""
    return _holds(result.plan.content.chapter, achievement)


def _holds(data: Any, word: str) -> bool:
    if isinstance(data, dict):
        return any(_holds(value, word) for value in data.values())
    if isinstance(data, list):
        return any(_holds(value, word) for value in data)
    return bool(data == word)


def _where(result: PlaytestResult, kind: str, ident: str, path: Path) -> str:
    """The line of a value's key, or where the value begins if it has no key."""
    opened = result.loaded
    entry = opened.library.entries(kind).get(ident) or opened.library.entries("chapter")[result.compiled.chapter.ident]
    mark = entry.where_key(path) if path else entry.where(("id",))
    return f"{opened.name(entry.file)}:{mark.line}"


def _place(result: PlaytestResult, line: Line, searches: dict[str, Path]) -> Place:
    chapter = result.compiled.chapter.ident
    rooms = result.plan.content.chapter.get("rooms", {})
    face = line.name.split(" ")[0]
    if line.kind in ("face", "exit", "flip"):
        return "chapter", chapter, ("rooms", face) if face in rooms else _planned(result, face)
    if line.kind in ("encounter", "encounter surge"):
        name, _, page = line.name.partition(" page ")
        return "encounter-card", name, ("pages", page) if page else ("surge",)
    if line.kind == "story":
        return "chapter", chapter, ("rooms", line.name, "story")
    if line.kind == "special surge":
        return "chapter", chapter, ("rooms", line.name, "surge")
    if line.kind == "special search":
        return "chapter", chapter, searches[line.name]
    if line.kind == "ending":
        return "chapter", chapter, _ending(result, line.name)
    if line.kind == "ability used":
        return "ability", line.name, ()
    return ("achievement" if line.kind == "achievement" else "search-card"), line.name, ()


def _planned(result: PlaytestResult, face: str) -> Path:
    """Where the plan names a face, or the other side of its tile."""
    board, content = result.compiled.chapter.board, result.plan.content
    tile = board.face_tile[board.face_ids.index(face)]
    names = [board.face_ids[number] for number in board.tile_faces[tile]]
    for index, one in enumerate(content.chapter["plan"]):
        if one["face"] in names:
            return ("plan", index)
    return ("plan",)


def _searches(result: PlaytestResult) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for face, room in result.plan.content.chapter.get("rooms", {}).items():
        for index, one in enumerate(room.get("search", [])):
            found[one.get("id", f"{face}/{one['card']}")] = ("rooms", face, "search", index)
    return found


def _ending(result: PlaytestResult, name: str) -> Path:
    data = result.plan.content.chapter
    for index, one in enumerate(data.get("victories", [])):
        if one.get("id", f"victory-{index + 1}") == name:
            return ("victories", index)
    for index, one in enumerate(data.get("defeat", {}).get("also", [])):
        if one.get("id", f"defeat-{index + 1}") == name:
            return ("defeat", "also", index)
    return ("victory",)
