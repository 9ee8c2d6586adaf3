"""From a line to a game: which line is meant, and how its game is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter, find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.solve import Reached, reach, thing_at
from engine.playtest import CompiledPlan
from engine.playtest.usage_error import UsageError
from tests.playable import run


def line_of(path: Path, text: str) -> int:
    return next(n for n, line in enumerate(path.read_text().splitlines(), start=1) if text in line)


def found(loaded: LoadedChapter, compiled: CompiledPlan, name: str) -> Reached:
    reached = reach(loaded, compiled, thing_at(loaded, compiled, name))
    assert reached is not None
    return reached


def test_any_line_of_a_rule_means_the_rule(lever: Path, loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    for text in ("- id: lever", "do: [ { set: pulled } ]"):
        assert str(thing_at(loaded, compiled, f"{lever}:{line_of(lever, text)}")) == "rule lever"
    assert str(thing_at(loaded, compiled, "lever")) == "rule lever"


def test_a_line_of_a_room_means_its_face(lever: Path, loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    assert str(thing_at(loaded, compiled, f"{lever}:{line_of(lever, 'guard-room:')}")) == "face guard-room"


def test_lines_that_mean_nothing(lever: Path, loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    for name in (f"{lever}:{line_of(lever, 'title:')}", "nowhere.yaml:3", "levre"):
        with pytest.raises(UsageError):
            thing_at(loaded, compiled, name)


def test_play_comes_to_the_line_and_the_step_is_that_of_the_rule(loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    reached = found(loaded, compiled, "pick")
    assert reached.found_by == "play"
    assert reached.witness.recording.log[reached.step].text.startswith("rule: pick")


def test_the_recorded_playtest_is_asked_first(lever: Path) -> None:
    run("playtest", lever, "--games", 5, "--seed", 70, "--workers", 1, "--mice", 3)
    loaded = find_playable(str(lever))
    compiled = compile_plan(loaded.content(), PlaytestOptions(mice=3))
    reached = found(loaded, compiled, "pick")
    assert reached.found_by == "the recorded playtest"
    assert 70 <= reached.course.seed < 75


def test_a_line_that_no_game_comes_to(loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    thing = thing_at(loaded, compiled, "ninth-mouse")
    assert reach(loaded, compiled, thing, turns=300) is None


def test_the_game_until_then_is_the_beginning_of_another(loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    witness = found(loaded, compiled, "pick").witness
    before = witness.until_moment()
    assert 0 < len(before.steps) < len(witness.replay.steps)
    assert before.steps == witness.replay.steps[: len(before.steps)]
    assert before.outcome == ""
