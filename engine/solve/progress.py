"""How far a position has come: what makes it a new one, and how promising it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.atlas import Atlas, atlas_of
from engine.bots.greedy.needs import Advance, advances_of, is_open
from engine.records.chapter import MICE
from engine.records.touched import ADDS, NO_BOUND, REMOVES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.records.chapter import Chapter
    from engine.records.game import Game

A_CONDITION: Final = 40
A_NEED: Final = 30
A_FACE: Final = 10
AN_EVENT: Final = 6
"""How promising a position is: points per fulfilled condition of a victory, need, entered face, and other event."""

A_MOUSE_THERE: Final = 25
A_MINION_THERE: Final = 15
"""Where a face is aimed at: points for each mouse there; what each minion costs that mice meet there."""

A_CHEESE: Final = 10
CAPTURED: Final = 60
A_WOUND: Final = 5
LATE_PAGE: Final = 6
"""Among positions that are otherwise alike, what time, captured mice and wounds cost."""

Cell = tuple[object, ...]


class Progress:
    """Tells positions of a chapter apart and compares them."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.atlas: Atlas = atlas_of(chapter)
        self.tests = [test for ending in chapter.victories for test in ending.parts]
        self.needs = _needs(chapter)
        self.near: frozenset[int] = frozenset()
        """Spaces on which it matters where each mouse stands and each token lies."""
        self.faces: tuple[int, ...] = ()
        """Faces that are aimed at: it matters how many mice and minions are there."""

    def aim_at(self, spaces: Iterable[int]) -> None:
        """From now on the exact places of mice and tokens on these spaces matter, and who is on their faces."""
        self.near = frozenset(spaces)
        self.faces = tuple(sorted({self.chapter.board.space_face[space] for space in self.near}))

    def cell(self, game: Game) -> Cell:
        """What makes a position different from others, apart from time, wounds and exact places."""
        state = game.state
        faces = achieved = stash = fulfilled = 0
        for face, mice in enumerate(state.mice_on):
            if mice:
                faces |= 1 << face
        for number, value in enumerate(state.achieved):
            if value:
                achieved |= 1 << number
        for copy in state.stash:
            stash |= 1 << self.chapter.copies[copy]
        for number, test in enumerate(self.tests):
            if test(game, game.no_event):
                fulfilled |= 1 << number
        return (
            state.entered, faces, tuple(state.counters), achieved, state.special_taken, stash, fulfilled,
            tuple(sorted(state.tokens)), state.closed_exits, len(state.bridges), len(state.closed), len(state.party),
            sum(state.card_wounds), self._places(game) if self.near else (),
        )  # fmt: skip

    def stage(self, game: Game) -> Cell:
        """What has been achieved and counted: the coarsest difference between positions."""
        state = game.state
        return tuple(state.counters), tuple(map(bool, state.achieved))

    def _places(self, game: Game) -> Cell:
        """Where mice and tokens are, on the spaces where that matters."""
        state, near = game.state, self.near
        mice = tuple(sorted(pos for pos in state.pos[:MICE] if pos in near))
        there = tuple(
            (state.mice_on[face].bit_count(), state.minions_on[face].bit_count())
            for face in self.faces
            if state.mice_on[face]
        )
        return mice, tuple(space for space in state.token_at if space in near), there

    def promise(self, game: Game) -> int:
        """How near a position is to a victory, in points."""
        state = game.state
        points = A_FACE * state.entered.bit_count() + AN_EVENT * state.special_taken.bit_count()
        for value in state.achieved:
            if value:
                points += AN_EVENT
        return points + (self._on_aimed_faces(game) if self.faces else self._towards_victory(game))

    def _towards_victory(self, game: Game) -> int:
        """The points for what victories ask for."""
        points = sum(A_CONDITION for test in self.tests if test(game, game.no_event))
        return points + sum(self._fulfilled(game, need) for need in self.needs)

    def _on_aimed_faces(self, game: Game) -> int:
        """The points of the faces that are aimed at. A victory would end the game, so nothing draws there."""
        state, points = game.state, 0
        for face in self.faces:
            if state.mice_on[face]:
                points += A_MOUSE_THERE * state.mice_on[face].bit_count()
                points -= A_MINION_THERE * state.minions_on[face].bit_count()
        return points

    def _fulfilled(self, game: Game, need: Advance) -> int:
        """The points of a need, in part for a counter that is on its way."""
        if need.kind == "counters" and need.bound > 0:
            value = game.state.counters[need.number]
            missing = max(0, need.bound - value) if need.way != REMOVES else max(0, value - need.bound)
            return A_NEED - A_NEED * min(missing, need.bound) // need.bound
        mouse = game.state.current if 0 <= game.state.current < MICE else 0
        return 0 if is_open(game, mouse, need) else A_NEED

    def worth(self, game: Game) -> int:
        """Which of two positions that are otherwise alike is the better one: the higher number."""
        state = game.state
        worth = -A_CHEESE * (LATE_PAGE * state.page + state.wheel) - CAPTURED * state.captured.bit_count()
        return worth - A_WOUND * (sum(state.wounds[:MICE]) + sum(state.poison[:MICE])) - state.minions.bit_count()


def _needs(chapter: Chapter) -> list[Advance]:
    """What the victories need, as far as a position shows it; statuses belong to single mice and are left out."""
    found: list[Advance] = []
    for need in chapter.needs:
        if need.kind != "statuses":
            found += advances_of(chapter, (need,), 0)
    for advance in found:
        if advance.kind == "counters" and advance.bound == NO_BOUND and advance.way == ADDS:
            advance.bound = chapter.counter_max[advance.number]
    return found
