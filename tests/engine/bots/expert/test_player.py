"""The expert plans rounds and tries its options out, within its budget."""

from __future__ import annotations

from engine.bots.expert.candidates import MOST
from engine.bots.expert.player import LOOK, ROLLOUTS, STYLE_ROLLOUTS, STYLES, ExpertBot, plans
from engine.bots.greedy.style import DEFAULT_STYLE, NEVER_LATE, PlayStyle
from engine.play import play
from engine.records.decision import TURN, Decision
from engine.records.game import Game
from tests.engine.bots.journey import ready, wins


def test_the_expert_keeps_to_its_budget() -> None:
    bot = ExpertBot(1)
    spent: list[int] = []

    class Counting:
        def choose(self, game: Game, decision: Decision) -> int:
            before = bot.simulator.played
            answer = bot.choose(game, decision)
            spent.append(bot.simulator.played - before)
            assert decision.kind == TURN or not spent[-1]
            return answer

    play(ready([Counting()], 1))
    assert 0 < max(spent) <= MOST * ROLLOUTS + STYLES * STYLE_ROLLOUTS
    assert max(spent) >= LOOK


def test_a_round_can_be_played_in_several_ways_each_once() -> None:
    found = plans(DEFAULT_STYLE, PlayStyle(1, 4, 3), 3)
    kinds = [(style.skips, style.slack, style.late) for style in found]
    assert kinds[:2] == [(0, 12, 3), (1, 4, 3)]
    assert {(0, 12, NEVER_LATE), (1, 12, 3), (2, 12, 3)} <= set(kinds)
    assert len(set(kinds)) == len(kinds)


def test_the_expert_does_not_fall_behind_greedy() -> None:
    assert wins("expert", 12) >= wins("greedy", 12) - 1
