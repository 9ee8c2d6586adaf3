"""Every language says words of the rule language with the parameters of the English sentence, or in English."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from authoring.wording.languages import LANGUAGES, SOURCE
from authoring.wording.rule_text import describe_rule, standard_defeats
from authoring.wording.tongues import TONGUES, tongue_of
from authoring.wording.tongues.tongue import Element
from engine.vocabulary import registry
from engine.vocabulary.permission_words import ALLOWED_WORDS, FORBIDDEN_WORDS

OTHERS = [language for language in LANGUAGES if language != SOURCE]
TABLES: dict[str, dict[str, Element]] = {
    "effect": registry.EFFECTS, "condition": registry.CONDITIONS, "modifier": registry.MODIFIERS, "who": registry.WHO,
    "where": registry.WHERE, "number": registry.NUMBERS,
}  # fmt: skip
TEMPLATES = [
    (language, kind, name) for language in OTHERS for kind in TABLES for name in tongue_of(language).templates[kind]
]


def parameters(element: Element, template: str) -> set[str]:
    """The parameters that a template names, as values or as flags."""
    known = {param.name for param in element.params}
    return known & set(re.findall(r"[{\[]([a-z-]+)(?=[:}?!])", template))


def test_there_are_tables_for_every_language() -> None:
    assert set(TONGUES) == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("kind", TABLES)
def test_only_words_have_templates_and_most_have(language: str, kind: str) -> None:
    """`docs/reference/rule-language.md` names the words that a language lacks."""
    templates = set(tongue_of(language).templates[kind])
    assert templates <= set(TABLES[kind])
    assert len(templates) > 0.8 * len(TABLES[kind])


@pytest.mark.parametrize("language", OTHERS)
def test_a_word_without_a_template_is_said_in_english(language: str) -> None:
    tongue, cheese = tongue_of(language), registry.EFFECTS["cheese"]
    new = replace(cheese, name="sneeze")
    assert tongue.can_say(cheese)
    assert tongue.words(cheese) != cheese.words
    assert not tongue.can_say(new)
    assert tongue.words(new) == cheese.words
    other_choice: Any = replace(cheese.params[0], name="how", type="choice", choices=("loudly",))
    assert not tongue.can_say(replace(cheese, params=(*cheese.params, other_choice)))
    assert tongue_of(SOURCE).can_say(new)


@pytest.mark.parametrize(("language", "kind", "name"), TEMPLATES)
def test_a_template_names_the_parameters_that_the_english_one_names(language: str, kind: str, name: str) -> None:
    element = TABLES[kind][name]
    for form in tongue_of(language).templates[kind][name].split("¦"):
        assert parameters(element, form) == parameters(element, element.words), form


@pytest.mark.parametrize("language", OTHERS)
def test_only_events_have_beginnings_and_every_permission_has_words(language: str) -> None:
    tongue = tongue_of(language)
    assert set(tongue.templates["event"]) <= set(registry.EVENTS)
    assert set(tongue.templates["stops"]) <= {name for name, event in registry.EVENTS.items() if event.stops}
    assert set(tongue.permissions) == {*ALLOWED_WORDS, *FORBIDDEN_WORDS}


@pytest.mark.parametrize("language", OTHERS)
def test_an_event_without_a_beginning_begins_in_english(language: str) -> None:
    tongue, happened = tongue_of(language), registry.EVENTS["round-end"]
    new = replace(happened, name="sneezed")
    assert tongue.can_say(happened)
    assert not tongue.can_say(new)
    assert tongue.event(new) == happened.words
    assert not tongue.can_say(replace(happened, provides={"sneezer": ("figure", "the figure that sneezed")}))


@pytest.mark.parametrize("language", OTHERS)
def test_phrases_take_as_many_parts_as_the_english_ones(language: str) -> None:
    english, other = tongue_of(SOURCE).phrases, tongue_of(language).phrases
    extra = {"is-no-such", "is-of-kind"}  # English asks whether a word needs an article instead
    assert set(other) - extra == set(english)
    assert all(other[key].count("{}") == english[key].count("{}") for key in other if key not in extra)


def test_russian_counts() -> None:
    rule = {
        "when": "round-end",
        "do": [{"wound": {"who": "all-mice", "amount": amount}} for amount in (1, 3, 5, 11, 21)],
    }
    text = describe_rule(rule, language="ru")
    assert [part.rsplit(" ", 2)[-2:] for part in text.rstrip(".").split(", затем ")] == [
        ["1", "рану"], ["3", "раны"], ["5", "ран"], ["11", "ран"], ["21", "рану"],
    ]  # fmt: skip


def test_french_and_portuguese_join_articles() -> None:
    push = {"move": {"who": "target", "spaces": 1, "towards": {"spaces-of": "attacker"}}}
    assert describe_rule({"when": "attack-ended", "do": [push]}, language="fr").endswith("vers la case de l’attaquant.")
    jump = {"teleport": {"who": "mice-here", "to": {"spaces-of": "closest-mouse"}}}
    assert "no espaço do rato mais próximo" in describe_rule({"when": "round-end", "do": [jump]}, language="pt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standard_defeats_are_said(language: str) -> None:
    assert len(standard_defeats(language)) == 2
    assert all(text.endswith(".") for text in standard_defeats(language))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "is at least 2 and at most 4"), ("fr", "vaut au moins 2 et au plus 4"),
        ("pt", "é pelo menos 2 e no máximo 4"), ("ru", "не меньше 2 и не больше 4"),
    ],
)  # fmt: skip
def test_two_bounds_are_joined(language: str, words: str) -> None:
    rule = {"when": "round-end", "if": {"wheel": {"at-least": 2, "at-most": 4}}, "do": ["surge"]}
    assert words in describe_rule(rule, language=language)
