"""Exhaustive play: every position one mouse can bring a board into, by the engine's own steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.compile import compile_chapter
from engine.content import Content
from engine.decision import DONE, Decision
from engine.dice import FACE_NAMES
from engine.game import Game
from engine.language.codes import CHAPTER_START
from engine.language.context import Context
from engine.play import new_game
from engine.rulebook import explore, movement, routes, search
from engine.state import State

FAR = 40
"""More than any walk on a small board takes."""
STAR = FACE_NAMES.index("sword-star")
MOUSE = 0


class _Picker:
    """Takes the option of a number at the first choice of a kind of its own; a game with one mouse asks little else."""

    def __init__(self) -> None:
        self.number = 0
        self.seen = 0

    def choose(self, game: Game, decision: Decision) -> int:
        options = [option for option in decision.options if option != DONE] or decision.options
        self.seen = len(options)
        return options[min(self.number, len(options) - 1)]


class Play:
    """All positions, and the steps between them."""

    def __init__(self, content: Content, hero: str) -> None:
        self.chapter = compile_chapter(content)
        self.bot = _Picker()
        self.game = new_game(self.chapter, [self.chapter.hero_ids.index(hero)], 1, [self.bot])
        self.game.state.outcome = 0
        self.steps: dict[Any, set[Any]] = {}
        self.won: set[Any] = set()
        self._explore()

    def goal_reachable(self) -> bool:
        """Whether any play wins."""
        return bool(self.won)

    def soft_lock_exists(self) -> bool:
        """Whether, though the goal can be reached, some play comes to where it no longer can."""
        before: dict[Any, set[Any]] = {}
        for here, nexts in self.steps.items():
            for there in nexts:
                before.setdefault(there, set()).add(here)
        good, waiting = set(), list(self.won)
        while waiting:
            here = waiting.pop()
            if here not in good:
                good.add(here)
                waiting += before.get(here, ())
        return bool(self.won) and len(good) < len(self.steps)

    def _explore(self) -> None:
        waiting = [self.game.state.copy()]
        self.steps[_key(waiting[0])] = set()
        while waiting:
            state = waiting.pop()
            key = _key(state)
            if self._is_won(state):
                self.won.add(key)
                continue
            for after in self._options(state):
                there = _key(after)
                self.steps[key].add(there)
                if there not in self.steps:
                    self.steps[there] = set()
                    waiting.append(after)

    def _at(self, state: State) -> Game:
        self.game.state = state.copy()
        self.game.state.outcome = 0
        self.game.state.allowance = FAR
        self.game.state.can_move = True
        self.game.script = [STAR] * 50
        return self.game

    def _is_won(self, state: State) -> bool:
        return any(ending.test(self._at(state), Context(CHAPTER_START)) for ending in self.chapter.victories)

    def _options(self, state: State) -> Iterator[State]:
        for space in routes.reach(self._at(state), MOUSE):
            game = self._at(state)
            movement.move(game, MOUSE, space)
            yield game.state
        for index in explore.open_exits(self._at(state), MOUSE):
            yield from self._each_choice(state, index)
        if explore.can_flip(self._at(state), MOUSE):
            game = self._at(state)
            explore.explore_flip(game, MOUSE)
            yield game.state
        if search.may_search(self._at(state), MOUSE) and search.specials_at(self._at(state), MOUSE):
            self.bot.number = 0
            game = self._at(state)
            search.search(game, MOUSE)
            yield game.state

    def _each_choice(self, state: State, index: int) -> Iterator[State]:
        self.bot.number = 0
        while True:
            self.bot.seen = 1
            game = self._at(state)
            explore.explore_exit(game, MOUSE, index)
            yield game.state
            self.bot.number += 1
            if self.bot.number >= self.bot.seen:
                return


def _key(state: State) -> Any:
    return (
        state.pos[MOUSE], tuple(state.face_up), tuple(sorted(state.stash)), state.closed_exits, state.special_taken,
        tuple(state.counters), state.entered,
    )  # fmt: skip
