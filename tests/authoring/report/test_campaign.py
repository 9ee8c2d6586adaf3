"""The report of a campaign, as data and on a terminal."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest_campaign import CampaignResult, playtest_campaign
from authoring.report.campaign import LEFT_OUT, campaign_document
from authoring.report.campaign_terminal import show_campaign
from authoring.report.html import campaign_html
from authoring.report.output import make_report
from tests.playable import TOSS, chapter

TALE = """\
kind: campaign
id: tale
title: A tale
chapters:
  - chapter: one
    then: [ { if: defeat, go: end } ]
  - chapter: two
"""


@pytest.fixture(scope="module")
def campaign(tmp_path_factory: pytest.TempPathFactory) -> CampaignResult:
    folder: Path = tmp_path_factory.mktemp("tale")
    for name in ("one", "two"):
        chapter(folder, TOSS, name, f"Chapter {name}")
    path = folder / "tale.yaml"
    path.write_text(TALE, encoding="utf-8")
    options = PlaytestOptions(games=30, bot="random", workers=1)
    return playtest_campaign(open_playable(str(path)), options)


@pytest.fixture(scope="module")
def report(campaign: CampaignResult) -> dict[str, Any]:
    return campaign_document(campaign)


def test_all_campaigns_are_accounted_for(report: dict[str, Any]) -> None:
    result = report["result"]
    assert result["finished"]["count"] + result["failed"] + result["endless"] + result["crashed"] == 30
    assert sum(count for _, count in result["chapters-won"]) == 30
    assert sum(route["campaigns"] for route in report["routes"]) == 30


def test_each_chapter_has_its_own_report(report: dict[str, Any]) -> None:
    first, second = report["chapters"]
    assert (first["edition"], first["differs"]) == ("en", {})
    assert (first["chapter"], first["title"]) == ("one", "Chapter one")
    assert second["report"]["result"]["won"] == report["result"]["finished"]["count"]
    assert not set(LEFT_OUT) & set(first["report"])
    assert list(first["report"])[:3] == ["result", "verdict", "findings"]


def test_on_a_terminal(report: dict[str, Any]) -> None:
    console = Console(file=io.StringIO(), width=120, highlight=False)
    show_campaign(report, console)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert text.startswith("A tale · 30 campaigns · bot random · seeds from 0\n")
    assert "one → two" in text


def test_each_chapter_names_its_own_rules(tmp_path: Path) -> None:
    for name, rules in (("one", "options: { edition: fr }"), ("two", "options: { mousetraps: 3 }")):
        chapter(tmp_path, f"{TOSS}{rules}\n", name, f"Chapter {name}")
    path = tmp_path / "tale.yaml"
    path.write_text(TALE, encoding="utf-8")
    options = PlaytestOptions(games=2, bot="random", workers=1, rule_options=["abilities=per-turn"])
    data = campaign_document(playtest_campaign(open_playable(str(path)), options))
    rules = [(one["edition"], one["differs"]) for one in data["chapters"]]
    assert rules == [("fr", {"abilities": "per-turn"}), ("en", {"abilities": "per-turn", "mousetraps": 3})]
    console = Console(file=io.StringIO(), width=200, highlight=False)
    show_campaign(data, console)
    assert isinstance(console.file, io.StringIO)
    words = "rules: edition fr, but abilities=per-turn (Chapter one); rules: edition en, but"
    assert words in console.file.getvalue()
    assert words in campaign_html(data)


def test_as_a_page(campaign: CampaignResult, report: dict[str, Any]) -> None:
    made = make_report(campaign)
    assert made.data == report
    assert made.page() == campaign_html(report)
    assert (made.errors, made.failed) == ([], False)
