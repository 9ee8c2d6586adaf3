"""Turns of phrase that messages share."""

from __future__ import annotations

import pytest

from authoring.wording.suggestions import did_you_mean, nearest

KNOWN = ["fishhook-and-thread", "grape", "grape-juice", "dinner-fork"]


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("fishook-and-thread", "fishhook-and-thread"),
        ("Dinner_Fork", "dinner-fork"),
        ("fish-hook", "fishhook-and-thread"),  # a part of one name alone
        ("fork", "dinner-fork"),
        ("rape", "grape"),
        ("juic", "grape-juice"),
        ("and", None),  # too short for a part
        ("bell", None),
    ],
)
def test_the_nearest_word(word: str, known: str | None) -> None:
    assert nearest(word, KNOWN) == known


def test_few_words_are_all_named() -> None:
    assert did_you_mean("bell", KNOWN) == "use one of: dinner-fork, fishhook-and-thread, grape, grape-juice"
    assert did_you_mean("bell", KNOWN, most=3) == ""
