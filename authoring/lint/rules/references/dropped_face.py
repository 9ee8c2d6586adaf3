"""A tile that replaces a bundled one leaves out a face on which a bundled chapter is played.

At the table:
    Your chapters work, but whoever plays the bundled chapter with your tiles beside them cannot lay it out.

How to fix:
    Give the tile a face with that id, or give your tile an id of its own and take `replaces` out.

Bad:
    # based on: pantry
    id: tile-3-4
    replaces: tile-3-4

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    entry, replaced = context.entry, context.entry.data.get("replaces")
    if entry.file.bundled or not replaced:
        return
    own = {face["id"] for face in entry.data["faces"]}
    old = [face["id"] for tile in _bundled(context, "tile") if tile.id == replaced for face in tile.data["faces"]]
    played = {
        face: next((one.id for one in _bundled(context, "chapter") if _uses(one, face)), "")
        for face in old if face not in own
    }  # fmt: skip
    missing = [f'"{face}" (in "{chapter}")' for face, chapter in played.items() if chapter]
    if missing:
        message = f"this tile lacks faces on which bundled chapters are played: {', '.join(missing)}"
        remedy = "give it faces with these ids, or an id of its own without `replaces`"
        yield context.finding(("replaces",), message, remedy)


def _bundled(context: Context, kind: str) -> list[Entry]:
    """The bundled entries of a kind, those that others replace included."""
    return [entry for file in context.library.files if file.bundled for entry in file.entries if entry.kind == kind]


def _uses(chapter: Entry, face: str) -> bool:
    """Whether a chapter lays a face or describes a room on it."""
    return face in chapter.data.get("rooms", {}) or any(place["face"] == face for place in chapter.data["plan"])


RULE = Rule(
    code="R106",
    name="dropped-face",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
