"""Find the lines of a chapter that a report counts in the chapter's files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from engine.playtest.lines import Line
from engine.records.content import Path

if TYPE_CHECKING:
    from authoring.content.findings import Mark
    from authoring.content.library import Entry
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.result import PlaytestResult
    from engine.playtest import CompiledPlan

Place = tuple[str, str, Path]
"""Kind and id of an entry, and the path to a value in it."""


class Played(Protocol):
    """A chapter that is loaded and compiled, such as the result of a playtest."""

    @property
    def loaded(self) -> LoadedChapter:
        """The chapter with its library."""
        ...

    @property
    def compiled(self) -> CompiledPlan:
        """The compiled plan, whose lines are meant."""
        ...


def places(result: Played) -> list[str]:
    """Return the place of every line as `file:line`, in the order of the compiled plan's lines."""
    special = _searches(result)
    return [line.where or _where(result, *_place(result, line, special)) for line in result.compiled.lines.all]


def blocks(result: Played) -> list[tuple[str, int, int] | None]:
    """Return for every line that is not of a rule its file, and the first and last line of the text that it is."""
    special = _searches(result)
    found: list[tuple[str, int, int] | None] = []
    for line in result.compiled.lines.all:
        if line.where:
            found.append(None)
            continue
        kind, ident, path = _place(result, line, special)
        entry = _entry(result, kind, ident)
        key, value = entry.where_key(path) if path else entry.where(("id",)), entry.where(path)
        found.append((result.loaded.name(entry.file), key.line, max(key.line, _last(value))))
    return found


def _last(mark: Mark) -> int:
    """The last line of a value; one that ends before the first column ends on the line above."""
    return mark.end_line - (mark.end_col == 1)


def own_files(result: PlaytestResult) -> set[str]:
    """The files of the author, as places name them: the chapter that was played, and all that are not of the box."""
    return result.loaded.own_files(result.compiled.chapter.ident)


def mentioned(result: PlaytestResult, achievement: str) -> bool:
    """Whether the chapter itself mentions an achievement."""
    return _holds(result.compiled.plan.content.chapter, achievement)


def _holds(data: Any, word: str) -> bool:
    if isinstance(data, dict):
        return any(_holds(value, word) for value in data.values())
    if isinstance(data, list):
        return any(_holds(value, word) for value in data)
    return bool(data == word)


def _where(result: Played, kind: str, ident: str, path: Path) -> str:
    """The line of a value's key, or where the value begins if it has no key."""
    entry = _entry(result, kind, ident)
    mark = entry.where_key(path) if path else entry.where(("id",))
    return f"{result.loaded.name(entry.file)}:{mark.line}"


def _entry(result: Played, kind: str, ident: str) -> Entry:
    """The entry that a line is of; that of the chapter where the library has none."""
    library = result.loaded.library
    return library.entries(kind).get(ident) or library.entries("chapter")[result.compiled.chapter.ident]


def _place(result: Played, line: Line, searches: dict[str, Path]) -> Place:
    chapter = result.compiled.chapter.ident
    rooms = result.compiled.plan.content.chapter.get("rooms", {})
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


def _planned(result: Played, face: str) -> Path:
    """Where the plan names a face, or the other side of its tile."""
    board, content = result.compiled.chapter.board, result.compiled.plan.content
    tile = board.face_tile[board.face_ids.index(face)]
    names = [board.face_ids[number] for number in board.tile_faces[tile]]
    for index, one in enumerate(content.chapter["plan"]):
        if one["face"] in names:
            return ("plan", index)
    return ("plan",)


def _searches(result: Played) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for face, room in result.compiled.plan.content.chapter.get("rooms", {}).items():
        for index, one in enumerate(room.get("search", [])):
            found[one.get("id", f"{face}/{one['card']}")] = ("rooms", face, "search", index)
    return found


def _ending(result: Played, name: str) -> Path:
    data = result.compiled.plan.content.chapter
    for index, one in enumerate(data.get("victories", [])):
        if one.get("id", f"victory-{index + 1}") == name:
            return ("victories", index)
    for index, one in enumerate(data.get("defeat", {}).get("also", [])):
        if one.get("id", f"defeat-{index + 1}") == name:
            return ("defeat", "also", index)
    return ("victory",)
