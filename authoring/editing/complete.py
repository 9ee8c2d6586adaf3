"""What can be typed at a place: keys, words of the rule language, and ids of every kind, each with its description."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.library import Entry, File, Library
from authoring.content.source import Source
from authoring.editing.cursor import Cursor, cursors_at
from authoring.editing.meant import WORDS, chapter_meant, face_meant, faces_of_plan, plain_text, spaces_of_room
from authoring.editing.slots import Slot, kinds_of_files, slot_at
from authoring.editing.word_docs import about_word
from authoring.editing.workspace import Workspace
from authoring.lint.registry import RULES

KEY, WORD, CODE = "key", "word", "code"
COMMENT = "# tailwright: ignore["


@dataclass(frozen=True)
class Completion:
    """Something that can be typed: the text that replaces the word at the cursor, and what it is."""

    label: str
    kind: str
    """`key`, `word`, `code`, or the kind of the id."""
    text: str
    line: int
    start: int
    end: int
    """The columns of the word it replaces, from 1."""
    detail: str = ""
    documentation: str = ""


def complete(workspace: Workspace, path: Path, line: int, col: int) -> list[Completion]:
    """What can be typed at a place of a document, in alphabetical order by sort of thing."""
    file = workspace.file(path)
    if file is None:
        return []
    codes = _codes(file.source.lines, line, col)
    if codes is not None:
        return codes
    found: dict[tuple[str, str], Completion] = {}
    for cursor in cursors_at(file.source.text, line, col):
        for one in _for_cursor(workspace.library, file, cursor):
            found.setdefault((one.label, one.kind), one)
    return list(found.values())


def _for_cursor(library: Library, file: File, cursor: Cursor) -> Iterator[Completion]:
    data = cursor.data if isinstance(cursor.data, dict) else {}
    kind = data.get("kind")
    if cursor.steps == ("kind",):
        yield from (_item(cursor, name, WORD, text) for name, text in kinds_of_files().items())
        return
    slot = slot_at(kind if isinstance(kind, str) else None, cursor.steps, data)
    place = _Place(library, _reread(file, cursor), cursor)
    if cursor.is_key:
        yield from _keys(slot, cursor)
        yield from place.ids(slot.key_kinds)
        return
    for word, text in sorted(slot.words.items()):
        yield _item(cursor, word, WORD, text or about_word(word))
    yield from place.ids(slot.kinds)


def _keys(slot: Slot, cursor: Cursor) -> Iterator[Completion]:
    holder: Any = cursor.data
    for step in cursor.steps:
        holder = holder[step]
    for key, text in slot.keys.items():
        if key not in holder:
            yield _item(cursor, key, KEY, text)


def _reread(file: File, cursor: Cursor) -> File:
    """The file as it is with the mark at the cursor, for what its other values say."""
    return File(Source(file.path, data=cursor.data), file.real, file.bundled)


class _Place:
    """The ids that can stand at a place."""

    def __init__(self, library: Library, file: File, cursor: Cursor) -> None:
        self.library, self.file, self.cursor = library, file, cursor

    def ids(self, kinds: Iterable[str]) -> Iterator[Completion]:
        """The ids of some kinds of reference."""
        for kind in dict.fromkeys(kinds):
            yield from self._of_kind(kind.removeprefix("event-"))

    def _of_kind(self, kind: str) -> Iterator[Completion]:
        plain, _, or_tag = kind.partition("-or-")
        if kind == "space":
            yield from self._spaces()
        elif kind == "rule":
            yield from self._rules()
        elif kind in ("figure", "initiative-card"):
            yield from self._entries("hero")
            yield from self._entries("minion")
            yield from self._tags("minion", "tags") if kind == "figure" else ()
            yield from self._tags("hero", "classes") if kind == "figure" else ()
        elif kind in ("counter", "token"):
            yield from self._local(kind)
        else:
            yield from self._entries("search-card" if plain == "card" else plain)
            yield from self._tags(plain, "tags") if or_tag else ()

    def _entries(self, kind: str) -> Iterator[Completion]:
        for entry in sorted(self.library.all_entries(kind).values(), key=lambda one: one.id):
            if entry.file.kind != "chapter" or entry.file.real == self.file.real or kind == "chapter":
                yield _item(self.cursor, entry.id, kind, _about(entry), _title(entry))

    def _tags(self, kind: str, key: str) -> Iterator[Completion]:
        for tag in sorted(self.library.all_values(kind, key)):
            having = [entry.id for entry in self.library.all_entries(kind).values() if tag in entry.data.get(key, [])]
            yield _item(self.cursor, tag, "tag", f"All of: {', '.join(having)}")

    def _local(self, kind: str) -> Iterator[Completion]:
        own = chapter_meant(self.library, self.file, self.cursor.steps)
        chapters = [own] if own else list(self.library.all_entries("chapter").values())
        known: dict[str, str] = {}
        for chapter in chapters:
            data = self.file.source.data if chapter.file.real == self.file.real else chapter.data
            declared = data.get(f"{kind}s")
            for name, value in declared.items() if isinstance(declared, dict) else ():
                known.setdefault(name, _text(value, "description") or _text(value, "name"))
        if kind == "token":
            for entry in self.library.all_entries("search-card").values():
                if entry.data.get("category") == "party-item":
                    known.setdefault(entry.id, _title(entry))
        yield from (_item(self.cursor, name, kind, text) for name, text in sorted(known.items()))

    def _rules(self) -> Iterator[Completion]:
        from authoring.editing.names import mentions_of  # it reads whole files

        chapter = chapter_meant(self.library, self.file, self.cursor.steps)
        for file in [chapter.file] if chapter else []:
            names = {one.name.id for one in mentions_of(self.library, file) if one.name.kind == "rule" and one.defines}
            yield from (_item(self.cursor, name, "rule", "") for name in sorted(names))

    def _spaces(self) -> Iterator[Completion]:
        """The spaces and areas of the face meant; where none is meant, those of every face of the plan."""
        faces = self.library.all_entries("face")
        chapter = chapter_meant(self.library, self.file, self.cursor.steps)
        if chapter is not None and chapter.file.real == self.file.real:
            chapter = Entry("chapter", chapter.id, self.file.source.data, self.file)
        row = self.cursor
        meant = face_meant(row.data, row.steps, faces)
        areas = "areas" not in row.steps
        own = faces.get(meant)
        if own is not None and self.file.kind == "tile":
            own = Entry(
                "face", own.id, next((one for one in row.data.get("faces", []) if one.get("id") == meant), {}), own.file
            )
        for ident, (what, _) in spaces_of_room(own, chapter, areas).items():
            yield _item(row, ident, what, _about_space(own, ident))
        if own is not None:
            yield from (_item(row, word, "space", text) for word, text in WORDS.items())
        for face in faces_of_plan(self.library, chapter) if chapter and not isinstance(row.steps[-1:], str) else []:
            if face.id != meant:
                for ident, (what, _) in spaces_of_room(face, chapter, areas).items():
                    yield _item(row, f"{face.id}/{ident}", what, _about_space(face, ident))


def _item(cursor: Cursor, label: str, kind: str, documentation: str, detail: str = "") -> Completion:
    is_key = cursor.is_key and not cursor.has_colon
    text = f"{label}: " if is_key else label
    what = detail or (kind if kind not in (KEY, WORD) else "")
    return Completion(label, kind, text, cursor.line, cursor.start, cursor.end, what, documentation)


def _about(entry: Entry) -> str:
    return (
        plain_text(entry.data.get("text"))
        or plain_text(entry.data.get("objective"))
        or plain_text(entry.data.get("notes"))
    )


def _title(entry: Entry) -> str:
    return plain_text(entry.data.get("name") or entry.data.get("title"))


def _text(value: Any, key: str) -> str:
    return plain_text(value.get(key)) if isinstance(value, dict) else ""


def _about_space(face: Entry | None, ident: str) -> str:
    listed = face.data.get("spaces") if face else None
    for space in listed if isinstance(listed, list) else ():
        if isinstance(space, dict) and space.get("id") == ident:
            parts = [f"{key}: {value}" for key, value in space.items() if key not in ("id", "at", "note")]
            return ", ".join([f"a space of {face.id if face else ''}", *parts])
    return ""


def _codes(lines: list[str], line: int, col: int) -> list[Completion] | None:
    """The codes of lint in an ignore comment; None if the place is not in one."""
    row = lines[line - 1][: col - 1] if 1 <= line <= len(lines) else ""
    _, found, typed = row.rpartition(COMMENT)
    if not found or "]" in typed:
        return None
    start = col - len(typed.rpartition(",")[2].lstrip())
    rules = [rule for rule in RULES.values() if not rule.code.startswith("S")]
    return [Completion(one.code, CODE, one.code, line, start, col, one.name, one.summary) for one in rules]
