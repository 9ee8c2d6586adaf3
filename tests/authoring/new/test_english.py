"""One language out of several, with the rest of a file as it was."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from authoring.content.library import open_library
from authoring.new.english import english_only

LANGUAGES = {"en", "fr", "pt", "ru"}


def in_english(node: Any) -> Any:
    """What the data should be: every map of languages replaced by its English words."""
    if isinstance(node, list):
        return [in_english(part) for part in node]
    if not isinstance(node, dict):
        return node
    if "en" in node and node.keys() <= LANGUAGES:
        return node["en"]
    return {key: in_english(part) for key, part in node.items()}


CASES = [
    "title: { en: One, fr: Un }\nid: x\n",
    "title: { en: 'One, two: three', fr: Un }\n",
    'title: { en: "It is the cat\'s", fr: Un }\n',
    "title: { en: The cat's hour, fr: L’heure }\n",
    "note: [{ id: a, name: { en: One, fr: Un } }, { id: b, name: { en: Two, fr: Deux } }]\n",
    "story:\n  opening:\n    en: >-\n      Two lines\n      of words.\n    fr: >-\n      Deux.\n  victory: Won.\n",
    "title: { en: 'Say \"one\", twice', fr: Un }\n",
    "objective:\n  en: Go.\n  ru: Иди.\n# kept\nparty: { mice: 4 }\n",
    "list:\n  - text:\n      en: |-\n        First\n\n        second\n      fr: un\n    id: x\n  - id: y\n",
    "do:\n  - story:\n      en: Said.\n      pt: Dito.\n  - set: x\n",
    "plain: text\nen: not a map of languages\n",
]


@pytest.mark.parametrize("text", CASES)
def test_only_english_is_left(text: str) -> None:
    assert yaml.safe_load(english_only(text)) == in_english(yaml.safe_load(text))


def test_comments_stay() -> None:
    assert "# kept\n" in english_only("a: { en: x, fr: y } # kept\n# kept\n")


def test_every_bundled_file_can_be_read_in_english() -> None:
    library = open_library()
    for file in library.files:
        text = english_only(file.source.text)
        assert yaml.safe_load(text) == in_english(file.source.data), file.path
