"""The page of the rule language: complete, and each of its examples compiles."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from authoring.generators.rule_language import CHAPTERS, examples, page
from engine.compile import compile_chapter
from engine.runtime.codes import ALLOWED, FORBIDDEN
from engine.vocabulary import registry
from tests.engine.vocabulary.test_examples import table_for


def test_every_word_has_its_section() -> None:
    text = page()
    titles = set(re.findall(r"^### (\S+) \((\w+)\)$", text, re.MULTILINE))
    words = {name for _, _, table in CHAPTERS for name in table}
    assert {name for name, _ in titles} == words
    assert len(titles) == sum(len(table) for _, _, table in CHAPTERS)
    assert len(words) == len({*registry.EVENTS, *registry.CONDITIONS, *registry.EFFECTS, *registry.MODIFIERS,
                              *registry.SELECTORS})  # fmt: skip
    assert all(f"| `{word}` |" in text for word in (*FORBIDDEN, *ALLOWED))


def test_links_lead_somewhere() -> None:
    text = page()
    headings = {re.sub(r"[^a-z0-9-]", "", title.lower().replace(" ", "-"))
                for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}  # fmt: skip
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= headings


def test_a_word_says_which_languages_lack_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "Not yet translated, so English in: français, português, русский."
    before = page().count(sentence)
    monkeypatch.setitem(registry.EFFECTS, "sneeze", replace(registry.EFFECTS["wheel"], name="sneeze"))
    assert page().count(sentence) == before + 1


def blocks() -> list[Any]:
    return [pytest.param(rules, id=str(number)) for number, rules in enumerate(examples(page()))]


@pytest.mark.parametrize("rules", blocks())
def test_each_example_compiles(rules: list[dict[str, Any]]) -> None:
    if any("when" not in rule and "do" in rule for rule in rules):
        return  # the rules of an event card: test_examples plays them
    table = table_for(rules)
    assert len(table.chapter.rules) >= len(rules)
    assert compile_chapter(table.content)
