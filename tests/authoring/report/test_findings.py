"""The answers in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from authoring.report import document
from tests.playable import BRAWL, TOSS, chapter, playtested


def sentences(path: Path, games: int = 20, **options: Any) -> dict[str, str]:
    """The findings of a playtest, with their tones."""
    result = playtested(path, games, **{"bot": "random", **options})
    return {finding["text"]: finding["tone"] for finding in document(result)["findings"]}


def starting(found: dict[str, str], words: str) -> list[tuple[str, str]]:
    return [(text, tone) for text, tone in found.items() if text.startswith(words)]


def test_how_games_are_lost_and_where(data: dict[str, Any]) -> None:
    texts = {one["text"]: one for one in data["findings"]}
    lost = [text for text in texts if " of losses: " in text or text.startswith("All losses: ")]
    assert len(lost) == 1
    assert ", always in Guard Room." in lost[0] or "most often in Guard Room (" in lost[0]


def test_what_nobody_reached_with_its_place(data: dict[str, Any]) -> None:
    one = next(one for one in data["findings"] if one["text"].startswith("Nobody ever reached"))
    assert one["tone"] == "warn"
    assert "rule too-late" in one["text"]
    assert "(each in fewer than 5.0 % of games)" in one["text"]
    assert one["where"].startswith("brawl.yaml:")


def test_what_nobody_can_reach_is_worse(tmp_path: Path) -> None:
    apart = BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n  - {{ face: forge, at: [5, 5] }}\n")
    found = starting(sentences(chapter(tmp_path, apart), 5), "Nobody can ever reach face ")
    assert [tone for _, tone in found] == ["bad"]
    assert "face forge" in found[0][0]
    assert found[0][0].endswith(", says lint.")


def test_targets_are_judged_in_words(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    assert starting(sentences(path, mice=3), "Target is met: win rate of random with 3 mice")[0][1] == "good"
    assert starting(sentences(path, 60, bot="greedy"), "Target is missed: win rate of greedy")[0][1] == "bad"


def test_crashes_come_first(tmp_path: Path) -> None:
    found = sentences(chapter(tmp_path), 21, bot="tests.engine.playtest.toy:FaintingBot")
    assert next(iter(found.items())) == ("3 games crashed and count in no number: seed 0, 10, 20.", "bad")


def test_few_games_are_said_to_be_few(tmp_path: Path) -> None:
    path = chapter(tmp_path, TOSS)
    assert starting(sentences(path, 20), "Few games: ")
    assert not starting(sentences(path, 100), "Few games: ")


def test_a_run_without_an_end_says_so(tmp_path: Path) -> None:
    found = sentences(chapter(tmp_path), 1, bot="tests.engine.playtest.toy:FaintingBot")
    assert found == {"No game came to an end.": "bad"}
