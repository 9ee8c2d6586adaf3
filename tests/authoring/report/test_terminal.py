"""The report on a terminal."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from authoring.report.terminal import show


def text_of(data: dict[str, Any], width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    show(data, console)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_it_answers_an_authors_questions(data: dict[str, Any]) -> None:
    text = text_of(data)
    assert "60 games · bot random" in text
    assert "A bot's win rate is not a family's" in text
    for words in (
        "how games are lost",
        "end page",
        "guard-room",
        "rat-warrior",
        "lines reached: chapter",
        "worth watching",
    ):
        assert words in text
    assert "brawl.yaml:25: rule too-late" in text


def test_words_of_content_are_no_markup(data: dict[str, Any]) -> None:
    assert "<script>alert(1)</script> & [red]co" in text_of(data)
    sly = {**data, "losses": [{**data["losses"][0], "reason": "[bold]x[/bold]\x1b[31m"}]}
    text = text_of(sly)
    assert "[bold]x[/bold]" in text
    assert "\x1b" not in text


def test_a_narrow_terminal_does_not_cut_commands(data: dict[str, Any]) -> None:
    assert data["replays"][0]["command"] in text_of(data, width=60)
