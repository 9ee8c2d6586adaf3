"""What lint thinks of lines that no game reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.lint.views import state_graphs
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.result import PlaytestResult
from authoring.report.reach import Reach
from engine.compile import compile_chapter
from engine.playtest import Result, Tally
from engine.playtest.lines import Line
from engine.records.chapter import Chapter
from engine.records.content import Content
from engine.records.errors import ContentError
from tests.playable import BRAWL, chapter


def reach(target: str | Path) -> dict[tuple[str, str], str]:
    """The answer for every line of a chapter."""
    loaded = open_playable(str(target))
    result = PlaytestResult(loaded, compile_plan(loaded.content(), PlaytestOptions()), Result(Tally(), 0))
    answers = Reach(result)
    return {(line.kind, line.name): answers.of(line, "nowhere:0")[0] for line in result.compiled.lines.all}


def test_every_way_of_the_first_chapter_can_be_taken() -> None:
    found = reach("flight")
    ways = {name: word for name, word in found.items() if name[0] in ("face", "exit", "flip", "story")}
    assert set(ways.values()) == {"yes"}
    assert ("exit", "kitchen-tunnels N") in ways
    assert ("flip", "sewers") in ways
    assert found["special search", "glint-in-the-water"] == "yes"
    assert found["rule", "old-crow"] == "unknown"


def test_a_face_apart_is_out_of_reach(tmp_path: Path) -> None:
    apart = BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n  - {{ face: forge, at: [5, 5] }}\n")
    found = reach(chapter(tmp_path, apart))
    assert found["face", "forge"] == "no"
    assert found["face", "guard-room"] == "yes"


def test_a_flip_that_takes_a_card_of_the_deck_takes_luck(tmp_path: Path) -> None:
    """The Sewers turn back for whoever has the hook and thread; no search of this chapter gives it."""
    path = chapter(tmp_path, BRAWL.replace("mice: {{ from: 3, to: 4 }}", "mice: {{ from: 3, to: 4 }}"))
    found = reach(path)
    assert found["flip", "guard-room"] == "yes"
    assert found["face", "sewers"] == "yes"
    assert found["flip", "sewers"] == "with luck"


def test_a_board_that_lint_does_not_look_into_is_unknown(tmp_path: Path) -> None:
    loaded = open_playable(str(chapter(tmp_path)))
    answers = Reach(PlaytestResult(loaded, compile_plan(loaded.content(), PlaytestOptions()), Result(Tally(), 0)))
    answers.solved = None
    assert answers.of(Line("face", "guard-room"), "nowhere:0") == ("unknown", "")


def test_the_board_is_the_one_that_lint_has_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Chapter] = []

    def compiled(content: Content, errors: list[ContentError]) -> Chapter:
        made.append(compile_chapter(content, errors=errors))
        return made[-1]

    monkeypatch.setattr(state_graphs, "compile_chapter", compiled)
    assert reach("flight")["face", "sewers"] == "yes"
    assert len(made) == 1
