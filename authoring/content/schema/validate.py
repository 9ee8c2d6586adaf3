"""Runs a file through its JSON Schema. `x-refers-to` in a schema marks the strings that are ids of other things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, ValidationError, validators

from authoring.content.schema import Checked, Reference
from authoring.content.schema.messages import Refusal, explain
from authoring.content.schema.resolved import resolved
from authoring.content.source import Source

MAX_FINDINGS = 200


def _refers_to(validator: Any, kind: Any, instance: Any, part: Any) -> Iterator[ValidationError]:
    """Report a reference in the guise of an error: so its path comes along, and one pass finds both."""
    if isinstance(instance, str):
        yield ValidationError(kind)


def _unique_words(validator: Any, wanted: Any, instance: Any, part: Any) -> Iterator[ValidationError]:
    """`uniqueItems` for words, at the second of two; jsonschema's own takes quadratic time on lists of maps."""
    first: dict[str, int] = {}
    for place, item in enumerate(instance if isinstance(instance, list) else ()):
        if isinstance(item, str) and first.setdefault(item, place) != place:
            yield ValidationError("", validator="uniqueItems", path=[place], instance=item, validator_value=first[item])


_Validator: Any = validators.extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"x-refers-to": _refers_to, "uniqueItems": _unique_words}
)


@cache
def _validator(kind: str) -> Any:
    return _Validator(resolved(kind))


def validate(source: Source, kind: str) -> Checked:
    """Check the data of a file against the schema of a kind."""
    references: list[Reference] = []
    refusals: list[Refusal] = []
    for error in _validator(kind).iter_errors(source.data):
        path, is_key = tuple(error.absolute_path), "propertyNames" in error.relative_schema_path
        if error.validator == "x-refers-to":
            steps = (*path, error.instance) if is_key else path
            references.append(Reference(error.message, error.instance, steps, is_key))
        elif len(refusals) < MAX_FINDINGS:
            value, part = error.validator_value, error.schema
            refusals.append(Refusal(error.validator, value, part, error.instance, path, is_key))
    return Checked(tuple(sorted(explain(source, refusals))), tuple(references))
