"""The security policy of the pages: one style sheet and one script, named by hash, and nothing inline."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest

from authoring.playtest.result import PlaytestResult
from authoring.report.html import html
from authoring.report.page import Looks
from authoring.report.replay_page import replay_page
from authoring.report.viewer import ViewerGame
from engine.playtest.recording.recorder import record_game


class Parts(HTMLParser):
    """The parts of a page that a policy is about."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.policy = ""
        self.inside = ""
        self.texts: dict[str, list[str]] = {"style": [], "script": []}
        self.inline: list[str] = []
        self.classes: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {key: value or "" for key, value in attrs}
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"]
        self.inline += [key for key in values if key == "style" or key.startswith("on")]
        self.inline += [value for value in values.values() if value.lower().startswith("javascript:")]
        self.classes |= set(values.get("class", "").split())
        if tag in self.texts and values.get("type") != "application/json":
            self.inside = tag
            self.texts[tag].append("")

    def handle_endtag(self, tag: str) -> None:
        self.inside = "" if tag == self.inside else self.inside

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.texts[self.inside][-1] += data


def pages(result: PlaytestResult, data: dict[str, Any]) -> dict[str, str]:
    game = ViewerGame("a game", 0, record_game(result.compiled, 0))
    return {
        "report": html(result, data),
        "replay": replay_page(result.compiled, game, "<b style='x'>{policy}/*sheet*/"),
    }


@pytest.mark.parametrize("name", ["report", "replay"])
def test_the_policy_names_what_the_page_holds(result: PlaytestResult, data: dict[str, Any], name: str) -> None:
    parts = Parts(pages(result, data)[name])
    assert "unsafe" not in parts.policy
    assert "default-src 'none'" in parts.policy
    for kind in ("style", "script"):
        (text,) = parts.texts[kind]
        assert len(text) > 1000
        digest = b64encode(sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in parts.policy


@pytest.mark.parametrize("name", ["report", "replay"])
def test_nothing_is_inline(result: PlaytestResult, data: dict[str, Any], name: str) -> None:
    assert Parts(pages(result, data)[name]).inline == []


def test_every_class_that_places_a_bar_has_a_rule(result: PlaytestResult, data: dict[str, Any]) -> None:
    parts = Parts(html(result, data))
    placed = {one for one in parts.classes if re.fullmatch(r"(left|width)--?\d+", one)}
    assert placed
    assert [one for one in placed if f":root .{one}{{" not in parts.texts["style"][0]] == []


def test_a_planted_style_attribute_is_noticed() -> None:
    assert Parts('<p style="color:red" onclick="x()"><a href="javascript:x()">').inline == [
        "style",
        "onclick",
        "javascript:x()",
    ]


def test_the_classes_of_a_bar() -> None:
    looks = Looks()
    assert looks.bar(0.1234, 0.5) == "left-123 width-500"
    assert looks.bar(None, 1) == "width-1000"
    assert looks.colour("#ffcc00") == "c-ffcc00"
    assert looks.sheet.splitlines()[0] == ":root .left-123{left:12.3%}"
