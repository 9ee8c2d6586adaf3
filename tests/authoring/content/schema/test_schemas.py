"""The schemas themselves: valid, closed, and documented for an editor's hover."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from authoring import bundled
from authoring.content.schema import COLLECTIONS, KINDS, schema
from authoring.content.schema.bundle import bundle

OTHERS = ("campaign-report", "replay", "report")
"""What tailwright itself writes: no kind of content, but checked like one."""
NAMES = [path.name.removesuffix(".schema.json") for path in sorted((bundled.root() / "schemas").iterdir())]


def parts(node: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(node, dict):
        yield path, node
        for key, part in node.items():
            yield from parts(part, f"{path}/{key}")
    elif isinstance(node, list):
        for place, part in enumerate(node):
            yield from parts(part, f"{path}/{place}")


def test_one_schema_for_each_kind() -> None:
    assert sorted(NAMES) == sorted([*KINDS, "common", "rules", *OTHERS])


@pytest.mark.parametrize("name", NAMES)
def test_valid_and_of_the_right_draft(name: str) -> None:
    assert schema(name)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema(name))


@pytest.mark.parametrize("name", NAMES)
def test_unknown_keys_are_refused_everywhere(name: str) -> None:
    open_ones = [path for path, part in parts(schema(name)) if "properties" in part and not _closed(path, part)]
    assert open_ones == []


def _closed(path: str, part: dict[str, Any]) -> bool:
    tests_only = "/if" in path  # the condition of if/then describes nothing
    return tests_only or path.endswith("/properties") or "additionalProperties" in part


@pytest.mark.parametrize("name", NAMES)
def test_every_property_is_documented(name: str) -> None:
    bare = [
        f"{path}/{key}"
        for path, part in parts(schema(name))
        if path.endswith("/properties") and "/if/" not in path and "/then/" not in path
        for key, prop in part.items()
        if isinstance(prop, dict) and not ({"title", "description"} <= prop.keys() or _leads_to_words(prop))
    ]
    assert bare == []


def _leads_to_words(prop: dict[str, Any]) -> bool:
    """A reference alone: the words stand where it leads."""
    file, _, pointer = prop.get("$ref", "").partition("#/")
    if not pointer:
        return False
    target: Any = schema(file.removesuffix(".schema.json"))
    for step in pointer.split("/"):
        target = target[step]
    return {"title", "description"} <= target.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_a_bundled_schema_is_complete_in_itself(kind: str) -> None:
    whole = bundle(kind)
    for _, part in parts(whole):
        reference = part.get("$ref", "#")
        if isinstance(reference, str):
            assert reference.startswith("#")
            target: Any = whole
            for step in reference.split("/")[1:]:
                target = target[step]
    Draft202012Validator.check_schema(whole)


def test_a_bundled_schema_refuses_the_same() -> None:
    validator = Draft202012Validator(bundle("heroes"))
    hero = {
        "id": "pip",
        "name": "Pip",
        "classes": ["scamp"],
        "battle": 1,
        "defence": 1,
        "lore": 1,
        "move": 2,
        "life": 3,
    }
    assert validator.is_valid({"kind": "heroes", "id": "mice", "cards": [hero]})
    assert not validator.is_valid({"kind": "heroes", "id": "mice", "cards": [{**hero, "id": "Not An Id"}]})


def test_collections_name_their_kinds() -> None:
    for many, one in COLLECTIONS.items():
        assert schema(many)["properties"]["cards"]["items"]["$ref"] == f"{one}.schema.json#/$defs/{one}"
