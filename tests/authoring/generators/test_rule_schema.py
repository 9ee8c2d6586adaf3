"""The schema of the rule language is made from declarations, and says what each accepts."""

from __future__ import annotations

import inspect
import re
import textwrap
from dataclasses import replace
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from authoring.content.schema.parameters import PARAMETER_SCHEMAS
from authoring.content.schema.validate import validate
from authoring.content.source import Source, parse
from authoring.generators.rule_schema import Vocabulary, engine_vocabulary, generate
from engine.vocabulary.declare import AMOUNT, PARAM_TYPES, Condition, Effect, Event, Modifier, Param, Selector


def unused(*_: Any) -> Any:
    raise AssertionError("a schema is made without building anything")


WORDS = Vocabulary(
    events={"move-rolled": Event("move-rolled", "A figure has rolled.", {"mover": ("figure", "who rolled")})},
    conditions={
        "achieved": Condition("achieved", "Is it?", (Param("what", "achievement", "which"),), unused, short="what"),
        "not": Condition(
            "not", "The opposite.", (Param("conditions", "conditions", "what"),), unused, short="conditions"
        ),
    },
    effects={
        "surge": Effect("surge", "A surge.", (), unused),
        "wound": Effect(
            "wound",
            "Wounds.\n\n    Example:\n        - wound: mover",
            (Param("who", "who", "who is hurt"), Param("amount", "number", "how many", 1, bounds=AMOUNT)),
            unused,
            short="who",
        ),
        "test": Effect(
            "test",
            "A test.",
            (Param("dice", "number", "dice", bounds=AMOUNT), Param("pass", "effects", "then", ())),
            unused,
        ),
        "face": Effect(
            "face", "Faces.", (Param("faces", "choices", "which", choices=("bow", "sword")),), unused, "faces"
        ),
    },
    modifiers={
        "move": Modifier(
            "move", "Movement.", "modify", (Param("by", "number", "more", None, bounds=(-9, 9)),), short="by"
        ),
        "forbid": Modifier(
            "forbid", "No.", "forbid", (Param("what", "choices", "x", choices=("move",)),), short="what"
        ),
    },
    who={
        "all-mice": Selector("all-mice", "All.", "who", (), unused),
        "near": Selector(
            "near",
            "Near.",
            "who",
            (Param("of", "who", "whom"), Param("steps", "number", "far", 1, bounds=AMOUNT)),
            unused,
            short="of",
        ),
    },
    where={"water": Selector("water", "Water.", "where", (), unused)},
    numbers={
        "counter": Selector("counter", "It.", "number", (Param("name", "counter", "which"),), unused, short="name")
    },
)
TEXT = {"type": ["string", "object"]}


def check(part: str, value: Any) -> bool:
    schema = {"$ref": f"#/$defs/{part}", "$defs": generate(WORDS)["$defs"]}
    schema["$defs"]["rule"]["properties"]["text"] = schema["$defs"]["standing"]["properties"]["id"] = TEXT
    schema["$defs"]["rule"]["properties"]["id"] = TEXT
    return bool(Draft202012Validator(schema).is_valid(value))


