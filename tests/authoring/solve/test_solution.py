"""Solutions, and the witnesses that show them."""

from __future__ import annotations

import json
from dataclasses import replace

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter
from authoring.playtest.replay import replay_game, saved_options
from authoring.playtest.replay_file import from_json, to_json
from authoring.solve import find_thing, solve, things_of
from authoring.solve.text import solution_line
from engine.playtest import CompiledPlan
from engine.solve.search import Effort


def test_a_victory_is_shown_by_a_game(compiled: CompiledPlan) -> None:
    solution = solve(compiled, compiled.plan.parties[0])
    assert solution.witness is not None
    assert solution.witness.recording.outcome == "won"
    assert solution.witness.lines[-1].startswith("the game is over: won")
    assert "rule: lever" in "\n".join(solution.witness.lines)
    assert repr(solution).endswith(f"shown in round {solution.rounds}>")


def test_a_witness_replays_to_the_same_end(loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    for wanted in ("", "option pick, option 2", "special surge guard-room", "lever"):
        things = things_of(compiled)
        known = {str(thing) for thing in things}
        if wanted and wanted not in known and wanted != "lever":
            continue
        solution = solve(compiled, compiled.plan.parties[0], *([find_thing(things, wanted)] if wanted else []))
        assert solution.witness is not None
        saved = from_json(to_json(solution.witness.replay))
        result = replay_game(compile_plan(loaded.content(), saved_options(saved)), saved)
        assert result.difference == ""
        assert result.recording.log == solution.witness.recording.log


def test_a_witness_is_small(compiled: CompiledPlan) -> None:
    witness = solve(compiled, compiled.plan.parties[0]).witness
    assert witness is not None
    data = json.loads(to_json(witness.replay))
    assert all("chosen" in step for step in data.pop("steps"))
    assert len(json.dumps(data)) < 1000


def test_a_changed_witness_is_noticed(loaded: LoadedChapter, compiled: CompiledPlan) -> None:
    witness = solve(compiled, compiled.plan.parties[0]).witness
    assert witness is not None
    plan = compile_plan(loaded.content(), saved_options(witness.replay))
    shorter = replace(witness.replay, steps=witness.replay.steps[:-1])
    assert "the game differs" in replay_game(plan, shorter).difference
    lost = replace(witness.replay, outcome="lost")
    assert "it ends otherwise" in replay_game(plan, lost).difference
    lucky = replace(witness.replay, luck=((1, 5), (2, 6), (3, 7)))
    assert lucky.luck
    assert replay_game(plan, lucky).difference != ""


def test_what_never_happens_is_not_shown(compiled: CompiledPlan) -> None:
    thing = find_thing(things_of(compiled), "ninth-mouse")
    solution = solve(compiled, compiled.plan.parties[0], thing, Effort(300, 2))
    assert solution.witness is None
    assert "not found" in repr(solution)
    assert "open: no game" in solution_line(solution)
    assert "impossible: too few" in solution_line(solution, "too few")
