"""Versions of a chapter as one plan."""

from __future__ import annotations

from dataclasses import replace

from engine.playtest import run
from engine.playtest.versions.plan import STRIDE, CompiledVersions, Versions
from tests.engine.playtest.toy import chase, toss


def test_each_version_plays_the_games_that_a_playtest_of_it_plays() -> None:
    plans = (chase(), chase(end_page=3))
    versions = Versions(plans).compile()
    for number, plan in enumerate(plans):
        tally = run(plan, 12).tally
        ends = [versions.play(number * STRIDE + game) for game in range(12)]
        assert [end.outcome for end in ends] == list(tally.course)
        assert [end.rounds for end in ends] == list(tally.lengths)


def test_an_error_ends_one_game_only() -> None:
    versions = Versions((toss(), replace(toss(), bot="tests.engine.playtest.toy:FaintingBot"))).compile()
    ends = versions.empty_tally() if isinstance(versions, Versions) else Versions(()).empty_tally()
    for game in range(3):
        ends.add(versions.play(STRIDE + game))
    assert ends.games + ends.crashed == 3


def test_a_chapter_that_does_not_compile_is_an_error_of_its_games() -> None:
    plan = toss()
    broken = replace(plan, content=replace(plan.content, chapter={"id": "broken"}))
    end = CompiledVersions((broken,)).play(0)
    assert "KeyError" in end.error


def test_a_lost_game() -> None:
    assert Versions((toss(),)).compile().lost(3).error
