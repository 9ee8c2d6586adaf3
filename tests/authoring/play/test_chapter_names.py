"""Names and texts in the language of the person."""

from __future__ import annotations

import pytest

from tests.authoring.play.table import compiled, names, new_game


def test_names_of_figures_have_the_label_of_a_minion() -> None:
    game = new_game()
    assert names("ru").figure(game, 0) != names().figure(game, 0)
    assert names().figure(game, 6) == "Rat Warrior (r1)"
    assert names().figure_of("rat-warrior#6") == "Rat Warrior (r1)"
    assert names().figure_of("") == ""


def test_the_name_of_a_rule_is_that_of_its_card_or_its_own() -> None:
    rules = {rule.name: rule.index for rule in compiled().chapter.rules}
    assert names().rule(rules["first-aid"]) == "First Aid"
    assert names("fr").rule(rules["first-aid"]) == "Premiers soins"
    assert names().rule(rules["attract-the-cook"]) != "attract-the-cook"
    assert names().cost(rules["first-aid"]) == "2"
    assert names().rule_text(rules["first-aid"]).startswith("Take 1 ordinary wound")


def test_a_talent_without_a_name_in_a_language_is_named_after_its_owner() -> None:
    rules = {rule.name: rule.index for rule in compiled().chapter.rules}
    assert names().rule(rules["aggressive"]) == "Aggressive"
    assert names("fr").rule(rules["aggressive"]) == "Rat guerrier"


def test_every_rule_has_a_name_and_a_text_in_every_language() -> None:
    for language in ("en", "fr", "pt", "ru"):
        for rule in compiled().chapter.rules:
            assert names(language).rule(rule.index)
            assert isinstance(names(language).rule_text(rule.index), str)


def test_an_english_text_of_the_chapter_is_found_in_its_translation() -> None:
    title = compiled().plan.content.chapter["title"]
    assert names("ru").text(title["en"]) == title["ru"]
    assert names("ru").text("nowhere in the chapter") == "nowhere in the chapter"


@pytest.mark.parametrize(("words", "shown"), [("kitchen/a1", "a1"), ("courtyard/tree", "tree")])
def test_spaces_are_named_without_their_face(words: str, shown: str) -> None:
    assert shown in names().space(words).lower()


def test_a_token_for_a_party_item_has_the_name_of_its_card() -> None:
    assert names().of("token", "fishhook-and-thread") == "Fishhook & Thread"
