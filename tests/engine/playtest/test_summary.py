"""What is kept of one game."""

from __future__ import annotations

from engine.play import play
from engine.playtest import CompiledPlan, run
from engine.playtest.summary import SAMPLE, Watch
from engine.records.chapter import MICE
from engine.records.state import WON
from tests.engine.playtest.toy import PARTY, chase, toss
from tests.engine.state_data import state_data


def test_watching_does_not_change_a_game() -> None:
    compiled = CompiledPlan(chase())
    watched, alone = compiled.game(3), compiled.game(3)
    Watch(watched).play()
    play(alone)
    assert state_data(watched.state) == state_data(alone.state)


def test_turns_and_samples_are_counted() -> None:
    one = CompiledPlan(chase()).play(3)
    assert len(one.samples) == one.rounds
    assert len(one.samples[0]) == len(SAMPLE)
    assert one.rounds <= one.mouse_turns <= one.rounds * len(one.party)
    assert one.minion_turns > 0


def test_minions_met_and_beaten() -> None:
    compiled = CompiledPlan(chase())
    rat = compiled.chapter.minion_ids.index("rat")
    one = compiled.play(3)
    assert one.met >> rat & 1
    assert sum(one.mouse_kills) <= sum(one.kills)


def test_a_game_that_is_over_at_once() -> None:
    games = [CompiledPlan(toss()).play(index) for index in range(8)]
    assert {one.reason for one in games} == {"heads", "tails"}
    assert {(one.rounds, one.mouse_turns, len(one.samples)) for one in games} == {(1, 0, 1)}


def test_the_end_is_where_the_last_mouse_was_taken() -> None:
    compiled = CompiledPlan(chase())
    face = compiled.chapter.board.face_ids.index("field")
    ends = [one for one in (compiled.play(i) for i in range(40)) if one.reason == "all captured"]
    assert ends
    face_of = compiled.chapter.board.space_face
    assert all(one.face == face_of[one.captures[-1][1]] == face for one in ends)


def test_lines_of_one_rule_count_once() -> None:
    """A rule that changes two values is two rules to the engine, one line to its author."""
    both = {"id": "both", "modify": {"battle": 1, "defence": 1}, "of": "mouse"}
    compiled = CompiledPlan(chase(rules=[both], victory={"round": 3}))
    assert len([rule for rule in compiled.chapter.rules if rule.name == "both"]) == 2
    assert len([line for line in compiled.lines.all if line.name == "both"]) == 1
    one = compiled.play(1)
    assert one.outcome == WON
    number = next(n for n, line in enumerate(compiled.lines.all) if line.name == "both")
    held = [hits for rule, hits in zip(compiled.chapter.rules, replayed(compiled), strict=False) if rule.name == "both"]
    assert max(held) == one.hits[number] == 1  # however often it was asked


def replayed(compiled: CompiledPlan) -> list[int]:
    game = compiled.game(1)
    play(game)
    assert len(game.state.pos) > MICE
    return game.hits


def test_a_hero_who_joins_is_counted_too() -> None:
    compiled = CompiledPlan(
        chase(
            rules=[{"when": "round-start", "if": {"round": 2}, "do": [{"join": {"hero": "fern", "at": "field/c1"}}]}],
            victory={"round": 3},
        )
    )
    tally = run(compiled.plan, 5).tally
    assert tally.games == 5
    assert tally.heroes["fern"].games == sum(one.rounds > 1 for one in map(compiled.play, range(5))) > 0
    assert list(tally.parties) == [PARTY]
