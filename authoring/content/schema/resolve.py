"""Schemas with every `$ref` replaced by the schema it points to, which makes checking a file about twice as fast.

The result is a graph of dicts. It has loops where the rule language nests; jsonschema walks the data, which has none.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from authoring.content.schema.load import schema

_resolved_parts: dict[tuple[str, str], dict[str, Any]] = {}


@cache
def resolve_schema(name: str) -> dict[str, Any]:
    """Return the schema of a kind without references."""
    return _part(name, "")


def _part(name: str, pointer: str) -> dict[str, Any]:
    if (name, pointer) not in _resolved_parts:
        target = _resolved_parts[name, pointer] = {}  # stored before it is filled, so that loops end here
        node: Any = schema(name)
        for step in pointer.split("/")[1:]:
            node = node[step]
        target.update(_follow(node, name))
    return _resolved_parts[name, pointer]


def _follow(node: Any, name: str) -> Any:
    if isinstance(node, list):
        return [_follow(part, name) for part in node]
    if not isinstance(node, dict):
        return node
    # with "$schema", jsonschema would use its own validator instead of ours
    rest = {key: _follow(part, name) for key, part in node.items() if key not in ("$ref", "$defs", "$schema")}
    if "$ref" not in node:
        return rest
    file, _, pointer = node["$ref"].partition("#")
    target = _part(file.removesuffix(".schema.json") or name, pointer)
    return {**rest, "allOf": [target]} if rest else target
