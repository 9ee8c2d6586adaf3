"""A session at the terminal: who plays whom, and what is saved."""

from __future__ import annotations

import pytest

from authoring.play.person import Person
from authoring.play.session import PlaySession, QuitError
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from engine.bots import BOTS
from engine.playtest import CompiledPlan
from engine.playtest.usage_error import UsageError


@pytest.fixture(scope="module")
def compiled() -> CompiledPlan:
    options = PlaytestOptions(1, 7, "random", party="collin,filch,maginos,nez")
    return compile_plan(open_playable("flight").content(), options)


def session(compiled: CompiledPlan, *words: str, answers: str = "q") -> tuple[PlaySession, list[str]]:
    told: list[str] = []
    return PlaySession(compiled, list(words), told.append, lambda _: answers), told


def test_the_person_plays_every_mouse_without_a_bot(compiled: CompiledPlan) -> None:
    made, _ = session(compiled, "filch=greedy", "nez=random")
    assert [type(player) for player in made.bots] == [Person, BOTS["greedy"], Person, BOTS["random"]]


def test_all_is_every_other_mouse(compiled: CompiledPlan) -> None:
    made, _ = session(compiled, "all=random", "filch=greedy")
    assert [type(player) for player in made.bots] == [BOTS[name] for name in ("random", "greedy", "random", "random")]


@pytest.mark.parametrize("word", ["nobody=greedy", "collin", "collin=", "collin=clever"])
def test_other_words_are_refused(compiled: CompiledPlan, word: str) -> None:
    with pytest.raises(UsageError):
        session(compiled, word)


def test_bots_alone_play_to_the_end_and_everything_is_shown(compiled: CompiledPlan) -> None:
    made, told = session(compiled, "all=greedy")
    made.play()
    assert told[: len(made.recorder.log)] == [step.line() for step in made.recorder.log]
    assert told[-1].split(":")[0] in ("won", "lost")
    saved = made.saved_game()
    assert (saved.chapter, saved.seed, saved.bot) == ("flight", 7, "person")
    assert saved.steps == tuple(made.recorder.log)


def test_a_game_that_was_left_is_saved_as_far_as_it_went(compiled: CompiledPlan) -> None:
    made, _ = session(compiled)
    with pytest.raises(QuitError):
        made.play()
    assert list(made.saved_game().steps) == made.recorder.log
