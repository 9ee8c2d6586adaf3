"""What parts are worth, as data, text and page."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from authoring.balance.knockout import knockout
from authoring.balance.restricted import play_without
from authoring.playtest.options import PlaytestOptions
from authoring.report import as_json
from authoring.report.effects import knockout_document, restricted_document
from authoring.report.effects_page import effects_page
from authoring.report.effects_text import show_effects
from authoring.report.effects_words import change, longer
from tests.authoring.balance.toys import TOSSES, open_toy


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    loaded = open_toy(tmp_path_factory.mktemp("chapter"), TOSSES)
    return knockout_document(knockout(loaded, PlaytestOptions(120, bot="random", workers=1), ("rules", "heroes")))


def shown(data: dict[str, Any], width: int = 80) -> str:
    console = Console(width=width, file=StringIO())
    show_effects(data, console)
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_the_data(data: dict[str, Any]) -> None:
    assert data["what"] == "taken out"
    stars = next(row for row in data["effects"] if row["name"] == "stars")
    assert data["effects"][0] is stars or data["effects"][0]["name"] == "last"
    assert stars["verdict"] == "less"
    assert stars["win-rate"]["low"] < stars["win-rate"]["value"] < stars["win-rate"]["high"] < 0
    assert stars["where"].startswith("brawl.yaml:")
    assert data["run"]["games"] >= sum(row["games"] for row in data["effects"])
    assert json.loads(as_json(data)) == data


def test_the_table_fits_eighty_columns(data: dict[str, Any]) -> None:
    text = shown(data)
    table = text[text.index("\npart ") :].split("open:")[0]
    assert max(map(len, table.splitlines())) <= 80
    assert "rule stars" in text
    assert "helps the mice" in text
    assert "as it is, won" in text


def test_what_cannot_be_done_stands_below(data: dict[str, Any]) -> None:
    refused = {"kind": "rule", "name": "x", "where": "a.yaml:1", "reason": "because"}
    assert "cannot be taken out:\n  rule x: because" in shown({**data, "refused": [refused]})


def test_the_page(data: dict[str, Any]) -> None:
    nasty = {**data["effects"][0], "name": "<b>bold</b>"}
    page = effects_page({**data, "effects": [nasty, *data["effects"][1:]]})
    assert "&lt;b&gt;bold&lt;/b&gt;" in page
    assert "<b>bold" not in page
    assert "helps the mice" in page


def test_without(tmp_path: Path) -> None:
    loaded = open_toy(tmp_path, TOSSES)
    data = restricted_document(play_without(loaded, PlaytestOptions(20, bot="random", workers=1), ["search"]))
    assert data["what"] == "without"
    assert [row["name"] for row in data["effects"]] == ["search"]
    assert data["effects"][0]["rounds"]["low"] is None  # too few games for an interval
    assert "search" in shown(data)
    assert "what bots lose" in effects_page(data)


def test_numbers_as_words() -> None:
    assert change({"value": 0.12, "low": -0.004, "high": 0.25}) == "+12 (0 to +25)"
    assert longer({"value": 1.26, "low": None, "high": None}) == "+1.3"
    assert longer({"value": -1.0, "low": -2.0, "high": 0.5}) == "-1.0 (-2.0 to +0.5)"
