"""What a record of the store is about: a chapter, its content, the engine and the options."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import engine
from authoring import __version__
from authoring.content.walk import is_translated
from engine.records.content import Content

PROSE: Final = frozenset(
    "title text description story opening continues objective victory-text defeat-text note notes".split()
)
"""Keys whose texts no game depends on. What is written there does not change the hash of the content."""
FOR_PLACES: Final = "where"
"""The field of `Content` that only serves messages."""
SHORT: Final = 16
"""How many letters of a hash stand in the name of a file."""
PLAIN_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


@dataclass(frozen=True)
class Key:
    """What a record is about. Two keys are equal if a record of the one is valid for the other."""

    chapter: str
    content: str
    engine: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def file_name(self) -> str:
        """The name of the file of a record: no id of content can lead out of the folder."""
        return f"{chapter_name(self.chapter)}.{self.content[:SHORT]}.{self.engine[:SHORT]}.{self._options()}.json"

    def like(self, *, chapter: str = "*", content: str = "*") -> str:
        """A pattern for the names of records with this engine and these options."""
        name = "*" if chapter == "*" else chapter_name(chapter)
        return f"{name}.{content[:SHORT]}.{self.engine[:SHORT]}.{self._options()}.json"

    def _options(self) -> str:
        return hash_of(self.options)[:SHORT]


def key_of(content: Content, options: Mapping[str, Any] | None = None) -> Key:
    """Return the key of records about some content, made with these options, which JSON must be able to hold."""
    return Key(str(content.chapter.get("id", "")), content_hash(content), engine_hash(), dict(options or {}))


def content_hash(content: Content) -> str:
    """Return a hash of all that a game of a chapter depends on; texts for readers are left out."""
    parts = {part.name: getattr(content, part.name) for part in fields(content) if part.name != FOR_PLACES}
    chapter = parts.pop("chapter")
    by_id = {name: dict(sorted(entries.items())) for name, entries in parts.items()}
    return hash_of(_without_prose({"chapter": chapter, **by_id}))


@cache
def engine_hash() -> str:
    """Return a hash of the engine's source and of Tailwright's version."""
    root = Path(engine.__file__).parent
    whole = sha256(__version__.encode())
    for path in sorted(root.rglob("*.py")):
        whole.update(path.relative_to(root).as_posix().encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def hash_of(data: Any) -> str:
    """Return the hash of plain data."""
    return sha256(json.dumps(data, ensure_ascii=False, default=str).encode("utf-8", "surrogatepass")).hexdigest()


def chapter_name(chapter: str) -> str:
    """The id of a chapter as part of a file name."""
    return chapter if PLAIN_ID.fullmatch(chapter) else hash_of(chapter)[:SHORT]


def _without_prose(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: bool(part) if _is_prose(key, part) else _without_prose(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_without_prose(part) for part in value]
    return value


def _is_prose(key: Any, value: Any) -> bool:
    return key in PROSE and (isinstance(value, str) or is_translated(value))
