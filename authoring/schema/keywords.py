"""The keywords of JSON Schema that our schemas use, as its draft 2020-12 means them.

The library jsonschema knows all of them, and takes longer to start than a chapter to be checked. Tests hold the two
against each other, and every keyword of a schema against the tables here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from authoring.schema.messages import Refusal
from authoring.source import Steps


def refusals(schema: Any, value: Any, path: Steps = (), is_key: bool = False) -> Iterator[Refusal]:
    """Every keyword of a schema, and of those within, that a value does not meet."""
    if isinstance(schema, bool):
        if not schema:
            yield Refusal("", None, {}, value, path, is_key)
        return
    for keyword, wanted in schema.items():
        if keyword in MET:
            if not MET[keyword](wanted, value):
                yield Refusal(keyword, wanted, schema, value, path, is_key)
        elif keyword in WITHIN:
            yield from WITHIN[keyword](schema, value, path, is_key)


def _fits(schema: Any, value: Any) -> bool:
    return next(refusals(schema, value), None) is None


# -- keywords that a value meets or does not ---------------------------------------------------------------------------


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_TYPES: dict[str, Callable[[Any], bool]] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: _is_number(value) and value == value // 1,
    "null": lambda value: value is None,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _is_of_type(wanted: str | list[str], value: Any) -> bool:
    return _TYPES[wanted](value) if isinstance(wanted, str) else any(_TYPES[one](value) for one in wanted)


def _same(one: Any, other: Any) -> bool:
    """Whether two values are the same; `true` is not 1."""
    return bool(one == other) and isinstance(one, bool) == isinstance(other, bool)


MET: dict[str, Callable[[Any, Any], bool]] = {
    "anyOf": lambda schemas, value: any(_fits(schema, value) for schema in schemas),
    "const": _same,
    "enum": lambda words, value: any(_same(word, value) for word in words),
    "maxItems": lambda most, value: not isinstance(value, list) or len(value) <= most,
    "maxLength": lambda most, value: not isinstance(value, str) or len(value) <= most,
    "maxProperties": lambda most, value: not isinstance(value, dict) or len(value) <= most,
    "maximum": lambda most, value: not _is_number(value) or value <= most,
    "minItems": lambda least, value: not isinstance(value, list) or len(value) >= least,
    "minLength": lambda least, value: not isinstance(value, str) or len(value) >= least,
    "minProperties": lambda least, value: not isinstance(value, dict) or len(value) >= least,
    "minimum": lambda least, value: not _is_number(value) or value >= least,
    "not": lambda schema, value: not _fits(schema, value),
    "pattern": lambda pattern, value: not isinstance(value, str) or re.search(pattern, value) is not None,
    "type": _is_of_type,
    # a reference is told like a refusal: so its path comes along, and one pass finds both
    "x-refers-to": lambda kind, value: not isinstance(value, str),
}


# -- keywords about what is within a value, or about other keywords ----------------------------------------------------


def _all_of(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    for part in schema["allOf"]:
        yield from refusals(part, value, path, is_key)


def _if(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    branch = "then" if _fits(schema["if"], value) else "else"
    yield from refusals(schema.get(branch, True), value, path, is_key)


def _items(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    for place, item in enumerate(value if isinstance(value, list) else ()):
        yield from refusals(schema["items"], item, (*path, place), is_key)


def _unique_items(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    """Only words are compared, and it is refused at the second of two, with the place of the first."""
    first: dict[str, int] = {}
    for place, item in enumerate(value if isinstance(value, list) else ()):
        if isinstance(item, str) and first.setdefault(item, place) != place:
            yield Refusal("uniqueItems", first[item], schema, item, (*path, place), is_key)


def _properties(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    if isinstance(value, dict):
        for key, part in schema["properties"].items():
            if key in value:
                yield from refusals(part, value[key], (*path, key), is_key)


def _additional_properties(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    known, wanted = schema.get("properties", {}), schema["additionalProperties"]
    others = [key for key in value if key not in known] if isinstance(value, dict) else []
    if wanted is False and others:
        yield Refusal("additionalProperties", wanted, schema, value, path, is_key)
    elif wanted is not False:
        for key in others:
            yield from refusals(wanted, value[key], (*path, key), is_key)


def _property_names(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    for key in value if isinstance(value, dict) else ():
        yield from refusals(schema["propertyNames"], key, path, True)


def _required(schema: Any, value: Any, path: Steps, is_key: bool) -> Iterator[Refusal]:
    for key in schema["required"] if isinstance(value, dict) else ():
        if key not in value:
            yield Refusal("required", schema["required"], schema, value, path, is_key)


WITHIN: dict[str, Callable[[Any, Any, Steps, bool], Iterator[Refusal]]] = {
    "additionalProperties": _additional_properties,
    "allOf": _all_of,
    "if": _if,
    "items": _items,
    "properties": _properties,
    "propertyNames": _property_names,
    "required": _required,
    "uniqueItems": _unique_items,
}
