"""Schemas with their references followed once, so that checking a file follows none.

The result is a graph of plain dicts, with loops where the rule language nests in itself; jsonschema walks the data and
so never notices. Checking is about twice as fast as with `$ref`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from authoring.content.schema import schema

_done: dict[tuple[str, str], dict[str, Any]] = {}


@cache
def resolved(name: str) -> dict[str, Any]:
    """Return the whole schema of a kind without references."""
    return _part(name, "")


def _part(name: str, pointer: str) -> dict[str, Any]:
    if (name, pointer) not in _done:
        target = _done[name, pointer] = {}  # entered before it is filled: a loop finds it
        node: Any = schema(name)
        for step in pointer.split("/")[1:]:
            node = node[step]
        target.update(_follow(node, name))
    return _done[name, pointer]


def _follow(node: Any, name: str) -> Any:
    if isinstance(node, list):
        return [_follow(part, name) for part in node]
    if not isinstance(node, dict):
        return node
    # "$schema" would make jsonschema go on with its own validator in place of ours
    rest = {key: _follow(part, name) for key, part in node.items() if key not in ("$ref", "$defs", "$schema")}
    if "$ref" not in node:
        return rest
    file, _, pointer = node["$ref"].partition("#")
    target = _part(file.removesuffix(".schema.json") or name, pointer)
    return {**rest, "allOf": [target]} if rest else target
