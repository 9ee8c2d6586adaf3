"""What has to be right before the board of a chapter can be built, and before the chapter may be compiled.

Apart from the other rules: who only wants to know whether a chapter can be played need not wait for them.
"""

from __future__ import annotations

from authoring.content.findings import Severity
from authoring.content.library import Entry, Library
from authoring.content.library.references import check_references
from authoring.lint.rule import Context, Rule
from authoring.lint.rules.exits import (
    absent_room,
    both_faces,
    overlapping_tiles,
    repeated_tile,
    start_not_up,
    unknown_exit,
    unknown_room_space,
    unknown_start,
)
from authoring.lint.rules.tiles import duplicate_space, twin_colours, unknown_space, wrong_slope
from authoring.lint.views.layout import plan_of

FOUNDATION: tuple[Rule, ...] = (
    overlapping_tiles.RULE,
    both_faces.RULE,
    repeated_tile.RULE,
    unknown_exit.RULE,
    unknown_start.RULE,
    start_not_up.RULE,
    absent_room.RULE,
    unknown_room_space.RULE,
    unknown_space.RULE,
    duplicate_space.RULE,
    twin_colours.RULE,
    wrong_slope.RULE,
)
"""Rules that must find no error, first of the chapter, then of its tiles."""


def can_be_set_up(library: Library, chapter: Entry, references: bool = True) -> bool:
    """Whether a chapter can be won, and it and the tiles of its plan have no errors that keep a board from being built.

    Without `references` what is named and not there is no matter.
    """
    if not chapter.data.keys() & {"victory", "victories"}:
        return False
    known = library.entries("chapter").get(chapter.id)
    if known is None or known.file is not chapter.file:
        return False
    tiles = {laid.tile.id: laid.tile for laid in plan_of(chapter.data, library)}.values()
    return all(_is_founded(library, entry, references) for entry in (chapter, *tiles))


def _is_founded(library: Library, entry: Entry, references: bool) -> bool:
    if references and any(True for _ in check_references(library, entry.file)):
        return False
    return not any(
        found.severity is Severity.ERROR
        for rule in FOUNDATION
        if rule.check and entry.kind in rule.kinds
        for found in rule.check(Context(rule.kind, entry, library))
    )
