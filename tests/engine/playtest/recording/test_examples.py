"""Moments in recorded games."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from engine.playtest import CompiledPlan
from engine.playtest.diagnosis.cause import END, Moment
from engine.playtest.recording.examples import record_example, record_examples
from engine.playtest.recording.replay import Step
from tests.engine.playtest.diagnosis.cases import boss
from tests.engine.playtest.diagnosis.cases import compiled as road
from tests.engine.playtest.toy import chase


def at(compiled: CompiledPlan, index: int, moment: Moment) -> Step:
    example = record_example(compiled, index, [moment])
    return example.recording.log[example.steps[moment]]


def test_the_end_is_the_last_step() -> None:
    example = record_example(chase().compile(), 0, [END])
    assert example.steps[END] == len(example.recording.log) - 1
    assert example.recording.log[-1].text.startswith("the game is over")


def test_a_line_is_reached_with_the_step_that_hits_it() -> None:
    compiled = chase().compile()
    rule = next(number for number, one in enumerate(compiled.lines.all) if (one.kind, one.name) == ("rule", "count"))
    assert at(compiled, 0, Moment("line", rule)).text.startswith("rule: count")


def test_a_capture_by_its_place_its_captor_and_its_victim() -> None:
    compiled = chase().compile()
    game = next(one for one in map(compiled.play, range(40)) if one.captures)
    _, space, mouse, kind = game.captures[0]
    face = compiled.chapter.board.space_face[space]
    hero = compiled.chapter.hero_ids.index(game.party[mouse])
    for moment in (Moment("captured", face), Moment("captor", kind), Moment("victim", hero)):
        example = record_example(compiled, game.index, [moment])
        before = [step.text for step in example.recording.log[: example.steps[moment] + 1]]
        assert any("captured" in text for text in before[-6:]), moment


def test_a_toss_a_choice_an_offer_and_a_wait() -> None:
    compiled = road()
    game = compiled.play(0)
    assert at(compiled, 0, Moment("toss", boss())).text.startswith("a coin shows")
    assert "fork" in at(compiled, 0, Moment("option", 0)).question
    offer = next(iter(game.offered))
    assert at(compiled, 0, Moment("offer", offer)).question
    if game.waits:
        face = compiled.chapter.board.space_face[next(iter(game.waits))]
        assert at(compiled, 0, Moment("wait", face)).text == "end turn"


def test_what_does_not_come_has_no_step() -> None:
    assert record_example(chase().compile(), 0, [Moment("toss", 99)]).steps == {Moment("toss", 99): -1}


def test_workers_find_the_same() -> None:
    compiled = chase(seed=40).compile()
    wanted = {2: [END], 0: [END, Moment("captured", 0)]}
    here = record_examples(compiled, wanted)
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as executor:
        assert record_examples(compiled, wanted, executor) == here
