"""Translations in YAML text: added and replaced in place."""

from __future__ import annotations

import pytest

from authoring.content.edits import EditError
from authoring.content.source import parse
from authoring.translate.edit import apply_translations

CASES = [
    ("title: Attic # x\n", "title:\n  en: Attic # x\n  fr: Grenier\n"),
    ("title: { en: Attic }\n", "title: { en: Attic, fr: Grenier }\n"),
    ("title:\n  en: Attic\n  # y\n", "title:\n  en: Attic\n  fr: Grenier\n  # y\n"),
    ("title: { en: Attic, fr: Toit } # z\n", "title: { en: Attic, fr: Grenier } # z\n"),
    ("title: >-\n  At\n  tic\n", "title:\n  en: >-\n    At\n    tic\n  fr: Grenier\n"),
]


@pytest.mark.parametrize(("before", "after"), CASES)
def test_a_translation_is_written_in_place(before: str, after: str) -> None:
    source = parse(before.encode(), "attic.yaml")
    assert apply_translations(source, [(("title",), "fr", "Grenier")]) == after


def test_nothing_is_written_when_the_result_would_differ() -> None:
    source = parse(b"name: &a Attic\ntitle: *a\n", "attic.yaml")
    with pytest.raises(EditError, match=r'cannot change "attic\.yaml" in place'):
        apply_translations(source, [(("title",), "fr", "Grenier")])
