"""The names of content in a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from authoring.content.library import Entry, Library
from authoring.drawing.board.face import is_wordy
from authoring.wording.languages import SOURCE, in_language, shown_language, term, word
from authoring.wording.rule_text import plain_name
from authoring.wording.tongues import tongue_of

KINDS = {"card": "search-card", "minion-type": "minion"}
"""The kinds that the rule language calls by another name, and what the library calls them."""
FIGURES = ("hero", "minion")


class Namer:
    """Finds names of content in a library, and of the tokens and counters of a chapter."""

    def __init__(self, library: Library, language: str, chapter: Entry | None = None) -> None:
        self.library = library
        self.language = language
        self.chapter = chapter.data if chapter else {}

    def __call__(self, kind: str, ident: str) -> str:
        """Return the name of something by its kind and id; without a name, the id as words."""
        own = self._own(kind, ident)
        if own:
            return own
        for entry_kind in FIGURES if kind == "figure" else (KINDS.get(kind, kind),):
            entry = self.library.entries(entry_kind).get(ident)
            name = in_language(entry.data.get("name"), self.language) if entry else ""
            if name:
                return name
        if kind == "class":
            return word(ident, self.language)
        return plain_name(kind, ident)

    def _own(self, kind: str, ident: str) -> str:
        if kind == "space":
            face, _, space = ident.rpartition("/")
            space = self._added().get(ident) or self._added().get(space, space)
            return f"{self('face', face)}, {space}" if face else self._areas().get(ident) or space
        if kind in ("token", "counter"):
            entry = (self.chapter.get(f"{kind}s") or {}).get(ident) or {}
            return in_language(entry.get("name"), self.language)
        return ""

    def figure(self, figure: Any) -> str:
        """Return the name of a figure of the box: that of the first bundled minion it stands for."""
        minions = self.library.entries("minion").values()
        found = (entry.id for entry in minions if entry.bundled and entry.data.get("figure") == figure)
        ident = next(found, "") if figure else ""
        return self("minion", ident) if ident else ""

    @property
    def untranslated(self) -> bool:
        """Whether the chapter is shown in English: then ids, which are English, can be read as words."""
        title = self.chapter.get("title")
        return self.language == SOURCE or not isinstance(title, dict) or shown_language(title, self.language) == SOURCE

    def _areas(self) -> dict[str, str]:
        """The words for areas by their ids: what the board calls their only space, or the list of their spaces."""
        rooms: dict[str, Any] = self.chapter.get("rooms") or {}
        return {
            str(ident): self._area(face, [str(space) for space in spaces])
            for face, room in rooms.items()
            for ident, spaces in ((room or {}).get("areas") or {}).items()
        }

    def _area(self, face: str, spaces: list[str]) -> str:
        entry = self.library.entries("face").get(face)
        notes = {str(one["id"]): one.get("note") for one in (entry.data.get("spaces") or ())} if entry else {}
        named = in_language(notes.get(spaces[0]), self.language) if len(spaces) == 1 else ""
        if named:
            return f"{named} ({spaces[0]})"
        return tongue_of(self.language).join([self._added().get(space, space) for space in spaces], "or")

    def _added(self) -> dict[str, str]:
        """The words for spaces that the chapter adds under names of more than three letters, by their ids."""
        rooms = (self.chapter.get("rooms") or {}).values()
        return {
            str(space["id"]): in_language(space.get("note"), self.language)
            for room in rooms
            for space in (room or {}).get("spaces") or ()
            if is_wordy(str(space["id"]))
        }

    def minion_groups(self, groups: Iterable[Any]) -> str:
        """Describe groups of minions: `3 × Roach, 1 × Spider`."""
        return ", ".join(self._minion_group(group) for group in groups)

    def _minion_group(self, group: Any) -> str:
        greedy = f" ({term('greedy', self.language)})" if group.get("greedy") else ""
        text = f"{group.get('count', 1)}\u00a0×\u00a0{self('minion', str(group.get('minion', '')))}{greedy}"
        at = group.get("at")
        return f"{text} ({self.spaces(at)})" if isinstance(at, list) else text

    def area(self, name: str, spaces: Iterable[Any]) -> str:
        """Describe a named area of a room by its spaces; in English, where the name can be read, by its name too."""
        listed = self.spaces(spaces)
        return f"{name.replace('-', ' ')} ({listed})" if self.untranslated else listed

    def spaces(self, spaces: Iterable[Any]) -> str:
        """List the names of spaces."""
        return ", ".join(self("space", str(space)) for space in spaces)
