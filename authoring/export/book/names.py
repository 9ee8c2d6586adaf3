"""What things are called in a language, for words made from ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from authoring.content.library import Entry, Library
from authoring.wording.languages import SOURCE, in_language, term, word
from authoring.wording.rule_text import plain_name

KINDS = {"card": "search-card", "minion-type": "minion"}
"""What the rule language calls kinds of content, where that differs."""
FIGURES = ("hero", "minion")


class Namer:
    """Names the content of a library; a chapter's own tokens and counters too."""

    def __init__(self, library: Library, language: str, chapter: Entry | None = None) -> None:
        self.library = library
        self.language = language
        self.chapter = chapter.data if chapter else {}

    def __call__(self, kind: str, ident: str) -> str:
        """The name of something by its kind and id; where it has none, the id as words."""
        own = self._own(kind, ident)
        if own:
            return own
        for wanted in FIGURES if kind == "figure" else (KINDS.get(kind, kind),):
            entry = self.library.entries(wanted).get(ident)
            name = in_language(entry.data.get("name"), self.language) if entry else ""
            if name:
                return name
        if kind == "class":
            return word(ident, self.language)
        return plain_name(kind, ident)

    def _own(self, kind: str, ident: str) -> str:
        if kind == "space":
            face, _, space = ident.rpartition("/")
            return f"{self('face', face)}, {space}" if face else ident
        if kind in ("token", "counter"):
            entry = (self.chapter.get(f"{kind}s") or {}).get(ident) or {}
            return in_language(entry.get("name"), self.language)
        return ""

    def troops(self, troops: Iterable[Any]) -> str:
        """Groups of minions: `3 × Roach, 1 × Spider`."""
        return ", ".join(self._troop(troop) for troop in troops)

    def _troop(self, troop: Any) -> str:
        greedy = f" ({term('greedy', self.language)})" if troop.get("greedy") else ""
        told = f"{troop.get('count', 1)}\u00a0×\u00a0{self('minion', str(troop.get('minion', '')))}{greedy}"
        at = troop.get("at")
        return f"{told} ({self.spaces(at)})" if isinstance(at, list) else told

    def area(self, name: str, spaces: Iterable[Any]) -> str:
        """A named part of a room: in English by its name, which is English; always by its spaces."""
        listed = self.spaces(spaces)
        return f"{name.replace('-', ' ')} ({listed})" if self.language == SOURCE else listed

    def spaces(self, spaces: Iterable[Any]) -> str:
        """A list of spaces."""
        return ", ".join(self("space", str(space)) for space in spaces)
