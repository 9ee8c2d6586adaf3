"""The vocabulary as a whole: every element is registered under its name, documented, in words, and has a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine.vocabulary
from authoring.wording.rule_text import describe_rule
from engine.runtime import codes
from engine.vocabulary import registry
from engine.vocabulary.declare import PARAM_TYPES, STANDING
from tests.engine.vocabulary.examples import ELEMENTS, examples_of

FOLDERS = {
    "conditions": registry.CONDITIONS, "effects": registry.EFFECTS, "events": registry.EVENTS,
    "modifiers": registry.MODIFIERS, "numbers": registry.NUMBERS, "where": registry.WHERE, "who": registry.WHO,
}  # fmt: skip
PACKAGE = Path(engine.vocabulary.__file__).parent


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_module_is_registered_under_its_name(folder: str) -> None:
    modules = {path.stem for path in (PACKAGE / folder).glob("*.py")} - {"__init__"}
    assert {module.rstrip("_").replace("_", "-") for module in modules} == set(FOLDERS[folder])
    assert all(element.name == name for name, element in FOLDERS[folder].items())
    assert list(FOLDERS[folder]) == sorted(FOLDERS[folder])


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_module_has_a_test_module(folder: str) -> None:
    modules = {path.stem for path in (PACKAGE / folder).glob("*.py")} - {"__init__"}
    tests = {path.stem.removeprefix("test_") for path in (Path(__file__).parent / folder).glob("test_*.py")}
    assert tests == modules


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_element_is_documented(element: Any) -> None:
    first = element.doc.strip().split("\n\n")[0]
    assert first.endswith("."), first
    assert element.words
    assert examples_of(element)


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_example_reads_as_a_sentence(element: Any) -> None:
    for rule in examples_of(element):
        words = describe_rule(rule)
        assert words[0].isupper()
        assert words.endswith((".", '."', '"'))
        assert not set("{}[]|") & set(words), words
        assert not re.search(r"None|  | [,.:;]|\bon[.:,]", words), words


@pytest.mark.parametrize("element", ELEMENTS)
def test_events_in_declarations_exist(element: Any) -> None:
    known = {*registry.EVENTS, STANDING}
    assert set(getattr(element, "within", ())) <= known
    assert set(getattr(element, "causes", ())) <= set(registry.EVENTS)
    params = [param.name for param in getattr(element, "params", ())]
    assert len(set(params)) == len(params)
    assert all(param.type in PARAM_TYPES for param in getattr(element, "params", ()))
    assert getattr(element, "short", "") in ("", *params)


def test_codes_number_the_events_and_the_modifiers() -> None:
    assert sorted(codes.EVENT_NAMES) == list(registry.EVENTS)
    assert sorted(codes.MODIFIER_NAMES) == list(registry.MODIFIERS)
    for number, name in enumerate((*codes.EVENT_NAMES, *codes.MODIFIER_NAMES)):
        prefix = "" if number < len(codes.EVENT_NAMES) else "MOD_"
        assert getattr(codes, prefix + name.upper().replace("-", "_")) == number
    for prefix, words in (("NO_", codes.FORBIDDEN), ("MAY_", codes.ALLOWED)):
        assert [getattr(codes, prefix + word.upper().replace("-", "_")) for word in words] == list(range(len(words)))
    assert len(codes.ALLOWED) == codes.MAY_CHANGE_ROUTES
