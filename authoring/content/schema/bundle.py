"""Bundle a schema and every schema it refers to into one file."""

from __future__ import annotations

from typing import Any

from authoring.content.schema.load import schema


def bundle(kind: str) -> dict[str, Any]:
    """Return the schema of a kind. Other schema files become entries of its `$defs`, under their names."""
    needed: dict[str, Any] = {}
    whole: dict[str, Any] = _rewrite(schema(kind), "", needed)
    whole["$defs"] = {**whole.get("$defs", {}), **dict(sorted(needed.items()))}
    return whole


def _rewrite(node: Any, name: str, needed: dict[str, Any]) -> Any:
    """Copy a part of schema file `name` ("" for the main file), with references that point into the bundle."""
    if isinstance(node, list):
        return [_rewrite(part, name, needed) for part in node]
    if not isinstance(node, dict):
        return node
    copy = {key: _rewrite(part, name, needed) for key, part in node.items()}
    if "$ref" in node:
        file, _, pointer = node["$ref"].partition("#")
        other = file.removesuffix(".schema.json") or name
        copy["$ref"] = f"#/$defs/{other}{pointer}" if other else f"#{pointer}"
        if other and other not in needed:
            needed[other] = {}
            parts = {key: part for key, part in schema(other).items() if key != "$schema"}
            needed[other] = _rewrite(parts, other, needed)
    return copy
