"""What can stand at a place of a file by its schema: keys, words, ids of some kinds, each with its description."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from authoring.content.schema import KINDS
from authoring.content.schema.resolve import resolve_schema
from authoring.content.source import Steps

Schema = dict[str, Any]


@dataclass
class Slot:
    """What a schema says of a place."""

    keys: dict[str, str] = field(default_factory=dict)
    """The keys of a map that can stand here, with their descriptions."""
    words: dict[str, str] = field(default_factory=dict)
    """Words that can stand here, with what is known of them."""
    kinds: list[str] = field(default_factory=list)
    """The kinds of ids that can stand here."""
    key_kinds: list[str] = field(default_factory=list)
    """The kinds of ids that can be keys of a map here."""
    title: str = ""
    description: str = ""


def slot_at(kind: str | None, steps: Steps, data: Any = None) -> Slot:
    """What can stand at a place of a file of a kind; a file without one needs its kind first.

    With the data of the file, the other keys of a map decide what it is.
    """
    if kind not in KINDS:
        return _slot([]) if steps else Slot({"kind": "What the file holds."}, {})
    return _slot(_at(resolve_schema(kind), steps, data))


def kinds_of_files() -> dict[str, str]:
    """Every kind of file, with its description."""
    return {kind: str(_part(kind, "description") or _part(kind, "title")) for kind in KINDS}


def _part(kind: str, name: str) -> Any:
    return next((part[name] for part in _branches(resolve_schema(kind)) if part.get(name)), "")


def _at(schema: Schema, steps: Steps, data: Any) -> list[Schema]:
    """Every schema that applies at a place."""
    here = list(_branches(schema, data))
    for step in steps:
        below = [part for one in here for part in _below(one, step)]
        data = _part_of(data, step)
        here = list({id(part): part for one in below for part in _branches(one, data)}.values())
    return here


def _part_of(data: Any, step: str | int) -> Any:
    try:
        return data[step]
    except (KeyError, IndexError, TypeError):
        return None


def _below(schema: Schema, step: str | int) -> Iterator[Schema]:
    if isinstance(step, int):
        items = schema.get("items")
        if isinstance(items, dict):
            yield items
        return
    known = schema.get("properties", {})
    if step in known:
        yield known[step]
    elif isinstance(schema.get("additionalProperties"), dict):
        yield schema["additionalProperties"]


def _branches(schema: Schema, value: Any = None) -> Iterator[Schema]:
    """A schema and every schema that can apply to the same value, whatever it turns out to be."""
    todo, seen = [schema], set[int]()
    while todo:
        part = todo.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        yield part
        for key in ("allOf", "anyOf", "oneOf"):
            todo += [one for one in part.get(key, []) if isinstance(one, dict)]
        ways = ("then",) if _has_key(value, part.get("if")) else ("else", "then")
        todo += [part[key] for key in ways if isinstance(part.get(key), dict)]


def _has_key(value: Any, test: Any) -> bool:
    """Whether a map has one of the keys that make it a map of parameters."""
    if not isinstance(value, dict) or not isinstance(test, dict):
        return False
    return any(key in value for one in test.get("anyOf", []) for key in one.get("required", []))


def _slot(parts: Iterable[Schema]) -> Slot:
    slot = Slot()
    for part in parts:
        slot.title = slot.title or str(part.get("title", ""))
        slot.description = slot.description or str(part.get("description", ""))
        for key, one in part.get("properties", {}).items():
            slot.keys.setdefault(key, _description(one))
        for word in _words(part):
            slot.words.setdefault(word, "")
        if "x-refers-to" in part:
            slot.kinds.append(part["x-refers-to"])
        for one in _branches(part.get("propertyNames", {})):
            slot.key_kinds += [one["x-refers-to"]] if "x-refers-to" in one else []
            slot.keys.update(dict.fromkeys((str(word) for word in one.get("enum", [])), ""))
    for word in slot.words:
        slot.words[word] = slot.keys.get(word, "")
    return slot


def _description(schema: Schema) -> str:
    return next((str(part["description"]) for part in _branches(schema) if part.get("description")), "")


def _words(part: Schema) -> Iterator[str]:
    """The words that a value may be."""
    excluded = part.get("if", {}).get("not", {}) if isinstance(part.get("if"), dict) else {}
    for one in (part, part.get("if", {}), excluded):
        yield from (_written(word) for word in one.get("enum", []))
    if "const" in part:
        yield _written(part["const"])
    if "boolean" in (part.get("type") or ()):
        yield from ("true", "false")


def _written(word: Any) -> str:
    return str(word).lower() if isinstance(word, bool) else str(word)
