"""What the engine is given: one chapter and everything it may refer to, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]
Path = tuple[str | int, ...]


def _nowhere(kind: str, ident: str, path: Path) -> str:
    return f"{kind} {ident}"


@dataclass(frozen=True)
class Content:
    """A chapter with the library it is played with. `where` names the file and line of a part, for messages."""

    chapter: Data
    tiles: dict[str, Data] = field(default_factory=dict)
    heroes: dict[str, Data] = field(default_factory=dict)
    minions: dict[str, Data] = field(default_factory=dict)
    abilities: dict[str, Data] = field(default_factory=dict)
    search_cards: dict[str, Data] = field(default_factory=dict)
    encounter_cards: dict[str, Data] = field(default_factory=dict)
    statuses: dict[str, Data] = field(default_factory=dict)
    achievements: dict[str, Data] = field(default_factory=dict)
    personas: dict[str, Data] = field(default_factory=dict)
    box: Data = field(default_factory=dict)
    where: Callable[[str, str, Path], str] = _nowhere

    def __repr__(self) -> str:
        return f"<Content of {self.chapter.get('id', 'a chapter without an id')}: {len(self.tiles)} tiles>"
