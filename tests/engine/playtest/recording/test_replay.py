"""Games written down and played again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.bots.random import RandomBot
from engine.play import play
from engine.playtest import CompiledPlan, Plan
from engine.playtest.recording.follow import Divergence, Follower
from engine.playtest.recording.recorder import PositionRecorder, picture, record_game
from engine.playtest.recording.replay import DECISION, Recorder, Step
from tests.engine.playtest.toy import chase


def recorded(plan: Plan, index: int = 0) -> Recorder:
    recorder = Recorder()
    play(CompiledPlan(plan).game(index, recorder))
    return recorder


def followed(plan: Plan, script: list[Step]) -> Follower:
    follower = Follower(tuple(script), RandomBot(99))
    play(CompiledPlan(plan).game(0, follower, bots=[follower]))
    follower.finish()
    return follower


def divergence(plan: Plan, script: list[Step]) -> Divergence:
    found = followed(plan, script).divergence
    assert found is not None
    return found


def test_a_game_played_after_its_script_is_the_same() -> None:
    script = recorded(chase()).log
    follower = followed(chase(), script)
    assert follower.divergence is None
    assert follower.log == script


def test_another_bot_does_not_matter_while_the_script_lasts() -> None:
    script = recorded(chase(bot="greedy")).log
    assert followed(chase(bot="random"), script).divergence is None


def test_rule_places_do_not_matter() -> None:
    """A comment added at the top of the file moves every rule."""
    script = recorded(chase()).log
    moved = replace(chase().content, where=lambda kind, ident, path: f"{kind}.yaml:999")
    assert followed(replace(chase(), content=moved), script).divergence is None


def test_an_event_that_differs() -> None:
    """The rats are gone from the setup: other minions are placed."""
    script = recorded(chase()).log
    found = divergence(chase(setup=[{"place": {"minion": "grub", "count": 4, "face": "field"}}]), script)
    assert found.then is not None
    assert found.then.question == "the table: place rat#6"
    assert found.now is not None
    assert found.now.question == "the table: place grub#6"
    assert found.why == "another choice comes up"


def test_an_option_that_is_gone() -> None:
    script = recorded(chase()).log
    number = next(i for i, step in enumerate(script) if step.what == DECISION and step.text.startswith("move to"))
    script[number] = replace(script[number], text="move to nowhere/a1")
    found = divergence(chase(), script)
    assert found.index == number
    assert found.why.startswith('"move to nowhere/a1" is not offered; offered are: end turn, ')


@pytest.mark.parametrize(("cut", "why"), [(-1, "the game goes on"), (None, "the game is over")])
def test_a_script_that_is_too_short_or_too_long(cut: int | None, why: str) -> None:
    script: list[Any] = recorded(chase()).log
    script = script[:cut] if cut else [*script, Step("event", "and then")]
    assert divergence(chase(), script).why == why


def test_after_the_divergence_a_bot_plays_on() -> None:
    script = recorded(chase()).log
    follower = followed(chase(end_page=9), script[: len(script) // 2])
    assert follower.divergence is not None
    assert any(step.text.startswith("the game is over: ") for step in follower.log[-5:])


def test_the_recorder_adds_up_to_the_position() -> None:
    recorder = PositionRecorder()
    game = CompiledPlan(chase()).game(3, recorder)
    play(game)
    assert len(recorder.frames) == len(recorder.log)
    now: dict[str, Any] = {"figures": {}, "hands": {}}
    for frame in recorder.frames:
        now = {**now, **frame, **{part: {**now[part], **frame.get(part, {})} for part in ("figures", "hands")}}
    now["figures"] = {slot: figure for slot, figure in now["figures"].items() if figure is not None}
    assert now == picture(game)


def test_an_event_is_recorded_with_its_figures() -> None:
    recording = record_game(chase().compile(), 0)
    step = next(number for number, act in enumerate(recording.acts) if act.what == "attack")
    act = recording.acts[step]
    assert act.figure >= 0
    assert act.other >= 0
    assert act.roll > 0
    assert recording.acts[next(i for i, one in enumerate(recording.log) if one.what == "decision")].what == "choice"


def test_a_position_has_what_mice_hold() -> None:
    first = record_game(chase().compile(), 0).frames[0]
    assert sorted(first["hands"]) == [0, 1, 2, 3]
    assert all(len(hand) == 3 for hand in first["hands"].values())
    assert [len(figure) for slot, figure in first["figures"].items() if slot < 4] == [6] * 4
