"""Turning names of content into numbers, with a suggestion where a name is unknown."""

from __future__ import annotations

from collections.abc import Callable, Collection
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from engine.records.chapter import WATER
from engine.records.errors import ContentError, NotInChapter

if TYPE_CHECKING:
    from engine.records.chapter import Chapter

Path = tuple[str | int, ...]
Place = Callable[[Path], str]


class Names:
    """Looks names up in a chapter, and knows the place in the file that is being read."""

    def __init__(self, chapter: Chapter, place: Place, face: int = -1) -> None:
        self.chapter = chapter
        self.place = place
        self.face = face
        self.path: Path = ()
        self.areas: dict[int, dict[str, tuple[int, ...]]] = {}

    # -- failing ---------------------------------------------------------------------------------------------------

    def fail(self, message: str) -> ContentError:
        """An error at the place that is being read."""
        return ContentError(self.place(self.path), message)

    def unknown(
        self, names: Collection[str], name: Any, what: str, local: bool = False, beside: str = ""
    ) -> ContentError:
        """An error about an unknown name, with the most similar one. `local`: another chapter may have the name.

        `beside` is what else the message says.
        """
        near = get_close_matches(str(name), sorted(names), 1)
        hint = f', did you mean "{near[0]}"?' if near else ""
        kind = NotInChapter if local else ContentError
        return kind(self.place(self.path), f'unknown {what} "{name}"{beside}{hint}')

    def lookup(self, names: list[str], name: Any, what: str) -> int:
        """The number of a name; an unknown name is an error."""
        if name in names:
            return names.index(name)
        raise self.unknown(names, name, what)

    # -- what a library has ----------------------------------------------------------------------------------------

    def minion_types(self, name: str) -> int:
        """The minion types of an id or tag, as a bit mask. A tag never includes bosses (BOSS-2)."""
        chapter = self.chapter
        types = 1 << chapter.minion_ids.index(name) if name in chapter.minion_ids else 0
        if name in chapter.tags:
            tag = 1 << chapter.tags.index(name)
            for i, tags in enumerate(chapter.minion_tags):
                if tags & tag and not chapter.minion_boss[i]:
                    types |= 1 << i
        elif not types:
            raise self.unknown([*chapter.minion_ids, *chapter.tags], name, "minion or tag of minions")
        return types

    # -- what only a chapter has -----------------------------------------------------------------------------------

    def _local(self, names: list[str], name: Any, what: str) -> int:
        if name in names:
            return names.index(name)
        raise self.unknown(names, name, what, local=True)

    def counter(self, name: str) -> int:
        """The number of a counter of the chapter."""
        if name in self.chapter.figure_counter_ids:
            raise self.fail(f'every figure has a counter "{name}" of its own: say whose, or ask with "has-count"')
        return self._local(self.chapter.counter_ids, name, "counter")

    def figure_counter(self, name: str) -> int:
        """The number of a counter that every figure has for itself."""
        if name in self.chapter.counter_ids:
            raise self.fail(f'"{name}" is a counter of the chapter, not of figures: declare it with "of: figures"')
        return self._local(self.chapter.figure_counter_ids, name, "counter of figures")

    def token(self, name: str) -> int:
        """The number of a token of the chapter, or of a party item's token."""
        return self._local(self.chapter.token_ids, name, "token")

    def achievement(self, name: str) -> int:
        """The number of an achievement that every chapter has, or this one."""
        return self._local(self.chapter.achievement_ids, name, "achievement")

    def face_number(self, name: str) -> int:
        """The number of a face of the board."""
        return self._local(self.chapter.board.face_ids, name, "face of this chapter")

    def space_number(self, name: str, face: int) -> int:
        """The number of a space of a face."""
        board = self.chapter.board
        spaces = board.face_spaces[face]
        return spaces[self.lookup([board.space_ids[space] for space in spaces], name, "space")]

    def spaces(self, value: Any) -> tuple[int, ...]:
        """Fixed spaces of the rule's face: an area, a space id, `water`, `entries`, or a list of those."""
        if value is None:
            return ()
        if isinstance(value, list):
            return tuple(space for part in value for space in self.spaces(part))
        board = self.chapter.board
        face, name = self.face, str(value)
        if "/" in name:
            face_id, name = name.split("/", 1)
            face = self.face_number(face_id)
        if face < 0:
            raise self.fail(f'space "{value}" has no face here: write "face/{value}"')
        areas = self.areas.get(face, {})
        if name in areas:
            return areas[name]
        if name == "water":
            return tuple(space for space in board.face_spaces[face] if board.space_kind[space] == WATER)
        if name == "entries":
            return board.face_entries[face]
        ids = [board.space_ids[space] for space in board.face_spaces[face]]
        if name not in ids:
            raise self.unknown([*ids, *areas], name, f'space or area of "{board.face_ids[face]}"')
        return (board.face_spaces[face][ids.index(name)],)
