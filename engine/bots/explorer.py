"""A bot for coverage: it seeks doors, rules and cards that the current game has not reached yet.

It remembers nothing from game to game, so that a seed always gives the same game. Instead the seed decides how the bot
behaves: how long it searches before it opens doors, and when it heads for the goal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.atlas import Atlas
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.roads import ways, ways_to
from engine.records import decision as decisions
from engine.records.decision import DONE, OP_ACTION, OP_EXPLORE, OP_FLIP, OP_FREE, OP_LEVEL_UP, OP_SEARCH, first_of
from engine.records.dice import seeded

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game

TIME_TO_HEAD_FOR_GOAL: Final = 8
"""Time left, in cheese on the wheel, below which most explorers head for the chapter's goal."""

MOODS: Final = 4
"""Mood 0 never heads for the goal early; moods 0 and 1 open no new door before a certain page."""

LAST_PAGE: Final = 5


class ExplorerBot(GreedyBot):
    """Fights as the greedy bot does, in order to live long, but moves to and chooses whatever is new in this game."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rng = seeded(seed, stream=5)
        self.mood = self.draw(MOODS)
        self.until_page = 1 + self.draw(LAST_PAGE)

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options; something new if possible."""
        kind = decision.kind
        if kind == decisions.TURN:
            self.begin(game, decision.who)
            new = self._new_in_menu(game, decision)
            return new if new >= 0 else super().choose(game, decision)
        if kind == decisions.USE:
            return 1 if not game.hits[decision.about] else self.draw(2)
        if kind == decisions.EQUIP:
            return self._new_to_wear(game, decision)
        if kind == decisions.CARD and DONE in decision.options:
            return decision.options[0]
        if kind in (decisions.FIGURE, decisions.SPACE) and self.draw(2):
            return super().choose(game, decision)
        return decision.options[self.draw(len(decision.options))]

    def find_way(self, game: Game, atlas: Atlas, start: int) -> list[int]:
        """Distances to whatever is new; to the chapter's goal when time is short or everything has been seen."""
        state = game.state
        if self.mood and (state.end_page - state.page) * 6 - state.wheel < TIME_TO_HEAD_FOR_GOAL:
            return ways(game, atlas, start)
        spaces = self._unseen(game)
        return ways_to(game, atlas, spaces) if spaces else ways(game, atlas, start)

    def ready(self, game: Game, mouse: int) -> bool:
        """Whether to open a door now; some moods wait for a later page, which changes what is behind it."""
        return game.state.page >= self.until_page or self.mood > 1

    def _unseen(self, game: Game) -> tuple[int, ...]:
        """The spaces of exits, flips, special searches and faces that this game has not reached."""
        state, chapter, board, hits = game.state, game.chapter, game.chapter.board, game.hits
        found: list[int] = []
        for index, line in enumerate(chapter.exit_line):
            if board.exit_to[index] >= 0 and line >= 0 and not hits[line] and not state.closed_exits >> index & 1:
                found.extend(board.exit_spaces[index])
        for face, line in enumerate(chapter.flip_line):
            if board.face_flip[face] >= 0 and line >= 0 and not hits[line]:
                found.append(board.face_flip[face])
        for face, room in enumerate(chapter.rooms):
            for one in room.searches:
                if one.line >= 0 and not hits[one.line]:
                    found.extend(one.spaces)
            if not state.entered >> face & 1:
                found.extend(board.face_spaces[face])
        return tuple(sorted(set(found)))

    def _new_in_menu(self, game: Game, decision: Decision) -> int:
        """An option of the menu that has not been used in this game, or -1."""
        hits, chapter = game.hits, game.chapter
        for option in decision.options:
            op = option >> 24
            if op in (OP_FREE, OP_ACTION):
                if not hits[first_of(option)] and first_of(option) not in self.tried:
                    self.tried.append(first_of(option))
                    return option
            elif op == OP_LEVEL_UP:
                return option
            elif op == OP_EXPLORE:
                if not hits[chapter.exit_line[first_of(option)]] and self.ready(game, decision.who):
                    return option
            elif op == OP_FLIP:
                if not hits[chapter.flip_line[game.face_of(decision.who)]] and self.ready(game, decision.who):
                    return option
            elif op == OP_SEARCH and self._special_search_here(game, decision.who):
                return option
        return -1

    def _special_search_here(self, game: Game, mouse: int) -> bool:
        """Whether the mouse stands on a space with a special search that this game has not used."""
        here = game.state.pos[mouse]
        return any(
            here in one.spaces and one.line >= 0 and not game.hits[one.line]
            for one in game.chapter.rooms[game.face_of(mouse)].searches
        )

    def _new_to_wear(self, game: Game, decision: Decision) -> int:
        """A card of the pack that has not been worn in this game, or DONE."""
        chapter = game.chapter
        for copy in decision.options:
            if copy != DONE and copy in game.state.pack[decision.who]:
                line = chapter.search_use_line[chapter.copies[copy]]
                if line >= 0 and not game.hits[line]:
                    return copy
        return DONE

    def wants_gear(self, game: Game, atlas: Atlas, mouse: int) -> bool:
        """Whether the pack holds a card that has not been worn in this game."""
        chapter = game.chapter
        for copy in game.state.pack[mouse]:
            line = chapter.search_use_line[chapter.copies[copy]]
            if line >= 0 and not game.hits[line]:
                return True
        return False
