"""The page of the example book: rules as they are in its files, in English, with what is read in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.generators import workshop
from tests.content.test_workshop import IDEAS


@pytest.fixture(scope="module")
def page() -> str:
    return workshop.page()


def test_every_rule_of_the_book_is_on_the_page(page: str) -> None:
    named = {rule for rules in IDEAS.values() for rule in rules}
    files = [file for file in open_library().files if file.real.is_relative_to(workshop.BOOK)]
    named |= {rule for file in files for rule in _rules(file.source.data)}
    assert len(named) > 20
    assert sorted(rule for rule in named if f"- id: {rule}\n" not in page) == []


def _rules(data: Any) -> Iterator[str]:
    if isinstance(data, list):
        for part in data:
            yield from _rules(part)
    elif isinstance(data, dict):
        for key in ("rules", "victories"):
            yield from (str(one["id"]) for one in data.get(key) or () if isinstance(one, dict))
        for part in data.values():
            yield from _rules(part)


def test_it_is_english_alone(page: str) -> None:
    assert "  text: A minion eats the crumb on a space that it comes to; a token at its figure shows it.\n" in page
    assert "- text: Aye\n" in page
    assert not {" fr: ", " pt: ", " ru: "} & {page[i : i + 5] for i in range(len(page))}


def test_every_placeholder_is_filled(page: str) -> None:
    assert "{{" not in page


def test_the_words_of_a_rule_stand_below_it(page: str) -> None:
    said = page.split("- id: minions-eat\n")[1].split("\n\n")[1]
    assert said.startswith("In words: When a figure comes onto a space, if the mover is a minion")


def test_a_rule_that_the_book_lacks_is_an_error() -> None:
    with pytest.raises(ValueError, match="the book has no line"):
        workshop._rule("no-such-rule")
