"""The page of content kinds, `docs/reference/kinds.md`, from the schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from authoring.bundled import root

KINDS = (
    "chapter", "campaign", "tile", "hero", "minion", "ability", "search-card", "encounter-card", "status",
    "achievement", "persona", "box", "scenes", "pack",
)  # fmt: skip
HEAD = """# Kinds of files

<!-- Made by `make generate` from schemas/: change the schemas, not this page. -->

Every file is a YAML document that starts with `kind` and `id`. A file can also hold several cards of one kind: `kind:
search-cards` with `cards: [...]`, and so on. Keys marked with a star are required.
"""
Schema = dict[str, Any]


def page() -> str:
    """Return the page: every kind with its keys, including nested keys."""
    return HEAD + "".join(part for kind in KINDS for part in of_schema(kind))


def of_schema(kind: str) -> Iterator[str]:
    """Describe a schema: its keys, including nested keys."""
    schema = json.loads((root() / "schemas" / f"{kind}.schema.json").read_text(encoding="utf-8"))
    parts = schema.get("$defs", {})
    top = parts.get(kind, schema)
    yield f"\n## {kind}\n\n{schema.get('description', '')}\n"
    yield from _keys({**top, "required": [*top.get("required", []), *schema.get("required", [])]})
    yield from _nested_keys(top, kind)
    for name, part in sorted(parts.items()):
        if name != kind and part.get("properties"):
            yield f"\n### {part.get('title', name)} (in a {kind})\n\n{part.get('description', '')}\n"
            yield from _keys(part)
            yield from _nested_keys(part, kind)


def _nested_keys(schema: Schema, path: str) -> Iterator[str]:
    """Describe the keys of nested maps, each under its own heading."""
    for name, value in schema.get("properties", {}).items():
        inner = value.get("items", value) if isinstance(value.get("items", value), dict) else value
        if isinstance(inner.get("additionalProperties"), dict):
            inner = inner["additionalProperties"]
        if inner.get("properties"):
            yield f"\n### {path} → {name}\n\n{' '.join(inner.get('description', '').split())}\n"
            yield from _keys(inner)
            yield from _nested_keys(inner, f"{path} → {name}")


def _keys(schema: Schema) -> Iterator[str]:
    if schema.get("properties"):
        yield "\n| key | value | meaning |\n|---|---|---|\n"
    for name, value in schema.get("properties", {}).items():
        star = "*" if name in schema.get("required", []) else ""
        words = " ".join(value.get("description", "").split()).replace("|", "/")
        yield f"| `{name}`{star} | {_value(value)} | {words} |\n"


def _value(value: Schema) -> str:
    if "const" in value:
        return f"`{value['const']}`"
    if "enum" in value:
        return ", ".join(f"`{word}`" for word in value["enum"])
    if "$ref" in value:
        return str(value["$ref"]).rsplit("/", 1)[-1].replace("-", " ")
    if value.get("type") == "array":
        return f"list of {_value(value.get('items', {})) or 'values'}"
    kind = value.get("type", "")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
