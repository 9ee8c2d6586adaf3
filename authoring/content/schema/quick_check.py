"""Find out whether a value meets a schema, and collect the references in it.

jsonschema explains what is wrong, and is slow: it looks for every key of a schema in every map. Nearly all values are
right. So each part of a schema becomes a function here, which looks only at the keys a map has, and only what these
functions refuse is checked again by jsonschema. Both take a reference for an error where a part only tests a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from authoring.content.schema.records import Reference
from authoring.content.source import Steps

References = list[Reference]
Check = Callable[[Any, Steps, References], bool]
"""Whether the value at a place meets a part of a schema; references in it are added to the list."""

Schema = dict[str, Any]

_made: dict[int, tuple[Any, Check]] = {}
"""For each part of a schema, by its identity, the part and its check. Parts refer to each other in loops."""


def check_of(schema: Any) -> Check:
    """The check for a part of a schema without `$ref`."""
    known = _made.get(id(schema))
    if known is None:
        checks: list[Check] = []
        known = _made[id(schema)] = (schema, _all(checks))
        checks += _checks(schema)
    return known[1]


def _checks(schema: Any) -> list[Check]:
    if isinstance(schema, bool):
        return [] if schema else [_never]
    wanted = [key for key in schema if key not in _NOT_CHECKED]
    return [_KEYWORDS[key](schema[key], schema) for key in sorted(wanted, key=lambda key: key != "type")]


def _all(checks: list[Check]) -> Check:
    def check(value: Any, path: Steps, found: References) -> bool:
        for one in checks:  # noqa: SIM110
            if not one(value, path, found):
                return False
        return True

    return check


def _never(value: Any, path: Steps, found: References) -> bool:
    return False


def _test(holds: Callable[[Any], bool]) -> Check:
    return lambda value, path, found: holds(value)


def is_integer(value: Any) -> bool:
    """Whether a value is a whole number. Other than for JSON Schema, 2.0 is none: games count with integers."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


_TYPES: dict[str, Callable[[Any], bool]] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": is_integer,
    "null": lambda value: value is None,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _type(given: str | list[str], schema: Schema) -> Check:
    tests = [_TYPES[name] for name in ([given] if isinstance(given, str) else given)]
    if len(tests) == 1:
        return _test(tests[0])
    return _test(lambda value: any(test(value) for test in tests))


def _enum(given: list[Any], schema: Schema) -> Check:
    words = {word for word in given if isinstance(word, str)}
    others = [other for other in given if not isinstance(other, str)]
    return _test(lambda value: value in words if isinstance(value, str) else any(_same(value, one) for one in others))


def _const(given: Any, schema: Schema) -> Check:
    return _enum([given], schema)


def _same(one: Any, other: Any) -> bool:
    return bool(one == other) and isinstance(one, bool) == isinstance(other, bool)


def _pattern(given: str, schema: Schema) -> Check:
    search = re.compile(given).search
    return _test(lambda value: not isinstance(value, str) or search(value) is not None)


def _bound(of: type | tuple[type, ...], measure: Callable[[Any], Any], least: bool) -> Callable[[Any, Schema], Check]:
    def keyword(given: Any, schema: Schema) -> Check:
        def holds(value: Any) -> bool:
            if not isinstance(value, of) or isinstance(value, bool):
                return True
            size = measure(value)
            return bool(size >= given if least else size <= given)

        return _test(holds)

    return keyword


def _unique_items(given: bool, schema: Schema) -> Check:
    def holds(value: Any) -> bool:
        words = [item for item in value if isinstance(item, str)] if isinstance(value, list) else []
        return len(words) == len(set(words))

    return _test(holds)


def _properties(given: dict[str, Schema], schema: Schema) -> Check:
    checks = {key: check_of(part) for key, part in given.items()}

    def check(value: Any, path: Steps, found: References) -> bool:
        if isinstance(value, dict):
            for key, part in value.items():
                if key in checks and not checks[key](part, (*path, key), found):
                    return False
        return True

    return check


def _additional(given: Any, schema: Schema) -> Check:
    known, rest = schema.get("properties", {}), check_of(given)

    def check(value: Any, path: Steps, found: References) -> bool:
        if isinstance(value, dict):
            for key, part in value.items():
                if key not in known and not rest(part, (*path, key), found):
                    return False
        return True

    return check


def _required(given: list[str], schema: Schema) -> Check:
    return _test(lambda value: not isinstance(value, dict) or all(key in value for key in given))


def _property_names(given: Any, schema: Schema) -> Check:
    name = check_of(given)

    def check(value: Any, path: Steps, found: References) -> bool:
        for key in value if isinstance(value, dict) else ():
            inner: References = []
            if not name(key, path, inner):
                return False
            found += [Reference(one.kind, one.id, (*path, key), True) for one in inner]
        return True

    return check


def _items(given: Any, schema: Schema) -> Check:
    item = check_of(given)

    def check(value: Any, path: Steps, found: References) -> bool:
        if isinstance(value, list):
            for index, part in enumerate(value):
                if not item(part, (*path, index), found):
                    return False
        return True

    return check


def _all_of(given: list[Any], schema: Schema) -> Check:
    return _all([check_of(part) for part in given])


def _any_of(given: list[Any], schema: Schema) -> Check:
    options = [check_of(part) for part in given]
    return _test(lambda value: any(_holds(option, value) for option in options))


def _not(given: Any, schema: Schema) -> Check:
    inner = check_of(given)
    return _test(lambda value: not _holds(inner, value))


def _holds(check: Check, value: Any) -> bool:
    found: References = []
    return check(value, (), found) and not found


def _if(given: Any, schema: Schema) -> Check:
    condition = check_of(given)
    then, otherwise = check_of(schema.get("then", True)), check_of(schema.get("else", True))

    def check(value: Any, path: Steps, found: References) -> bool:
        return (then if _holds(condition, value) else otherwise)(value, path, found)

    return check


def _refers_to(given: str, schema: Schema) -> Check:
    def check(value: Any, path: Steps, found: References) -> bool:
        if isinstance(value, str):
            found.append(Reference(given, value, path, False))
        return True

    return check


_NOT_CHECKED = {"title", "description", "$comment", "$schema", "then", "else", "x-keys-are"}
_KEYWORDS: dict[str, Callable[[Any, Schema], Check]] = {
    "additionalProperties": _additional,
    "allOf": _all_of,
    "anyOf": _any_of,
    "const": _const,
    "enum": _enum,
    "if": _if,
    "items": _items,
    "maxItems": _bound(list, len, least=False),
    "maxLength": _bound(str, len, least=False),
    "maxProperties": _bound(dict, len, least=False),
    "maximum": _bound((int, float), lambda value: value, least=False),
    "minItems": _bound(list, len, least=True),
    "minLength": _bound(str, len, least=True),
    "minProperties": _bound(dict, len, least=True),
    "minimum": _bound((int, float), lambda value: value, least=True),
    "not": _not,
    "pattern": _pattern,
    "properties": _properties,
    "propertyNames": _property_names,
    "required": _required,
    "type": _type,
    "uniqueItems": _unique_items,
    "x-refers-to": _refers_to,
}
