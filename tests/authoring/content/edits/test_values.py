"""Words, keys and items put into YAML text in place."""

from __future__ import annotations

import pytest

from authoring.content.edits import apply_edits
from authoring.content.edits.places import Places
from authoring.content.edits.values import (
    add_below,
    add_item,
    add_key,
    add_to_list,
    comment_above,
    with_value,
    word_edit,
)
from authoring.content.source import parse


def places(text: str) -> Places:
    return Places(parse(text.encode(), "x.yaml"))


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("a: old # why\n", "a: new # why\n"),
        ("a: 'old'\n", "a: 'new'\n"),
        ('a: "old"\n', 'a: "new"\n'),
    ],
)
def test_a_word_is_put_in_place_of_another(text: str, after: str) -> None:
    assert apply_edits(text, [word_edit(places(text), ("a",), "new")]) == after


def test_a_word_that_would_be_a_number_gets_quotes() -> None:
    assert apply_edits("a: old\n", [word_edit(places("a: old\n"), ("a",), "12")]) == 'a: "12"\n'


def test_a_key_is_put_in_place_of_another() -> None:
    text = "m:\n  old: 1 # x\n"
    assert apply_edits(text, [word_edit(places(text), ("m", "old"), "new", is_key=True)]) == "m:\n  new: 1 # x\n"


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("m:\n  a: 1\n  # c\nn: 2\n", "m:\n  a: 1\n  b: {}\n  # c\nn: 2\n"),
        ("m:\n  a: >-\n    x\n    y\nn: 2\n", "m:\n  a: >-\n    x\n    y\n  b: {}\nn: 2\n"),
        ("m: { a: 1 }\n", "m: { a: 1, b: {} }\n"),
        ("m: {}\n", "m: { b: {} }\n"),
        ("m:\n  a: [1,\n    2]\n", "m:\n  a: [1,\n    2]\n  b: {}\n"),
    ],
)
def test_a_key_is_added_to_a_map(text: str, after: str) -> None:
    assert apply_edits(text, [add_key(places(text), ("m",), "b", "{}")]) == after


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("m:\n  - a: 1\n    b: 2\nn: 2\n", "m:\n  - a: 1\n    b: 2\n  - { a: 3 }\nn: 2\n"),
        ("m: [1]\n", "m: [1, { a: 3 }]\n"),
        ("m: []\n", "m: [ { a: 3 } ]\n"),
    ],
)
def test_an_item_is_added_to_a_list(text: str, after: str) -> None:
    assert apply_edits(text, [add_item(places(text), ("m",), "{ a: 3 }")]) == after


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("a: 1\n", "a: 1\ncounters:\n  noise: {}\n"),
        ("a: 1\ncounters:\n  x: {}\nb: 2\n", "a: 1\ncounters:\n  x: {}\n  noise: {}\nb: 2\n"),
        ("{ a: 1 }\n", "{ a: 1, counters: { noise: {} } }\n"),
        ("a: 1\ncounters: {}\n", "a: 1\ncounters: \n  noise: {}\n"),
    ],
)
def test_a_definition_is_added_below_a_key_of_the_file(text: str, after: str) -> None:
    made = apply_edits(text, [add_below(places(text), ("counters", "noise"), "{}")])
    assert made == after
    assert parse(made.encode(), "").data["counters"]["noise"] == {}


@pytest.mark.parametrize("text", ["a: 1\n", "a: 1\nx:\n  - { id: b }\n", "{ a: 1 }\n", "x: []\n"])
def test_an_item_is_added_to_a_list_of_the_file(text: str) -> None:
    made = apply_edits(text, [add_to_list(places(text), "x", "{ id: c }")])
    assert parse(made.encode(), "").data["x"][-1] == {"id": "c"}


def test_a_comment_is_written_above_a_line() -> None:
    text = "m:\n  a: 1\n"
    assert apply_edits(text, [comment_above(places(text), 2, "# why")]) == "m:\n  # why\n  a: 1\n"


def test_a_value_is_put_into_a_copy() -> None:
    data = {"a": [{"b": 1}]}
    assert with_value(data, ("a", 0, "b"), 2) == {"a": [{"b": 2}]}
    assert with_value(data, ("c", "d"), 2) == {"a": [{"b": 1}], "c": {"d": 2}}
    assert with_value(data, ("a", 1), 2) == {"a": [{"b": 1}, 2]}
    assert data == {"a": [{"b": 1}]}
