"""Two versions compared, as data and as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.report.comparison import comparison
from authoring.report.comparison_page import comparison_page
from authoring.report.comparison_text import markdown
from tests.playable import BRAWL, chapter, playtested


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    easier = BRAWL.replace("at-least: 4", "at-least: 2").replace("id: too-late", "id: very-late")
    results = [
        playtested(chapter(tmp_path_factory.mktemp("version"), text), 60, bot="random") for text in (BRAWL, easier)
    ]
    return comparison(*results, given=("old/brawl.yaml", "new/brawl.yaml"))


def test_pairs_and_rates_agree(compared: dict[str, Any]) -> None:
    pairs = compared["pairs"]
    assert sum(pairs.values()) == compared["games"] == 60
    assert compared["a"]["wins"]["count"] == pairs["both-won"] + pairs["only-a-won"]
    assert compared["b"]["wins"]["count"] == pairs["both-won"] + pairs["only-b-won"]
    gained = pairs["only-b-won"] - pairs["only-a-won"]
    assert compared["win-rate"]["value"] == pytest.approx(gained / 60, abs=1e-6)
    assert compared["win-rate"]["low"] > 0


def test_files_of_one_name_are_named_as_given(compared: dict[str, Any]) -> None:
    assert [compared[side]["file"] for side in "ab"] == ["old/brawl.yaml", "new/brawl.yaml"]


def test_new_and_removed_lines(compared: dict[str, Any]) -> None:
    assert [line["name"] for line in compared["coverage"]["new"]] == ["very-late"]
    assert [line["name"] for line in compared["coverage"]["gone"]] == ["too-late"]


def test_a_version_compared_with_itself(tmp_path: Path) -> None:
    result = playtested(chapter(tmp_path), 20, bot="random")
    same = comparison(result, result)
    assert same["rounds"]["value"] == same["win-rate"]["value"] == 0
    assert not any(same["coverage"].values())
    assert (same["edits"], same["acts"]) == ([], {"alike": 1.0, "round": None, "rooms": []})
    assert "The change acts nowhere: all games with the same seed go alike." in markdown(same)
    assert "no difference of win rates can be told from these games" in markdown(same)


def test_markdown(compared: dict[str, Any]) -> None:
    text = markdown(compared)
    assert text.startswith("### `old/brawl.yaml` → `new/brawl.yaml`: 60 games each, bot `random`, same seeds\n")
    assert "**new is won more often than old: +" in text
    assert "- new in new: rule `very-late`" in text
    assert "| | old | new | difference (95 %) |" in text
    harder = {**compared, "win-rate": {"value": -0.2, "low": -0.3, "high": -0.1}}
    assert "**new is won less often than old: -20.0 points (-30.0 to -10.0); " in markdown(harder)


def test_what_was_edited_and_where_it_acts(compared: dict[str, Any]) -> None:
    assert {"where": "victory › counter › at-least", "a": "4", "b": "2"} in compared["edits"]
    acts = compared["acts"]
    assert 0 <= acts["alike"] < 1
    assert acts["round"]["low"] >= 1
    assert acts["rooms"][0]["room"] == "Guard Room"
    assert sum(one["share"] for one in acts["rooms"]) == pytest.approx(1, abs=1e-5)
    room = next(one for one in compared["rooms"] if one["room"] == "Guard Room")
    assert room["a"]["turns"] > room["b"]["turns"]
    text = markdown(compared)
    assert "- `victory › counter › at-least`: `4` → `2`" in text
    assert f"The change acts from round {acts['round']['median']} on (8 of 10 games: " in text
    assert "| Guard Room | " in text


def test_on_a_page(compared: dict[str, Any]) -> None:
    page = comparison_page(compared)
    assert page.startswith("<!doctype html>")
    for words in ("<h1>old → new</h1>", "new is won more often than old", "victory › counter › at-least", "Guard Room"):
        assert words in page
    assert "is-good" in page


def test_own_lines_come_first_and_those_of_the_box_only_when_asked_for(compared: dict[str, Any]) -> None:
    for key, lines in compared["coverage"].items():
        own = [line["own"] for line in lines]
        assert own == sorted(own, reverse=True), key
    changed = compared["coverage"]["changed"]
    box = [line["name"] for lines in compared["coverage"].values() for line in lines if not line["own"]]
    assert box
    assert changed
    assert all(f"`{name}`" not in markdown(compared).partition("`--box` shows them")[0] for name in box)
    assert all(f"`{name}`" in markdown(compared, box=True) for name in box)
    assert "among the cards and figures of the box; `--box` shows them" in markdown(compared)
