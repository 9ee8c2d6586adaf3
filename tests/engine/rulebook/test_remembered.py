"""Tables and short cuts of the code give the same results as the full computation, in positions of whole games."""

from __future__ import annotations

import pytest

from authoring.content.library import open_library
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.records.chapter import FAR
from engine.records.decision import OP_MOVE, TURN, Decision, first_of, op_of
from engine.records.game import Bot, Game
from engine.rulebook import minion_ways, minions, movement, routes
from engine.rulebook.abilities import can_pay
from engine.runtime.codes import ACTION, BATTLE_ACTION, FREE_ACTION
from engine.runtime.standing import costs_are_fixed
from tests.engine.state_data import state_data

CHAPTERS = ("flight", "the-drowned-stair", "the-loom")


class Looker:
    """Plays at random, and looks at every menu first."""

    def __init__(self, seed: int) -> None:
        self.bot: Bot = make_bot("random", seed)
        self.looks = 0

    def choose(self, game: Game, decision: Decision) -> int:
        if decision.kind == TURN:
            self.looks += 1
            _moves(game, decision.who)
            _steps(game)
            _prices(game, decision.who)
            for option in decision.options:
                if op_of(option) == OP_MOVE and first_of(option) != game.state.pos[decision.who]:
                    _one_go(game, decision.who, first_of(option))
        return self.bot.choose(game, decision)


def _moves(game: Game, mouse: int) -> None:
    """By tables as by search."""
    if game.state.bridges or game.state.closed or not routes.may_leave(game, mouse):
        return
    here = game.state.pos[mouse]
    careful = set(routes._ways(game, mouse, here, frozenset()))
    assert {first_of(option) for option in routes._usual_moves(game, here)} == careful


def _steps(game: Game) -> None:
    """A minion's step by its usual path as by looking for a free one."""
    board = game.chapter.board
    for figure in range(len(game.state.pos)):
        here = game.state.pos[figure]
        for goal in board.face_spaces[board.space_face[here]] if here >= 0 else ():
            if goal != here and minion_ways.distance(game, here, goal) < FAR:
                step = minion_ways.next_step(game, figure, here, [goal])
                assert step == minion_ways._free_step(game, figure, here, goal)
                if game.state.mice_at[goal] and not minions._entry_has_rules(game, figure):
                    _walks(game, figure, goal)


def _walks(game: Game, figure: int, goal: int) -> None:
    """In one go as step by step."""
    for steps in (1, 2, 3):
        one, other = (Game(game.chapter, game.state.copy(), game.bots) for _ in range(2))
        if minions._walk_directly(one, figure, goal, steps):
            minions._step_by_step(other, figure, [goal], steps, ranged=False)
        assert state_data(one.state) == state_data(other.state)


def _prices(game: Game, mouse: int) -> None:
    """What is too dear cannot be paid."""
    for event in (ACTION, BATTLE_ACTION, FREE_ACTION):
        for rule in game.chapter.handlers[event]:
            too_dear = rule.min_cheese > game.state.cheese[mouse] and costs_are_fixed(game)
            assert not (too_dear and can_pay(game, rule, mouse))
            assert rule.needs_payment or can_pay(game, rule, mouse)


def _one_go(game: Game, mouse: int, goal: int) -> None:
    """In one go as step by step."""
    here = game.state.pos[mouse]
    if not movement._nothing_can_happen(game, here, goal):
        return
    after = []
    for stepwise in (False, True):
        copy = Game(game.chapter, game.state.copy(), game.bots)
        if stepwise:
            copy.state.can_move, copy.state.moved = False, True
            for there in routes.route(copy, mouse, goal):
                assert movement._step(copy, mouse, copy.state.pos[mouse], there) or there == goal
        else:
            movement.move(copy, mouse, goal)
        after.append(state_data(copy.state))
    assert after[0] == after[1]


@pytest.mark.parametrize("ident", CHAPTERS)
def test_short_cuts_of_the_code_give_the_same_results(ident: str) -> None:
    chapter = compile_chapter(open_library().content_for(ident))
    party = [hero for hero in range(len(chapter.hero_ids)) if hero not in chapter.barred][: chapter.mice_to]
    if chapter.required:
        party = sorted({*chapter.required, *party[: chapter.mice_to - len(chapter.required)]})
    looker = Looker(1)
    for seed in range(2):
        play(new_game(chapter, party, seed, [looker]))
    assert looker.looks > 20
