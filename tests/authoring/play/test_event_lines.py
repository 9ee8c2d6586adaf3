"""Events as sentences."""

from __future__ import annotations

import re

import pytest

from authoring.play.event_lines import QUIET, EventLines, dice_signs
from authoring.wording.languages import LANGUAGES
from authoring.wording.languages.terms.events import EVENTS
from engine.play import play
from engine.playtest.recording.event_text import SENTENCES
from engine.records.trace import Trace, TraceEvent
from tests.authoring.play.table import compiled, names


def event(what: str, text: str = "", **more: str) -> TraceEvent:
    parts = {"figure": "", "other": "", "space": "", "roll": "", **more}
    return TraceEvent(what, (), amount=2, text=text, **parts)


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    assert {what for what in SENTENCES if f"event-{what}" not in EVENTS} == set(QUIET)


@pytest.mark.parametrize("key", [key for key in EVENTS if key.startswith("event-")])
def test_translations_have_the_blanks_of_the_english_sentence(key: str) -> None:
    blanks = [sorted(re.findall(r"{\w+}", words)) for words in EVENTS[key]]
    assert blanks == [blanks[0]] * len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ident", ["flight", "five-to-midnight", "after-hours"])
def test_whole_games_are_told_without_ids(language: str, ident: str) -> None:
    trace = Trace()
    game = compiled(ident).game(0, trace)
    play(game)
    telling = EventLines(names(language, ident))
    told = [line for one in trace.events for line in telling.lines(one)]
    assert len(told) > 50
    assert [line for line in told if re.search(r"[a-z]+-[a-z]+#|\b[a-z]+/[a-z]+\d|{|}", line)] == []


def test_dice_are_signs() -> None:
    assert dice_signs("sword-star cheese bow") == "[†★] [◣] [➶]"
    assert dice_signs("") == "[ ]"


def test_the_text_of_a_card_is_told_once() -> None:
    telling = EventLines(names())
    drawn = event("card-drawn", "acorn-cap", figure="collin")
    assert telling.lines(drawn)[0] == "Prince Collin draws Acorn Cap"
    assert len(EventLines(names()).lines(drawn)) == 2
    assert telling.lines(drawn) == ["Prince Collin draws Acorn Cap"]


def test_the_story_of_a_room_is_to_be_read() -> None:
    telling = EventLines(names("fr"))
    assert telling.story(event("story", "sewers")).startswith(("L", "U", "D", "Q", "É", "V"))
    assert telling.lines(event("story", "sewers")) == []
