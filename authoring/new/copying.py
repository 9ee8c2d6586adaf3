"""Copy bundled content: its text with all comments, under new ids."""

from __future__ import annotations

import re
from textwrap import dedent

from authoring.content.library import Entry, Library
from authoring.new.english import english_only
from authoring.new.errors import NewError
from authoring.new.ids import title
from authoring.wording.suggestions import did_you_mean

PRIVATE = ("provenance", "confidence", "replaces", "notes")
"""Keys about the origin of bundled content, which do not apply to a copy."""


def find_example(library: Library, ident: str, kinds: tuple[str, ...]) -> Entry:
    """Find the entry with an id and one of some kinds."""
    for kind in kinds:
        entry = library.entries(kind).get(ident)
        if entry is not None:
            return entry
    known = [entry_id for kind in kinds for entry_id in library.entries(kind)]
    remedy = did_you_mean(ident, known)
    wanted = "card" if len(kinds) > 2 else kinds[0]
    raise NewError(f'unknown example "{ident}": no {wanted} has that id' + (f"; {remedy}" if remedy else ""))


def text_of(entry: Entry) -> str:
    """Return the text of an entry, in English: its whole file, or its part of a collection without indentation."""
    lines = entry.file.source.lines
    if not entry.steps:
        first = 1 if lines[0].startswith("# yaml-language-server:") else 0
        return english_only("\n".join(lines[first:]))
    start = entry.where().line - 1
    column = entry.where().col - 1
    end = start + 1
    while end < len(lines) and _belongs(lines[end], column):
        end += 1
    part = [" " * column + lines[start][column:], *lines[start + 1 : end]]
    return english_only(dedent("\n".join(part)).rstrip() + "\n")


def _belongs(line: str, column: int) -> bool:
    """Whether a line belongs to an entry that starts in a column."""
    return not line.strip() or line[:column].strip() == ""


def with_head(text: str, ident: str, kind: str = "") -> str:
    """Replace the id and name at the top level of a text, and remove keys about its origin."""
    lines: list[str] = [f"kind: {kind}"] if kind else []
    skipping = False
    for line in text.splitlines():
        if skipping and (line.startswith(" ") or not line.strip()):
            continue
        key = line.split(":", 1)[0] if re.match(r"[a-z-]+:", line) else ""
        skipping = key in PRIVATE
        if skipping:
            continue
        if key == "id":
            line = f"id: {ident}"
        elif key in ("name", "title"):
            line = f"{key}: {title(ident)}"
            skipping = True  # skip the other lines of the name
        lines.append(line)
    return "\n".join(lines) + "\n"


def renamed(text: str, old: str, new: str) -> str:
    """Replace an id in a text, where it is a whole word and not a key."""
    return re.sub(rf"(?<![\w-]){re.escape(old)}(?![\w:-])", new, text)
