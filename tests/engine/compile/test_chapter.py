"""The chapter as a whole: options, party, encounters, names in alphabetical order."""

from __future__ import annotations

import pytest

from engine.compile.options import rule_options
from engine.records.chapter import LARGE, MICE, NO_ROOM, SMALL
from engine.records.errors import ContentError
from engine.records.options import UNLIMITED
from tests.engine.table import Table, start


def test_options_have_the_catalogues_defaults() -> None:
    options = rule_options({})
    assert (options.mousetraps, options.abilities_per_turn) == (UNLIMITED, False)
    assert (options.placement_overflow, options.individual_achievements) == (True, False)
    assert not options.searches_per_tile


@pytest.mark.parametrize("written", [True, "true", "True"])
def test_options_may_come_as_words_from_a_command_line(written: object) -> None:
    options = rule_options({"mousetraps": "2", "abilities": "per-turn", "individual-achievements": written})
    assert (options.mousetraps, options.abilities_per_turn, options.individual_achievements) == (2, True, True)
    assert not rule_options({"placement-overflow": "false"}).placement_overflow


def test_options_of_the_caller_override_those_of_the_chapter() -> None:
    chapter = {"options": {"mousetraps": 3, "placement-overflow": False}}
    assert Table(chapter=chapter).chapter.options.mousetraps == 3
    made = Table(chapter=chapter, options={"mousetraps": "unlimited"}).chapter.options
    assert (made.mousetraps, made.placement_overflow) == (UNLIMITED, False)


def test_names_are_numbered_alphabetically_so_that_no_order_of_files_shows() -> None:
    chapter = Table().chapter
    for names in (chapter.hero_ids, chapter.minion_ids, chapter.search_ids, chapter.ability_ids, chapter.status_ids):
        assert names == sorted(names)


def test_minions_have_their_sizes_cards_and_figures() -> None:
    chapter = Table().chapter
    size = dict(zip(chapter.minion_ids, chapter.minion_size, strict=True))
    assert (size["rat"], size["ogre"], size["beast"]) == (SMALL, LARGE, NO_ROOM)
    cards = dict(zip(chapter.minion_ids, chapter.minion_cards, strict=True))
    assert (len(cards["rat"]), len(cards["beast"])) == (1, 3)
    assert min(card for several in cards.values() for card in several) == MICE
    assert chapter.figures <= 60  # figures fit an owner mask


def test_a_party_of_some_size_or_of_one() -> None:
    made = start({"party": {"mice": {"from": 3, "to": 5}, "required": ["ash"], "barred": ["fern"]}}).chapter
    assert (made.mice_from, made.mice_to) == (3, 5)
    assert [made.hero_ids[hero] for hero in (*made.required, *made.barred)] == ["ash", "fern"]
    assert start({"party": {"mice": 4}}).chapter.mice_to == 4


def test_an_unknown_name_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(ContentError, match='unknown minion "rats", did you mean "rat"'):
        Table(chapter={"rooms": {"field": {"surge": [{"minion": "rats", "count": 1}]}}})
