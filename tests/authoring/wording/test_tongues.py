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
    extra = {
        "is-no-such",
        "is-of-kind",
        "each-on-of",
        "each-from-of",
        "space-named",
    }  # of grammars other than the English one
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


def test_names_with_an_article_stand_without_another() -> None:
    english = describe_rule({"of": "tom", "forbid": "move"}, lambda kind, ident: "The Governor")
    assert english == "The Governor cannot move."
    french = describe_rule({"of": "tom", "forbid": "move"}, lambda kind, ident: "Le Régulateur", language="fr")
    assert french == "Le Régulateur ne peut pas se déplacer."
    push = {"when": "wounded", "do": [{"push": {"who": "victim", "away-from": "owner"}}]}
    assert describe_rule(push, owner="Le Régulateur", language="fr").endswith("à l’opposé du Régulateur.")
    assert describe_rule(push, owner="O Regulador", language="pt").endswith("para longe do Regulador.")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "chaque case avec un jeton « key »"), ("pt", "cada espaço com um marcador «key»"),
        ("ru", "на каждой клетке с жетоном «key»"),
    ],
)  # fmt: skip
def test_what_happens_on_all_spaces_is_said_of_every_space(language: str, words: str) -> None:
    text = describe_rule({"when": "round-end", "do": [{"set-trap": {"token": "key"}}]}, language=language)
    assert words in text.replace("\u00a0", " ")


def test_russian_says_where_something_stands_and_what_it_is_taken_from() -> None:
    rule = {
        "when": "turn-end",
        "if": {"actor": {"at": {"adjacent-to": {"at": {"token": "key"}}}}},
        "do": [{"take-token": {"token": "key", "at": {"token": "key"}}}, {"teleport": {"who": "actor", "to": "b2"}}],
    }
    text = describe_rule(rule, language="ru")
    assert "стоит на клетке возле клетки с жетоном «key»" in text
    assert "снимите жетоны «key» с каждой клетки с жетоном «key»" in text
    assert text.endswith("ходящая фигурка оказывается на b2.")


@pytest.mark.parametrize(("language", "words"), [("fr", "sur la case « comptoir »"), ("pt", "no espaço «comptoir»"),
                                                 ("ru", "на клетке «comptoir»")])  # fmt: skip
def test_spaces_with_words_for_names_are_quoted(language: str, words: str) -> None:
    rule = {"when": "turn-end", "if": {"actor": {"at": "counter-top"}}, "do": ["surge"]}
    text = describe_rule(rule, lambda kind, ident: "comptoir", language=language)
    assert words in text.replace("\u00a0", " ")


@pytest.mark.parametrize(("language", "words"), [("fr", "a la classe"), ("pt", "tem a classe"), ("ru", "имеет класс")])
def test_a_class_is_said_as_one(language: str, words: str) -> None:
    assert words in describe_rule({"of": "scamp", "forbid": "move"}, language=language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "si l’attaquant n’est pas sur une case d’eau"), ("pt", "se o atacante não está num espaço de água"),
        ("ru", "если нападающий не стоит на клетке воды"),
    ],
)  # fmt: skip
def test_what_a_figure_is_not(language: str, words: str) -> None:
    rule = {"when": "attack-ended", "if": {"attacker": {"not": {"at": "water"}}}, "do": ["surge"]}
    assert words in describe_rule(rule, language=language)


def test_what_a_figure_is_not_of_several_things() -> None:
    rule = {"when": "attack-ended", "if": {"attacker": {"not": {"at": "water", "wounded": True}}}, "do": ["surge"]}
    assert "l’attaquant ne remplit pas ceci" in describe_rule(rule, language="fr")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "l’attaquant n’est pas Filch et n’est pas Nez"), ("pt", "o atacante não é Filch e não é Nez"),
        ("ru", "нападающий – не Filch и – не Nez"),
    ],
)  # fmt: skip
def test_what_a_figure_is_neither_of(language: str, words: str) -> None:
    neither = {"not": {"any": [{"hero": "filch"}, {"hero": "nez"}]}}
    rule = {"when": "attack-ended", "if": {"attacker": neither}, "do": ["surge"]}
    assert words in describe_rule(rule, lambda _, name: name.capitalize(), language=language)
