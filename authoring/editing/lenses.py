"""What playtests have shown, at the line: how often a chapter was won, a room reached, a rule applied.

The figures are those of the newest playtest in the store. One of another version of the chapter is marked as stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.findings import Mark
from authoring.content.library import Entry, File, Library
from authoring.editing.names import mentions_of
from authoring.editing.workspace import Workspace
from authoring.store import StoredPlaytest, content_hash, newest_of_chapter, newest_playtest
from authoring.wording.shares import percent

NAMED = {"rule": "rule", "ending": "ending", "special search": "search", "achievement": "achievement"}
"""The rows of a report that are about a name of the file, and the kind of that name."""
ENCOUNTER = "encounter"


@dataclass(frozen=True)
class Lens:
    """A figure at a line: what games have shown, and with which game to look at it."""

    mark: Mark
    title: str
    chapter: str
    name: str = ""
    """The rule that `why` can be asked about."""
    face: str = ""
    """The face to play from."""
    seed: int | None = None
    """The seed of the first game in which it happened."""
    stale: bool = False


def lenses(workspace: Workspace, path: Path) -> list[Lens]:
    """The lenses of a file, from the newest playtest of its chapter, or of the first chapter that has one."""
    file = workspace.file(path)
    if file is None or file.source.root is None:
        return []
    library = workspace.library
    for chapter in _chapters(workspace, file):
        found, stale = _playtest(library, chapter)
        if found is not None:
            try:
                return list(_lenses(library, file, chapter, found.report, stale))
            except (KeyError, TypeError, ValueError, AttributeError):  # a report of another form
                return []
    return []


def _chapters(workspace: Workspace, file: File) -> list[Entry]:
    """The chapter of a file; for cards, those of the workspace."""
    own = [entry for entry in file.entries if entry.kind == "chapter"]
    if own or file.kind == "chapter":
        return own
    return [
        entry for one in workspace.files if one.kind == "chapter" for entry in one.entries if entry.kind == "chapter"
    ]


def _playtest(library: Library, chapter: Entry) -> tuple[StoredPlaytest | None, bool]:
    """The newest playtest of a chapter as it is now, else of another version of it; and whether it is stale."""
    try:
        content = library.content_for(chapter.id)
    except LookupError:
        return None, False
    found = newest_playtest(content_hash(content))
    return (found, False) if found else (newest_of_chapter(chapter.id), True)


def _lenses(library: Library, file: File, chapter: Entry, report: Any, stale: bool) -> Iterator[Lens]:
    games, won = report["run"]["games"], report["result"]["won"]
    if file is chapter.file:
        rate = report["result"]["win-rate"]
        bounds = f"{percent(rate['low'])} to {percent(rate['high'])}"
        title = f"won {percent(rate['rate'])} of {games:,} games ({bounds}) by {report['run']['bot']}"
        yield Lens(chapter.where(("id",)), _marked(title, stale), chapter.id, stale=stale)
    for row, mark in _rows(file, library, chapter, report["coverage"]["lines"]):
        count = row["games"]
        title = f"in {percent(count / games)} of {games:,} games"
        if 0 < count < games:
            title += f" · {percent(min(1.0, row['share-of-wins'] * won / count))} won after"
        rule = row["name"] if row["kind"] == "rule" else ""
        face = row["name"] if row["kind"] == "face" else ""
        where = "" if file is chapter.file else f" of {chapter.id}"
        yield Lens(mark, _marked(title + where, stale), chapter.id, rule, face, row["first-seed"], stale)


def _marked(title: str, stale: bool) -> str:
    return f"{title} · stale: of another version" if stale else title


def _rows(file: File, library: Library, chapter: Entry, rows: list[Any]) -> Iterator[tuple[Any, Mark]]:
    """The rows of a report that are about something in the file, with the place of that as it is now."""
    places = {(one.name.kind, one.name.id): one.mark for one in mentions_of(library, file) if one.defines}
    rooms = file.source.data.get("rooms") if file is chapter.file else None
    for row in rows:
        kind, name = row["kind"], row["name"]
        if kind in NAMED and (NAMED[kind], name) in places:
            yield row, places[NAMED[kind], name]
        elif kind == "face" and isinstance(rooms, dict) and name in rooms:
            yield row, file.source.where_key(("rooms", name))
        elif kind == "ending" and name == "victory" and file is chapter.file and "victory" in file.source.data:
            yield row, file.source.where_key(("victory",))
        elif kind == ENCOUNTER:
            card, _, page = name.partition(" page ")
            if ("encounter-card", card) in places:
                yield row, _of_page(file, card, page) or places["encounter-card", card]


def _of_page(file: File, card: str, page: str) -> Mark | None:
    """The line of an encounter card for a page of the hourglass."""
    for entry in file.entries:
        pages = entry.data.get("pages")
        if entry.id == card and isinstance(pages, dict) and page in pages:
            return entry.where_key(("pages", page))
    return None
