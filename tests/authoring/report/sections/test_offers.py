"""Options of a choice that nobody takes, with the reason of the bot: as data, on the terminal and on the page."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from authoring.playtest.result import PlaytestResult
from authoring.report import document
from authoring.report.html import html
from authoring.report.sections.offers import ENOUGH
from authoring.report.terminal import show
from tests.playable import TOSS, chapter, playtested

CHOICE = """\
  - id: fork-in-the-road
    when: turn-start
    do:
      - choose:
          options:
            - { text: Into the brambles, do: [ { wound: { who: actor, amount: 1 } } ] }
            - { text: Along the hedge, do: [ { cheese: { who: actor, amount: 1 } } ] }
            - { text: Back home, do: [ { story: Home again. } ] }
"""
LONGER = TOSS.replace("test: { pass: [ { count: heads } ], fail: [ { lose: tails } ] }", "count: heads").replace(
    "heads, at-least: 1", "heads, at-least: 9"
)
CHAPTER = LONGER.replace("victory:", f"{CHOICE}victory:")


def played(folder: Path, bot: str, games: int = 20) -> PlaytestResult:
    return playtested(chapter(folder, CHAPTER), games, bot=bot, recordings=True)


def options(result: PlaytestResult) -> dict[str, dict[str, Any]]:
    return {row["name"]: row for row in document(result)["offers"] if row["kind"] == "option"}


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_an_option_that_is_never_taken_is_no_choice_and_the_bot_says_why(tmp_path: Path, bot: str) -> None:
    result = played(tmp_path, bot, 20 if bot == "greedy" else 8)
    first, second, third = options(result).values()
    assert first["taken"] == third["taken"] == 0 < second["taken"] == second["offered"] >= ENOUGH
    assert first["no-choice"] == "it counts this one as -3 (more wounds), option 2 as +2 (more cheese)"
    assert third["no-choice"] == "it counts this one as +0 (nothing that it counts), option 2 as +2 (more cheese)"
    assert "no-choice" not in second
    words = f"The choice of fork-in-the-road is none: in {first['offered']} choices {bot} took option 2, "
    data = document(result)
    found = [one for one in data["findings"] if one["text"].startswith(words)]
    assert [one["tone"] for one in found] == ["warn"]
    console = Console(file=io.StringIO(), width=300, highlight=False)
    show(data, console)
    assert isinstance(console.file, io.StringIO)
    assert words in console.file.getvalue()
    assert words in html(result, data).replace("&#39;", "'")


def test_a_bot_that_gives_no_reason_is_named(tmp_path: Path) -> None:
    first = options(played(tmp_path, "tests.engine.playtest.toy:SecondBot"))["fork-in-the-road, option 1"]
    assert first["no-choice"] == "tests.engine.playtest.toy:SecondBot gives no reason"


def test_an_option_that_is_taken_now_and_then_is_a_choice(tmp_path: Path) -> None:
    assert not [row for row in options(played(tmp_path, "random")).values() if "no-choice" in row]


def test_a_few_offers_say_nothing(tmp_path: Path) -> None:
    rows = options(played(tmp_path, "greedy", 1))
    assert rows["fork-in-the-road, option 1"]["offered"] < ENOUGH
    assert not [row for row in rows.values() if "no-choice" in row]
