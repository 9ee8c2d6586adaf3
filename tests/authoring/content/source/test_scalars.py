"""Plain words mean what YAML 1.2 says."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.content.source.scalars import UnusableNumberError, resolve

PLAIN: dict[str, Any] = {
    "true": True,
    "True": True,
    "FALSE": False,
    "null": None,
    "~": None,
    "": None,
    "0": 0,
    "+1": 1,
    "-12": -12,
    "012": 12,
    "0o17": 15,
    "0x1F": 31,
    "1.5": 1.5,
    ".5": 0.5,
    "1.": 1.0,
    "-1e3": -1000.0,
}
TEXT = [
    "yes",
    "no",
    "on",
    "off",
    "y",
    "12:30",
    "2024-01-02",
    "1_000",
    "0b11",
    "-",
    "+",
    ".",
    "1.2.3",
    "0x",
    "tRue",
    "e3",
]


@pytest.mark.parametrize(("word", "value"), PLAIN.items())
def test_words_with_a_meaning(word: str, value: Any) -> None:
    found = resolve(word)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize("word", TEXT)
def test_words_that_are_text(word: str) -> None:
    assert resolve(word) == word


@pytest.mark.parametrize("word", [".inf", "-.INF", ".nan", "1e999", "9" * 5000])
def test_numbers_that_cannot_be_used(word: str) -> None:
    with pytest.raises(UnusableNumberError):
        resolve(word)
