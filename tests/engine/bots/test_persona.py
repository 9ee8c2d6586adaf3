"""Personas: the greedy bot with other weights."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from engine.bots.greedy.style import DEFAULT_STYLE, IN_A_HURRY, NEVER_LATE
from engine.bots.persona import PersonaBot, style_of
from engine.play import step
from engine.playtest import CompiledPlan, Tally, run
from engine.playtest.bot_names import BotError, make_bots
from engine.playtest.statistics.intervals import Z95
from engine.playtest.summary import SAMPLE

GAMES = 80
CHAPTER = "the-long-way-round"


@cache
def played(bot: str) -> tuple[CompiledPlan, Tally]:
    """Games of a bundled persona, all over the same seeds."""
    loaded = find_playable(CHAPTER, ("chapter",))
    plan = compile_plan(loaded.content(), PlaytestOptions(bot=bot))
    return plan, run(plan.plan, GAMES, compiled=plan).tally


def rounds(bot: str) -> list[float]:
    return [float(length) for length in played(bot)[1].lengths]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, (sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)) ** 0.5


def faces(bot: str) -> float:
    """How many faces a game enters on average."""
    plan, tally = played(bot)
    lines = [number for number, line in enumerate(plan.lines.all) if line.kind == "face"]
    return sum(tally.lines[line].games for line in lines if line in tally.lines) / tally.games


def per_round(total: Callable[[Tally], float], bot: str) -> float:
    tally = played(bot)[1]
    return total(tally) / sum(tally.lengths)


def searches(tally: Tally) -> float:
    return tally.totals["searches"]


def defeats(tally: Tally) -> float:
    return sum(tally.kills.values())


def wounds(bot: str) -> float:
    """How many wounds the mice have on average at the end of a round."""
    moments = played(bot)[1].moments.values()
    at = SAMPLE.index("wounds")
    return sum(moment.sums[at] for moment in moments) / sum(moment.games for moment in moments)


def test_weights_of_greedy_make_greedy() -> None:
    style = style_of({})
    assert vars(style) == vars(DEFAULT_STYLE)
    assert vars(PersonaBot({}, 3).style) == vars(DEFAULT_STYLE)


def test_a_persona_without_weights_plays_as_greedy_does() -> None:
    plan, same = played("greedy")
    for index in range(6):
        game = plan.game(index, bots=[PersonaBot({}, plan.plan.seed + index)])
        while not game.state.outcome:
            step(game)
        assert (game.state.outcome, game.state.round) == (same.course[index], same.lengths[index])


def test_styles() -> None:
    rusher = style_of({"searching": 0, "waiting": 0})
    assert (rusher.slack, rusher.late, rusher.waits) == (IN_A_HURRY, NEVER_LATE, False)
    assert style_of({"searching": 300}).searchers == 1
    assert style_of({"caution": 250}).caution == 250


def test_the_rusher_is_done_sooner_and_searches_less() -> None:
    longer = [slow - quick for slow, quick in zip(rounds("greedy"), rounds("rusher"), strict=True)]
    mean, error = mean_and_error(longer)
    assert mean > Z95 * error
    assert per_round(searches, "rusher") < per_round(searches, "greedy") / 2


def test_the_treasurer_searches_more() -> None:
    assert searches(played("treasurer")[1]) > 1.15 * searches(played("greedy")[1])


def test_the_completionist_sees_more_rooms() -> None:
    assert faces("completionist") > faces("greedy") + 0.2


def test_the_fighter_defeats_more_in_the_same_time() -> None:
    assert per_round(defeats, "fighter") > 1.05 * per_round(defeats, "greedy")


def test_the_cautious_are_wounded_less() -> None:
    assert wounds("cautious") < 0.95 * wounds("greedy")


def test_a_persona_can_play_one_mouse() -> None:
    personas = {"hasty": {"weights": {"searching": 0}}}
    bots = make_bots("hasty,greedy,random,hasty", 1, 4, personas)
    assert [type(bot).__name__ for bot in bots] == ["PersonaBot", "GreedyBot", "RandomBot", "PersonaBot"]


def test_an_unknown_persona_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(BotError) as refused:
        make_bots("hastly", 1, 4, {"hasty": {"weights": {}}})
    assert "hasty" in refused.value.known
