"""Eight chapters that are spoilt on purpose: the first finding is what spoils them, and the verdict fits it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest import playtest
from authoring.report import document

GAMES = 250
CHAPTERS = (
    "flight", "a-guest-of-the-captain", "five-to-midnight", "the-cats-hour", "the-drowned-stair", "the-long-way-round",
    "the-loom", "twelve-strokes", "after-hours", "under-pressure",
)  # fmt: skip
Reported = Callable[[str], tuple[dict[str, Any], list[str]]]

SOUND = """\
kind: chapter
id: errand
book: test
number: 1
title: The errand
story: { opening: Once upon a time. }
objective: Clear the Dining Hall.
party: { mice: { from: 3, to: 4 } }
end-page: 3
encounters: { decks: [standard] }
plan:
  - { face: guard-room, at: [0, 0] }
  - { face: kitchen, at: [1, 0] }
  - { face: dining-hall, at: [1, 1] }
start: { face: guard-room, space: d3 }
counters: { done: { start: 0, max: 99 } }
rules: []
rooms:
  kitchen: { encounter: { place: [ { minion: roach, count: 2 } ] } }
  dining-hall:
    encounter: { place: [ { minion: rat-warrior, count: 3 }, { minion: elite-rat-warrior, count: 3 } ] }
    surge: [ { minion: roach, count: 3 } ]
victory: { mice-at: { face: dining-hall }, no-minions: dining-hall }
goals:
  - go: { face: dining-hall }
"""
"""Greedy wins 6 of 10 games, and nothing is wrong."""

SPOILT = {
    "clock": {
        "end-page: 3": "end-page: 2",
        "elite-rat-warrior, count: 3 }": "elite-rat-warrior, count: 3 }, { minion: spider, count: 1 }",
    },
    "waiting": {
        "end-page: 3": "end-page: 6",
        "rules: []": """\
rules:
  - id: brew
    when: round-end
    if: { mice-at: { face: kitchen }, no-minions: kitchen }
    do: [ { count: done } ]""",
        "no-minions: dining-hall }\n": "no-minions: dining-hall, counter: { name: done, at-least: 8 } }\n",
        "goals:": "goals:\n  - { if: { counter: { name: done, at-most: 7 } }, go: { face: kitchen, spaces: [k1] } }",
    },
    "side-room": {
        "end-page: 3": "end-page: 4",
        "at: [1, 1] }\n": "at: [1, 1] }\n  - { face: queens-chamber, at: [2, 0] }\n",
        "rules: []": """\
rules:
  - { id: seen, when: tile-entered, if: { on-face: queens-chamber }, do: [ { set: done } ] }""",
        "  dining-hall:\n": """\
  queens-chamber: { encounter: { place: [ { minion: rat-warrior, count: 4 } ] } }
  dining-hall:
""",
        "goals:": "goals:\n  - { if: { counter: { name: done, is: 0 } }, go: { face: queens-chamber } }",
    },
    "vital-card": {
        "end-page: 3": "end-page: 4",
        "rules: []": """\
rules:
  - { id: locked, of: { on-face: kitchen }, if: { not: { party-holds: grape } }, forbid: explore }""",
        "goals:": "goals:\n  - { if: { not: { party-holds: grape } }, search: grape }",
    },
    "coin-flip": {
        "rules: []": """\
rules:
  - id: boss
    when: tile-entered
    if: { on-face: dining-hall }
    do: [ { flip-coin: { heads: [ win ], tails: [ { lose: eaten } ] } } ]""",
    },
    "stopping-room": {
        "end-page: 3": "end-page: 4",
        "{ minion: rat-warrior, count: 3 }, { minion: elite-rat-warrior, count: 3 }": """\
{ minion: captain-vurst, count: 1 }, { minion: elite-rat-warrior, count: 6 }, { minion: spider, count: 2 }""",
    },
    "no-choice": {
        "rules: []": """\
rules:
  - id: vote
    when: surge-ended
    do:
      - choose:
          options:
            - { text: Left, do: [ { cheese: { who: highest-mouse, amount: 1 } } ] }
            - { text: Right, do: [ { cheese: { who: highest-mouse, amount: 1 } } ] }""",
    },
    "refused": {
        "rules: []": "rules:\n  - { id: ring, when: action, if: { actor: { on-face: kitchen } }, do: [ surge ] }",
    },
}
"""What is changed in the sound chapter, by the finding that should come first."""

LINES = {
    "clock": "end-page: 2",
    "waiting": "kitchen: {",
    "side-room": "queens-chamber: {",
    "vital-card": "party-holds: grape",
    "coin-flip": "flip-coin",
    "stopping-room": "dining-hall:",
    "no-choice": "text: Left",
    "refused": "id: ring",
}
"""What stands in the line that the finding names."""


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> Reported:
    """Returns the report of a chapter that is spoilt in some way, and the lines of its file."""

    @cache
    def report(cause: str) -> tuple[dict[str, Any], list[str]]:
        text = SOUND
        for old, new in SPOILT.get(cause, {}).items():
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        path = tmp_path_factory.mktemp(cause) / "errand.yaml"
        path.write_text(text, encoding="utf-8")
        mice = 3 if cause == "stopping-room" else 0
        return document(playtest(path, PlaytestOptions(GAMES, mice=mice, workers=1, causes=True))), text.splitlines()

    return report


def test_the_sound_chapter_has_no_findings(reported: Reported) -> None:
    report, _ = reported("sound")
    assert report["findings"] == []
    assert report["verdict"]["text"].startswith("Probably as wanted: 61 % won (50 % to 71 %), wanted 30 % to 70 %; ")


@pytest.mark.parametrize("cause", SPOILT)
def test_the_first_finding_is_what_spoils_a_chapter(reported: Reported, cause: str) -> None:
    report, lines = reported(cause)
    first = report["findings"][0]
    assert first["kind"] == cause
    assert first["where"].startswith("errand.yaml:")
    assert LINES[cause] in lines[int(first["where"].rpartition(":")[2]) - 1]
    assert first["step"] > 0
    assert f"--seed {first['seed']} " in first["command"]
    assert ("Dining Hall stops 3 mice: " in first["text"]) is (cause == "stopping-room")


@pytest.mark.parametrize(
    ("cause", "start", "decides"),
    [
        ("clock", "Too hard: ", "the clock decides; one page more: +"),
        ("vital-card", "Too hard: ", "the card grape decides"),
        ("stopping-room", "Too hard: ", "Dining Hall decides; one page more"),
        ("coin-flip", "As wanted: ", "one roll decides."),
    ],
)
def test_the_verdict_names_what_decides(reported: Reported, cause: str, start: str, decides: str) -> None:
    text = reported(cause)[0]["verdict"]["text"]
    assert text.startswith(start)
    assert decides in text


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_bundled_chapters_are_as_wanted_and_nothing_spoils_them(chapter: str) -> None:
    report = document(playtest(chapter, PlaytestOptions(150, workers=1, causes=True)))
    assert report["verdict"]["word"] in ("as-wanted", "probably-as-wanted")
    found = {finding["kind"] for finding in report["findings"]}
    known = {"waiting"} if chapter == "the-long-way-round" else set()  # half of the party waits at a door, on purpose
    assert found <= {"captures", "never"} | known
