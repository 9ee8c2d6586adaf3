"""`tailwright playtest` of a whole campaign."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from authoring.content.schema import schema
from tests.playable import TOSS, chapter, run

CAMPAIGN = """\
kind: campaign
id: tale
title: "A tale [red] <b>"
chapters:
  - chapter: one
    then: [ { if: defeat, go: end } ]
  - chapter: two
"""


@pytest.fixture
def campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    chapter(tmp_path, TOSS, "one", "The first")
    chapter(tmp_path, TOSS, "two", "The second")
    path = tmp_path / "tale.yaml"
    path.write_text(CAMPAIGN)
    return path


def test_results_per_chapter_and_for_the_whole(campaign: Path) -> None:
    words = ("playtest", campaign, "--games", 40, "--bot", "random", "--json", "-")
    alone, shared = run(*words, "--workers", 1), run(*words, "--workers", 2)
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == shared.stdout
    data = json.loads(alone.stdout)
    registry = Registry().with_resource("report.schema.json", Resource.from_contents(schema("report")))
    Draft202012Validator(schema("campaign-report"), registry=registry).validate(data)
    first, second = (one["report"]["result"] for one in data["chapters"])
    assert first["won"] + first["lost"] == 40
    assert second["won"] + second["lost"] == first["won"]
    assert data["result"]["finished"]["count"] == second["won"]
    assert sum(route["campaigns"] for route in data["routes"]) == 40


def test_on_the_terminal_and_as_a_page(campaign: Path) -> None:
    result = run("playtest", campaign, "--games", 20, "--bot", "random", "--report", "tale.html")
    assert result.exit_code == 0
    assert "A tale [red] <b> · 20 campaigns · bot random" in result.stdout
    assert "The second" in result.stdout
    assert "(one)" in result.stdout
    page = Path("tale.html").read_text()
    assert "A tale [red] &lt;b&gt;" in page
    assert page.count("<svg") == 3


def test_a_chapter_with_errors_refuses_the_campaign(campaign: Path) -> None:
    path = campaign.parent / "two.yaml"
    path.write_text(path.read_text().replace("end-page: 5", "end-page: five"))
    result = run("playtest", campaign)
    assert result.exit_code == 1
    assert "two.yaml:" in result.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("--gate",), ("--pages-to", "8"), ("--mice", "3"), ("--start", "sewers"), ("--end-page", "4"),
        ("--party", "all"), ("--party", "collin,nobody"), ("--bot", "gready"), ("--trace-dir", "logs"),
    ],
)  # fmt: skip
def test_what_cannot_be_had(campaign: Path, words: tuple[str, ...]) -> None:
    result = run("playtest", campaign, *words)
    assert result.exit_code == 2
    assert "error:" in result.stderr


def test_a_party_plays_where_it_may(campaign: Path) -> None:
    path = campaign.parent / "two.yaml"
    path.write_text(path.read_text().replace("mice: { from: 3, to: 4 }", "mice: 3, barred: [tilda]"))
    words = ("--games", 30, "--bot", "random", "--party", "collin,filch,tilda", "--json", "-")
    data = json.loads(run("playtest", campaign, *words).stdout)
    first, second = (one["report"]["parties"] for one in data["chapters"])
    assert [one["party"] for one in first] == [["collin", "filch", "tilda"]]
    assert [one["party"] for one in second] == [["collin", "filch", "lily"]]
