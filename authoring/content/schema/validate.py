"""Run jsonschema on a file. `x-refers-to` in a schema marks strings that are ids of other entries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, ValidationError, validators

from authoring.content.schema.messages import Violation, explain
from authoring.content.schema.quick_check import check_of, is_integer
from authoring.content.schema.records import Reference, SchemaCheck
from authoring.content.schema.resolve import resolve_schema
from authoring.content.source import Source

MAX_FINDINGS = 200


def _refers_to(validator: Any, kind: Any, instance: Any, part: Any) -> Iterator[ValidationError]:
    """Report a reference as if it were an error: jsonschema then adds its path, and one pass finds both."""
    if isinstance(instance, str):
        yield ValidationError(kind)


def _unique_words(validator: Any, wanted: Any, instance: Any, part: Any) -> Iterator[ValidationError]:
    """Report strings that a list repeats. The `uniqueItems` of jsonschema takes quadratic time on lists of maps."""
    first: dict[str, int] = {}
    for index, item in enumerate(instance if isinstance(instance, list) else ()):
        if isinstance(item, str) and first.setdefault(item, index) != index:
            yield ValidationError("", validator="uniqueItems", path=[index], instance=item, validator_value=first[item])


_Validator: Any = validators.extend(  # type: ignore[no-untyped-call]
    Draft202012Validator,
    {"x-refers-to": _refers_to, "uniqueItems": _unique_words},
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda checker, value: is_integer(value)),
)
_evolve = _Validator.evolve
_made: dict[int, tuple[Any, Any]] = {}
"""For each part of a schema, by its identity, the part and its validator: jsonschema makes a new one at every value."""


def _evolve_once(validator: Any, schema: Any, **changes: Any) -> Any:
    known = _made.get(id(schema))
    if known is None:
        known = _made[id(schema)] = (schema, _evolve(validator, schema=schema, **changes))
    return known[1]


def _descend(
    validator: Any, instance: Any, schema: Any, path: Any = None, schema_path: Any = None, resolver: Any = None
) -> Iterator[ValidationError]:
    """As `descend` of jsonschema, without its lookup of references: resolved schemas have none."""
    for error in _errors(validator.evolve(schema=schema), instance):
        if path is not None:
            error.path.appendleft(path)
        if schema_path is not None:
            error.schema_path.appendleft(schema_path)
        yield error


_Validator.evolve = _evolve_once
_Validator.descend = _descend


def _errors(validator: Any, instance: Any) -> Iterator[ValidationError]:
    """As `iter_errors` of jsonschema, which is asked only about values that have errors."""
    found: list[Reference] = []
    if not check_of(validator.schema)(instance, (), found):
        yield from validator.iter_errors(instance)
        return
    for one in found:
        steps, names = (one.steps[:-1], ("propertyNames",)) if one.is_key else (one.steps, ())
        yield ValidationError(one.kind, "x-refers-to", steps, instance=one.id, schema_path=names)


@cache
def _validator(kind: str) -> Any:
    return _Validator(resolve_schema(kind))


def validate(source: Source, kind: str) -> SchemaCheck:
    """Check the data of a file against the schema of a kind."""
    references: list[Reference] = []
    violations: list[Violation] = []
    error: Any
    for error in _errors(_validator(kind), source.data):
        path, is_key = tuple(error.absolute_path), "propertyNames" in error.relative_schema_path
        if error.validator == "x-refers-to":
            steps = (*path, error.instance) if is_key else path
            references.append(Reference(error.message, error.instance, steps, is_key))
        elif len(violations) < MAX_FINDINGS:
            value, part = error.validator_value, error.schema
            violations.append(Violation(error.validator, value, part, error.instance, path, is_key))
    return SchemaCheck(tuple(sorted(explain(source, violations))), tuple(references))
