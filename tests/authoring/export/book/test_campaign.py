"""What comes after a chapter of a campaign, as the engine plays it."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.content.library import open_library
from authoring.export.book.build import book
from authoring.export.book.campaign import RETRIES, SEARCH_CARDS, kept, next_chapters
from authoring.export.book.names import Namer
from authoring.export.book.write import to_html
from engine.rulebook import campaign as engine

LIBRARY = open_library()
CHAPTERS = LIBRARY.entries("chapter")


def facts_of(language: str = "en", index: int = 0, **campaign: Any) -> list[tuple[str, str]]:
    data = {"chapters": [{"chapter": "flight"}, {"chapter": "five-to-midnight"}], **campaign}
    return [(fact.label, fact.value) for fact in next_chapters(data, index, CHAPTERS, Namer(LIBRARY, language))]


def test_the_next_in_order_follows_and_the_last_ends_it() -> None:
    assert facts_of() == [("Next", "Chapter 1, Five to Midnight")]
    assert facts_of(index=1) == [("Next", "the story ends here")]
    assert facts_of("fr") == [("Ensuite", "Chapitre 1, Minuit moins cinq")]


def test_forks_come_in_the_order_they_are_looked_at() -> None:
    fork = [{"if": {"achieved": "seen-by-the-cat"}, "go": "five-to-midnight"}, {"go": "end"}]
    steps = [{"chapter": "flight", "then": fork}]
    assert facts_of(chapters=steps) == [
        ("If the party has earned Seen by the Cat", "Chapter 1, Five to Midnight"),
        ("Otherwise", "the story ends here"),
    ]


def test_a_lost_chapter_can_be_tried_again() -> None:
    expected = [
        ("After a defeat", f"play this chapter again, at most {RETRIES} times"),
        ("Otherwise", "Chapter 1, Five to Midnight"),
    ]
    assert facts_of(**{"after-defeat": "retry"}) == expected
    assert engine.RETRIES == RETRIES


@pytest.mark.parametrize("then", [[{"if": "victory", "go": "end"}, {"if": "defeat", "go": "end"}], [{"go": "end"}]])
def test_ways_that_lead_to_one_place_are_one_line(then: list[dict[str, str]]) -> None:
    assert facts_of(chapters=[{"chapter": "flight", "then": then}]) == [("Next", "the story ends here")]


def test_the_book_of_a_campaign_says_what_comes_next() -> None:
    entry = LIBRARY.find("the-stopped-clock")
    assert entry is not None
    made = book(LIBRARY, entry, "en")
    assert all(chapter.next_chapters for chapter in made.chapters)
    assert "If the party has earned Seen by the Cat" in to_html(made, "a4").decode()


def test_a_campaign_says_what_the_mice_keep_until_its_last_chapter() -> None:
    steps = {"chapters": [{"chapter": "flight"}, {"chapter": "five-to-midnight"}]}
    (line,) = kept(steps, 0, CHAPTERS, "en")
    assert (line.label, line.value.count(";")) == ("The mice keep", 3)
    assert f"at most {SEARCH_CARDS}" in line.value
    assert kept(steps, 1, CHAPTERS, "en") == ()
    nothing = {**steps, "keep": {"abilities": False, "achievements": False, "search-cards": 0}}
    assert [fact.value for fact in kept(nothing, 0, CHAPTERS, "fr")] == ["rien"]
