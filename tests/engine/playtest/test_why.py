"""Watching rules does not change the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from engine.play import play
from engine.playtest.why import WhyPlan, WhyTally
from engine.playtest.why import counts as c
from engine.playtest.why.counts import GameCounts
from engine.records.state import State
from tests.authoring.dead_rules import dead_rules


@pytest.mark.parametrize("chapter", ["flight", "the-loom", "twelve-strokes"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_games_are_the_same_with_every_rule_watched(chapter: str, bot: str) -> None:
    compiled = compile_plan(find_playable(chapter, ("chapter",)).content(), PlaytestOptions(bot=bot))
    watching = WhyPlan(compiled.plan, tuple({rule.where for rule in compiled.chapter.rules})).compile()
    for index in range(3):
        plain = compiled.game(index)
        play(plain)
        watched = watching.game(index)
        assert [name for name in State.__slots__ if getattr(plain.state, name) != getattr(watched.state, name)] == []
        assert plain.hits == watched.hits
        assert plain.labour == watched.labour
        assert watching.looker.counts.found


def test_a_wide_watch_hears_events_of_rules_that_nobody_has(tmp_path: Path) -> None:
    compiled = compile_plan(find_playable(str(dead_rules(tmp_path)), ("chapter",)).content(), PlaytestOptions())
    yawn = next(rule for rule in compiled.chapter.rules if rule.name == "status-gone")
    narrow, wide = (WhyPlan(compiled.plan, (yawn.where,), wide).compile().play(0) for wide in (False, True))
    assert {key[1] for key in narrow.found} == set()
    assert {key[1] for key in wide.found} == {c.CAME, c.NOBODY}


def test_tallies_merge_in_the_order_of_games() -> None:
    key = (0, c.CAME, 0, "")
    tallies = []
    for index in (0, 1):
        one = GameCounts(index)
        one.note(key, 3 + index, 2)
        tallies.append(WhyTally())
        tallies[-1].add(one)
    tallies[0].merge(tallies[1])
    assert tallies[0].games == 2
    assert tallies[0].found[key] == 4
    assert tallies[0].in_games[key] == 2
    assert tallies[0].first[key] == (0, 3)
    lost = GameCounts(2, error="it died")
    tallies[0].add(lost)
    assert (tallies[0].games, tallies[0].errors) == (2, ["it died"])
