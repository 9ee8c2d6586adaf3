"""Our reading of JSON Schema against the library jsonschema, on bundled content as it is and with mistakes in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError, validators

from authoring import bundled
from authoring.library.folder import yaml_files
from authoring.schema import KINDS, schema
from authoring.schema.keywords import MET, WITHIN, refusals
from authoring.schema.resolved import resolved
from authoring.source import load
from tests.authoring.schema.test_schemas import parts

SAYS_NOTHING = {
    "$comment", "$defs", "$ref", "$schema", "description", "else", "then", "title", "x-keys-are",
}  # fmt: skip
"""Keywords that no value has to meet: words for people, names, and what `if` and `resolved` look at."""

NAMES_WITHIN = ("properties", "$defs")
"""Maps whose keys are names of the author's and no keywords."""

WRONG: list[Any] = [None, True, False, 0, 1, 1.0, -5, 2.5, 10**6, "", "x", "A b", "owner", [], ["x", "x"], {}, {"x": 1}]
FILES = [path for folder in bundled.CONTENT_FOLDERS for path in yaml_files(bundled.root() / folder, [])]


def _refers_to(validator: Any, kind: Any, instance: Any, part: Any) -> Iterator[ValidationError]:
    if isinstance(instance, str):
        yield ValidationError(kind)


def _unique_words(validator: Any, wanted: Any, instance: Any, part: Any) -> Iterator[ValidationError]:
    first: dict[str, int] = {}
    for place, item in enumerate(instance if isinstance(instance, list) else ()):
        if isinstance(item, str) and first.setdefault(item, place) != place:
            yield ValidationError("", validator="uniqueItems", path=[place], instance=item, validator_value=first[item])


THEIRS: Any = validators.extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"x-refers-to": _refers_to, "uniqueItems": _unique_words}
)


def _ours(kind: str, data: Any) -> list[str]:
    found = refusals(resolved(kind), data)
    return sorted(_line(one.keyword, one.value, one.schema, one.instance, one.path, one.is_key) for one in found)


def _theirs(kind: str, data: Any) -> list[str]:
    """Sorted: jsonschema looks at keys it has no name for in the order of a set."""
    found = THEIRS(resolved(kind)).iter_errors(data)
    return sorted(
        _line(one.validator or "", one.validator_value, one.schema or {}, one.instance, tuple(one.absolute_path),
              "propertyNames" in one.relative_schema_path)
        for one in found
    )  # fmt: skip


def _line(keyword: str, wanted: Any, part: Any, instance: Any, path: Any, is_key: bool) -> str:
    told = wanted if keyword == "uniqueItems" else id(wanted)
    return repr((path, keyword, instance, is_key, told if keyword else None, id(part) if keyword else None))


def _spoilt(data: Any, chance: random.Random) -> Any:
    """A copy with one value replaced, one key renamed or one part taken out, somewhere."""
    data = deepcopy(data)
    node = data
    while True:
        step = chance.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if isinstance(node[step], dict | list) and node[step] and chance.random() < 0.8:
            node = node[step]
            continue
        deed = chance.randrange(3)
        if deed == 0:
            node[step] = chance.choice(WRONG)
        elif deed == 1 or isinstance(node, list):
            del node[step]
        else:
            node[f"{step}x"] = node.pop(step)
        return data


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_refuses_what_jsonschema_refuses(path: Any) -> None:
    data = load(path).data
    kind, chance = data["kind"], random.Random(path.stem)
    small = {**data, "cards": data["cards"][:12]} if "cards" in data else data
    assert _ours(kind, data) == _theirs(kind, data)
    for _ in range(12):
        spoilt = _spoilt(small, chance)
        assert _ours(kind, spoilt) == _theirs(kind, spoilt)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_in_the_place_of_a_file(kind: str) -> None:
    for wrong in WRONG:
        assert _ours(kind, wrong) == _theirs(kind, wrong)


@pytest.mark.parametrize("name", [*KINDS, "common", "rules"])
def test_every_keyword_is_known(name: str) -> None:
    known = {*MET, *WITHIN, *SAYS_NOTHING}
    used = {
        key
        for path, part in parts(schema(name))
        if not path.endswith(tuple(f"/{within}" for within in NAMES_WITHIN)) or path.endswith("/properties/properties")
        for key in part
    }
    assert sorted(used - known) == []
    assert all(not isinstance(word, dict | list) for _, part in parts(schema(name)) for word in part.get("enum", ()))
