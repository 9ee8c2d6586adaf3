"""The quick check accepts what jsonschema accepts, and finds the same references."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from authoring.content.schema import KINDS, check, kind_of, validate
from authoring.content.schema.quick_check import check_of
from authoring.content.schema.records import Reference
from authoring.content.schema.resolve import resolve_schema
from authoring.content.source import Source, parse
from tests.engine.scene import bundled
from tests.fuzz.cases import case_text

Agree = Callable[[Source], bool]


@pytest.fixture
def agree(monkeypatch: pytest.MonkeyPatch) -> Agree:
    """Whether a file is right; checks that jsonschema says of it what it says with the help of the quick check."""

    def compare(source: Source) -> bool:
        quick = check(source)
        kind, _ = kind_of(source)
        if kind is None:
            return False
        with monkeypatch.context() as patch:
            patch.setattr(validate, "_errors", lambda validator, instance: validator.iter_errors(instance))
            slow = validate.validate(source, kind)
        assert quick.findings == slow.findings
        assert set(quick.references) == set(slow.references)
        return not quick.findings

    return compare


def test_on_all_bundled_files(agree: Agree) -> None:
    assert all(agree(file.source) for file in bundled().files)


def test_on_odd_files(agree: Agree) -> None:
    texts = [case_text(5, number).encode("utf-8", "surrogatepass") for number in range(300)]
    verdicts = [agree(parse(text, "odd.yaml")) for text in texts]
    assert min(verdicts.count(True), verdicts.count(False)) > 50


@pytest.mark.parametrize(
    ("schema", "right", "wrong"),
    [
        ({"type": "integer"}, [0, 3], [True, 2.0, "2", None]),
        ({"type": "number"}, [0, 2.5], [True, "2"]),
        ({"type": ["null", "string"]}, [None, "a"], [0, []]),
        ({"enum": ["a", 1, True]}, ["a", 1, True], ["b", 2, False]),
        ({"enum": [0, 1]}, [0, 1, 1.0], [False, True]),
        ({"const": "a"}, ["a"], ["b", 1]),
        ({"minimum": 1, "maximum": 3}, [1, 3, "x", True], [0, 4]),
        ({"minLength": 1, "maxLength": 2, "pattern": "^a"}, ["a", "ab", 7], ["", "abc", "b"]),
        ({"items": {"type": "integer"}, "minItems": 1, "maxItems": 2, "uniqueItems": True}, [[1], [1, 1]],
         [[], [1, 2, 3], ["a"]]),
        ({"uniqueItems": True}, [["a", "b"], [[1], [1]]], [["a", "a"]]),
        ({"properties": {"a": {"type": "null"}}, "required": ["a"], "additionalProperties": False}, [{"a": None}],
         [{}, {"a": 1}, {"a": None, "b": 1}]),
        ({"additionalProperties": {"type": "integer"}, "minProperties": 1, "maxProperties": 1}, [{"x": 1}],
         [{}, {"x": "a"}, {"x": 1, "y": 1}]),
        ({"propertyNames": {"pattern": "^a"}}, [{"a": 1}], [{"b": 1}]),
        ({"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}, [{"a": 1}, {"b": 1}], [{"c": 1}]),
        ({"not": {"required": ["a"]}}, [{}], [{"a": 1}]),
        ({"if": {"type": "string"}, "then": {"enum": ["a"]}, "else": {"type": "null"}}, ["a", None], ["b", 1]),
        ({"allOf": [{"minimum": 1}, {"maximum": 2}]}, [1, 2], [0, 3]),
    ],
)  # fmt: skip
def test_each_keyword(schema: dict[str, Any], right: list[Any], wrong: list[Any]) -> None:
    check = check_of(schema)
    assert [value for value in right if not check(value, (), [])] == []
    assert [value for value in wrong if check(value, (), [])] == []


def test_references_of_values_and_keys() -> None:
    hero = {"x-refers-to": "hero"}
    found: list[Reference] = []
    assert check_of({"properties": {"who": {"items": hero}}, "propertyNames": hero})({"who": ["ash"]}, (), found)
    assert set(found) == {Reference("hero", "ash", ("who", 0)), Reference("hero", "who", ("who",), True)}


def test_every_schema_can_be_made_a_check() -> None:
    for kind in KINDS:
        assert not check_of(resolve_schema(kind))({"kind": "nothing"}, (), [])
