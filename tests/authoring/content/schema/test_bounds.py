"""Every number that a file can hold has a least and a greatest value."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from authoring import bundled
from authoring.content.schema import schema
from authoring.content.schema.parameters import PARAMETER_SCHEMAS
from engine.records.bounds import GREATEST, LEAST, bounded
from engine.vocabulary import registry
from engine.vocabulary.declare import AMOUNT, NUMERIC, Param

SCHEMAS = sorted(path.name.removesuffix(".schema.json") for path in (bundled.root() / "schemas").glob("*.json"))
NUMBER = "#/$defs/number"
"""A number of the rule language: its bounds stand where it is used."""


def unbounded(node: Any, place: str = "") -> Iterator[str]:
    """The places of a schema that accept a number without bounds."""
    if isinstance(node, list):
        for index, part in enumerate(node):
            yield from unbounded(part, f"{place}/{index}")
    if not isinstance(node, dict):
        return
    types = node.get("type")
    kinds = types if isinstance(types, list) else [types]
    numeric = "integer" in kinds or "number" in kinds or str(node.get("$ref", "")).endswith(NUMBER)
    if numeric and place != "/$defs/number" and not {"minimum", "maximum"} <= node.keys():
        yield place
    for key, part in node.items():
        if key == "if":  # a question about the value, which accepts nothing
            continue
        yield from unbounded(part, f"{place}/{key}")


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_number_of_a_schema_has_bounds(name: str) -> None:
    assert list(unbounded(schema(name))) == []


def test_a_number_without_bounds_is_noticed() -> None:
    part = {"properties": {"a": {"type": "integer", "minimum": 0}, "b": {"$ref": NUMBER}}}
    assert list(unbounded(part)) == ["/properties/a", "/properties/b"]


def params() -> list[Param]:
    tables = (registry.CONDITIONS, registry.EFFECTS, registry.MODIFIERS, registry.WHO, registry.WHERE, registry.NUMBERS)
    return [param for table in tables for element in table.values() for param in element.params]


def test_every_numeric_parameter_has_bounds_that_its_default_keeps() -> None:
    numeric = [param for param in params() if param.type in NUMERIC]
    assert len(numeric) > 90
    for param in numeric:
        least, greatest = param.bounds or (1, 0)
        assert LEAST <= least < greatest <= GREATEST
        assert param.required or param.default is None or least <= param.default <= greatest


@pytest.mark.parametrize(("kind", "bounds"), [("number", None), ("text", AMOUNT)])
def test_only_numbers_must_have_bounds(kind: str, bounds: tuple[int, int] | None) -> None:
    with pytest.raises(ValueError, match="must have bounds if it is a number"):
        Param("x", kind, "x", bounds=bounds)


def test_bounds_reach_the_schema() -> None:
    written = PARAMETER_SCHEMAS["number"](Param("x", "number", "x", bounds=(2, 5)))
    assert (written["minimum"], written["maximum"]) == (2, 5)
    assert json.dumps(schema("rules")).count('"maximum": 99') > 40


@pytest.mark.parametrize(("value", "kept"), [(5, 5), (10**9, GREATEST), (-(10**9), LEAST)])
def test_a_computed_number_is_kept_within_bounds(value: int, kept: int) -> None:
    assert bounded(value) == kept
