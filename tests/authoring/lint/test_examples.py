"""How examples of lint rules become whole files."""

from __future__ import annotations

import json

import pytest

from authoring.content.source import parse
from authoring.lint.examples import base, bases, bases_of, files_of

PANTRY = parse(base("pantry").encode(), "pantry").data


def test_an_example_without_a_base_is_one_file() -> None:
    text = "kind: status\nid: dizzy\n"
    assert files_of(text) == {"example.yaml": text}
    assert bases_of(text) == []


def test_lines_divide_an_example_into_files() -> None:
    text = "# file: a.yaml\nid: a\n# based on: supper\n# file: b.yaml\nid: b\n"
    assert files_of(text) == {"a.yaml": "id: a\n", "supper.yaml": base("supper"), "b.yaml": "id: b\n"}
    assert bases_of(text) == ["supper"]


def test_top_level_keys_are_replaced_added_and_removed() -> None:
    changed = json.loads(files_of("# based on: supper\nend-page: 4\nstory: null\nsetup: []\n")["supper.yaml"])
    whole = parse(base("supper").encode(), "supper").data
    del whole["story"]
    assert changed == {**whole, "end-page": 4, "setup": []}


def test_keys_of_a_face_are_replaced() -> None:
    changed = json.loads(files_of("# based on: pantry\nfaces:\n  - id: cellar\n    exits: []\n")["pantry.yaml"])
    pantry, cellar = PANTRY["faces"]
    assert changed == {**PANTRY, "faces": [pantry, {**cellar, "exits": []}]}


@pytest.mark.parametrize("name", bases())
def test_a_base_file_is_called_like_what_it_holds(name: str) -> None:
    data = parse(base(name).encode(), name).data
    assert name in (data["id"], data.get("faces", [{}])[0].get("id"))
