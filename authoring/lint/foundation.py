"""What has to be right before the board of a chapter can be built, and before the chapter may be compiled.

This is a module of its own so that opening a chapter for play does not import every lint rule.
"""

from __future__ import annotations

from authoring.content.findings import Severity
from authoring.content.library import Entry, Library
from authoring.content.library.references import check_references
from authoring.lint.rule import Context, Rule
from authoring.lint.rules import exits, tiles
from authoring.lint.views.layout import plan_of

FOUNDATION: tuple[Rule, ...] = tuple(rule for rule in (*exits.RULES, *tiles.RULES) if rule.severity is Severity.ERROR)
"""Rules that must find nothing in a chapter and its tiles: every error about exits, the plan and tiles."""


def can_be_set_up(library: Library, chapter: Entry, references: bool = True) -> bool:
    """Whether a chapter has a victory, and neither it nor a tile of its plan has an error that prevents a board.

    Without `references`, ids that lead nowhere are allowed.
    """
    if not chapter.data.keys() & {"victory", "victories"}:
        return False
    known = library.entries("chapter").get(chapter.id)
    if known is None or known.file is not chapter.file:
        return False
    tiles = {placed.tile.id: placed.tile for placed in plan_of(chapter.data, library)}.values()
    return all(has_no_errors(library, entry, references) for entry in (chapter, *tiles))


def has_no_errors(library: Library, entry: Entry, references: bool = True) -> bool:
    """Whether none of the rules of `FOUNDATION` finds anything in an entry, and all its references lead somewhere."""
    if references and any(True for _ in check_references(library, entry.file)):
        return False
    return not any(
        found.severity is Severity.ERROR
        for rule in FOUNDATION
        if rule.check and entry.kind in rule.kinds
        for found in rule.check(Context(rule.kind, entry, library))
    )
