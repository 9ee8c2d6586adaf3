"""Exhaustive play: every position that one to three mice can bring a board into, by the engine's own steps.

Mice that flip spaces treat alike can change places without a difference, so such positions count as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.compile import compile_chapter
from engine.play import new_game
from engine.records.content import Content
from engine.records.context import Context
from engine.records.decision import DONE, Decision
from engine.records.dice import FACE_NAMES
from engine.records.game import Game
from engine.records.state import State
from engine.rulebook import explore, movement, routes, search

FAR = 40
"""More than any walk on a small board takes."""
STAR = FACE_NAMES.index("sword-star")


class _Picker:
    """Takes options by a list of numbers, the first where the list has ended, and remembers how many there were."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.seen: list[int] = []

    def choose(self, game: Game, decision: Decision) -> int:
        options = [option for option in decision.options if option != DONE] or decision.options
        place = len(self.seen)
        self.seen.append(len(options))
        return options[self.numbers[place] if place < len(self.numbers) else 0]

    def start(self, numbers: list[int]) -> None:
        self.numbers, self.seen = numbers, []

    def next_numbers(self) -> list[int] | None:
        """The list that differs from the last one in the last choice that has an option left; None after the last."""
        numbers = (self.numbers + [0] * len(self.seen))[: len(self.seen)]
        while numbers and numbers[-1] + 1 >= self.seen[len(numbers) - 1]:
            numbers.pop()
        return [*numbers[:-1], numbers[-1] + 1] if numbers else None


class Play:
    """All positions, and the steps between them."""

    def __init__(self, content: Content, heroes: list[str]) -> None:
        self.chapter = compile_chapter(content)
        self.bot = _Picker()
        self.game = new_game(self.chapter, [self.chapter.hero_ids.index(hero) for hero in heroes], 1, [self.bot])
        self.game.state.outcome = 0
        flipping = 0
        for classes in self.chapter.board.flip_classes:
            flipping |= classes
        self.kinds = [self.chapter.hero_classes[self.chapter.hero_ids.index(hero)] & flipping for hero in heroes]
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
        self.steps[self._key(waiting[0])] = set()
        while waiting:
            state = waiting.pop()
            key = self._key(state)
            if self._is_won(state):
                self.won.add(key)
                continue
            for after in self._options(state):
                there = self._key(after)
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
        return any(ending.test(self._at(state), Context()) for ending in self.chapter.victories)

    def _options(self, state: State) -> Iterator[State]:
        for mouse in range(state.mice):
            for space in routes.reach(self._at(state), mouse):
                yield from self._each(state, lambda game, who=mouse, to=space: movement.move(game, who, to))
            for index in explore.open_exits(self._at(state), mouse):
                yield from self._each(state, lambda game, who=mouse, way=index: explore.explore_exit(game, who, way))
            if explore.can_flip(self._at(state), mouse):
                yield from self._each(state, lambda game, who=mouse: explore.explore_flip(game, who))
            if search.may_search(self._at(state), mouse) and search.specials_at(self._at(state), mouse):
                yield from self._each(state, lambda game, who=mouse: search.search(game, who))

    def _each(self, state: State, act: Callable[[Game], None]) -> Iterator[State]:
        """An act with every way to choose in it."""
        numbers: list[int] | None = []
        while numbers is not None:
            self.bot.start(numbers)
            game = self._at(state)
            act(game)
            yield game.state
            numbers = self.bot.next_numbers()

    def _key(self, state: State) -> Any:
        """A position, without which of the mice that are alike stands where."""
        mice = sorted(zip(self.kinds, state.pos[: state.mice], strict=True))
        return (
            tuple(mice), tuple(state.face_up), tuple(sorted(state.stash)), state.closed_exits, state.special_taken,
            tuple(state.counters), state.entered,
        )  # fmt: skip
