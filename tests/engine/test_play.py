"""The loop: rounds, turns, and the end of a game."""

from __future__ import annotations

import pytest

from engine.play import new_game, play, play_round, step
from engine.records.decision import SPACE, Decision
from engine.records.errors import IllegalChoice, RuleLoop
from engine.records.game import MAX_ROUNDS, Game
from engine.records.rule import Rule
from engine.records.state import STALLED, WON, State
from engine.rulebook.free_actions import GEAR
from tests.engine.scene import ScriptBot
from tests.engine.state_data import state_data
from tests.engine.table import BOW, Table, start


def test_a_round_is_played_to_its_end() -> None:
    game = start(heroes=("ash", "birch"))
    play_round(game)
    assert game.state.round == 2
    assert game.state.acted == 0
    assert game.state.turn == 2


def test_a_game_that_never_ends_is_stalled_not_lost() -> None:
    still = {"when": "wheel-changed", "do": [{"wheel": -1}]}
    game = start({"rules": [still]}, heroes=("ash",))
    play(game)
    assert (game.state.outcome, game.state.reason) == (STALLED, "too many rounds")
    assert game.state.round == MAX_ROUNDS + 1


def test_a_finished_game_goes_no_further() -> None:
    game = start({"victory": {"mice-at": {"at": "field/a1"}}, "start": {"face": "field", "space": "a1"}})
    assert game.state.outcome == WON
    before = state_data(game.state)
    play(game)
    assert state_data(game.state) == before


def test_an_end_page_may_be_given() -> None:
    chapter = start().chapter
    game = new_game(chapter, [0], 1, [ScriptBot()], end_page=3)
    assert game.state.end_page == 3


def test_the_checker_looks_after_every_step() -> None:
    seen: list[int] = []

    def look(game: Game) -> None:
        seen.append(game.state.turn)

    table = Table({"ash": "a1"})
    table.game.checker = look
    table.dice(BOW).step().step()
    assert len(seen) >= 2


def test_an_answer_outside_the_options_is_an_error() -> None:
    table = Table({"ash": "a1"}).dice(BOW).begin("ash").choose(12345678)
    with pytest.raises(IllegalChoice, match="12345678 is not among the options of a turn decision"):
        step(table.game)


def test_rules_that_trigger_each_other_for_ever_are_named() -> None:
    loop = {"id": "spinning", "when": "counter-changed", "do": [{"count": {"counter": "spins"}}]}
    begin = {"id": "start", "when": "free-action", "do": [{"count": {"counter": "spins"}}]}
    table = Table({"ash": "a1"}, rules=[loop, begin], chapter={"counters": {"spins": {"start": 0}}})
    with pytest.raises(RuleLoop, match="spinning"):
        table.use("ash", "start")


def test_rounds_and_turns_are_cited_with_their_rules() -> None:
    counted = [
        {"when": event, "do": [{"count": {"counter": event}}]}
        for event in ("round-start", "round-end", "turn-start", "turn-end")
    ]
    counters = {event: {"start": 0} for event in ("round-start", "round-end", "turn-start", "turn-end")}
    game = start({"rules": counted, "counters": counters}, heroes=("ash", "birch"))
    play_round(game)
    assert game.state.counters == [1, 1, 2, 2]


def test_steps_without_a_choice_are_counted_apart() -> None:
    table = Table({"ash": "a1"}).dice(BOW)
    game = table.game
    before = game.decisions, game.forced
    assert game.choose(SPACE, 0, [7]) == 7
    assert (game.decisions, game.forced) == (before[0], before[1] + 1)
    table.begin("ash")
    game.state.can_move, game.state.actions, game.state.free_used = False, 0, GEAR
    step(game)  # nothing but the end of the turn
    assert (game.decisions, game.forced) == (before[0], before[1] + 2)


@pytest.mark.parametrize("kind", [Decision, Game, Rule, State])
def test_records_made_in_games_have_slots(kind: type) -> None:
    assert "__dict__" not in dir(kind)
