"""Language tags, and which version of a text is shown."""

from __future__ import annotations

import pytest

from authoring.wording.languages import is_tag, shown_language


@pytest.mark.parametrize("tag", ["en", "gsw", "pt-BR", "zh-Hant", "sr-Latn-RS", "es-419", "ca-valencia"])
def test_tags_of_languages(tag: str) -> None:
    assert is_tag(tag)


@pytest.mark.parametrize("text", ["", "e", "french", "EN", "pt_BR", "pt-br", "en ", "en-"])
def test_other_texts_are_no_tags(text: str) -> None:
    assert not is_tag(text)


@pytest.mark.parametrize(
    ("text", "language", "shown"),
    [
        ({"en": "x", "fr": "y"}, "fr", "fr"),
        ({"en": "x", "fr": "y"}, "fr-CA", "fr"),
        ({"en": "x", "pt-BR": "y"}, "pt-PT", "pt-BR"),
        ({"en": "x", "fr": "y"}, "de", "en"),
        ({"fr": "y", "de": "z"}, "en", "fr"),
        ({"en": "x", "fr": ""}, "fr", "en"),
        ({}, "fr", "en"),
    ],
)
def test_a_reader_is_shown_the_nearest_version(text: dict[str, str], language: str, shown: str) -> None:
    assert shown_language(text, language) == shown