ACCEPTED: list[tuple[str, Any]] = [
    ("effects", ["surge", {"surge": None}, {"surge": {}}]),
    ("effects", [{"wound": "mover"}, {"wound": {"who": "all-mice", "amount": 2}}]),
    ("effects", [{"wound": {"near": "mover"}}, {"wound": {"near": "mover", "steps": 2}}]),
    ("effects", [{"wound": {"who": {"near": {"of": "mover", "steps": 2}}, "amount": {"counter": "web"}}}]),
    ("effects", [{"test": {"dice": 1, "pass": [{"wound": "owner"}]}}]),
    ("effects", [{"face": "bow"}, {"face": ["bow", "sword"]}]),
    ("conditions", {"achieved": "fame", "not": {"achieved": "shame"}}),
    ("conditions", [{"mover": "mouse"}, {"mover": {"not": {"achieved": "fame"}}}, {"mover": ["rat", "roach"]}]),
    ("rule", {"when": "move-rolled", "do": ["surge"], "cost": {"from": 1, "to": 3}, "limit": "turn"}),
    ("rule", {"do": ["surge"], "cost": 2, "limit": {"per": "round", "times": 2}, "may": True}),
    ("rule", {"if": {"achieved": "fame"}, "modify": {"move": -1}, "forbid": "move", "of": "mouse"}),
    ("rule", {"replace": {"move-rolled": ["surge"]}}),
    ("where", "b2"),
    ("where", ["b2", "b3"]),
]
REFUSED: list[tuple[str, Any]] = [
    ("effects", ["wound"]),
    ("effects", [{"wuond": "mover"}]),
    ("effects", [{"wound": "mover", "surge": None}]),
    ("effects", [{"wound": {"who": "nobody"}}]),
    ("effects", [{"wound": {"steps": 2}}]),
    ("effects", [{"wound": {"amount": 2}}]),
    ("effects", [{"test": {}}]),
    ("effects", [{"test": {"dice": "one"}}]),
    ("effects", [{"face": "shield"}]),
    ("conditions", {"achieved": 3}),
    ("conditions", {"thrower": "mouse"}),
    ("rule", {}),
    ("rule", {"when": "move-rolled"}),
    ("rule", {"when": "noon", "do": ["surge"]}),
    ("rule", {"when": "move-rolled", "do": ["surge"], "modify": {"move": 1}}),
    ("rule", {"modify": {"lore": 1}}),
    ("rule", {"do": ["surge"], "limit": "day"}),
]


@pytest.mark.parametrize(("part", "value"), ACCEPTED)
def test_accepted(part: str, value: Any) -> None:
    assert check(part, value)


@pytest.mark.parametrize(("part", "value"), REFUSED)
def test_refused(part: str, value: Any) -> None:
    assert not check(part, value)


def examples() -> list[Any]:
    words = engine_vocabulary()
    tables = (words.events, words.conditions, words.effects, words.modifiers, words.who, words.where, words.numbers)
    return [pytest.param(one, id=f"{type(one).__name__}-{one.name}") for table in tables for one in table.values()]


@pytest.mark.parametrize("element", examples())
def test_the_example_of_each_element_is_accepted(element: Any) -> None:
    match = re.search(r"^Example:\n((?:    .*\n?|\n)+)", inspect.cleandoc(element.doc), re.MULTILINE)
    assert match, "no example"
    rules = parse(textwrap.dedent(match[1]).encode(), f"{element.name}.yaml")
    assert rules.findings == []
    status = {"kind": "status", "id": "dizzy", "name": "Dizzy", "rules": rules.data}
    assert validate(Source("x.yaml", data=status), "status").findings == ()


def test_every_parameter_type_has_a_schema() -> None:
    assert set(PARAM_TYPES) == set(PARAMETER_SCHEMAS)


def test_a_parameter_beside_a_word_has_the_schema_of_that_word() -> None:
    least = Selector("least", "The least.", "number", (Param("of", "numbers", "x", bounds=(0, 9)),), unused, short="of")
    pick = Selector(
        "pick", "One.", "number", (Param("what", "choice", "x", choices=("lore",)), Param("of", "who", "whose")),
        unused, short="what",
    )  # fmt: skip
    add = Selector(
        "add", "Both.", "number", (Param("one", "choice", "x", choices=("one",)), Param("of", "counter", "x")),
        unused, short="one",
    )  # fmt: skip
    words = replace(WORDS, numbers={"least": least, "pick": pick, "add": add})
    schema = {"$ref": "#/$defs/number", "$defs": generate(words)["$defs"]}
    accepts = Draft202012Validator(schema).is_valid
    assert accepts({"pick": "lore", "of": "all-mice"})
    assert accepts({"pick": "lore", "of": {"near": "all-mice"}})
    assert accepts({"add": "one", "of": "steps"})
    assert not accepts({"pick": "lore", "of": "steps"})
    assert not accepts({"add": "one", "of": {"near": "all-mice"}})
