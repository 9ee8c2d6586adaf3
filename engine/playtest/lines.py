"""The lines of a chapter as a report counts them.

A rule of the content that speaks of several things at once (`modify` two values, `forbid` and `allow`) is compiled into
several rules with one name and place; an author wrote one. Such lines are counted as one, once in each game where one
of them held.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.records.chapter import Chapter

CHAPTER: Final = "chapter"
ENCOUNTERS: Final = "encounters"
CARDS: Final = "cards"
PARTS: Final = (CHAPTER, ENCOUNTERS, CARDS)

FACE: Final = "face"
DRAWN: Final = "card drawn"
FOUND: Final = (FACE, DRAWN, "card used", "ability used")

_OF_ENCOUNTERS: Final = ("encounter", "encounter surge")
_OF_CARDS: Final = ("card drawn", "card used", "ability used")
_OWN_SOURCES: Final = ("chapter", "room")


@dataclass(frozen=True)
class Line:
    """A thing that a game can reach. `source` is the owner of a rule, `where` its place."""

    kind: str
    name: str
    source: str = ""
    where: str = ""

    @property
    def part(self) -> str:
        """What it belongs to: the chapter, an encounter card, or another card or figure."""
        if self.kind in _OF_ENCOUNTERS:
            return ENCOUNTERS
        if self.kind in _OF_CARDS or (self.source and self.source.split(" ")[0] not in _OWN_SOURCES):
            return CARDS
        return CHAPTER


class Lines:
    """All lines of a chapter, and the line of each number that a game counts."""

    def __init__(self, chapter: Chapter) -> None:
        self.all: list[Line] = []
        self.group: list[int] = []
        numbers: dict[Line, int] = {}
        for index, (kind, name) in enumerate(chapter.lines):
            line = Line(kind, name)
            if index < len(chapter.rules):
                rule = chapter.rules[index]
                line = Line(kind, name, chapter.source_ids[rule.source], rule.where)
            if line not in numbers:
                numbers[line] = len(self.all)
                self.all.append(line)
            self.group.append(numbers[line])

    def faces_before(self, order: list[int]) -> list[tuple[int, int]]:
        """Return each face, card and ability among lines in order, with each face that comes before it."""
        found: list[tuple[int, int]] = []
        faces: list[int] = []
        for line in (self.group[index] for index in order):
            kind = self.all[line].kind
            if kind in FOUND:
                found += [(line, face) for face in faces]
            if kind == FACE:
                faces.append(line)
        return found

    def counted(self, hits: list[int]) -> dict[int, int]:
        """Return the hits of a game per line, without lines that were not hit."""
        found: dict[int, int] = {}
        for index, count in enumerate(hits):
            if count:
                line = self.group[index]
                found[line] = max(found.get(line, 0), count)
        return found
