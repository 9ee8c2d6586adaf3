"""How good a position is for the party, in points: one cheese of time is worth a hundred.

Only visible things count: the way that is left, wounded and captured mice, minions, time, equipment. The minions
expected behind a door count with the way as much as they count on the board, so that opening a door changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import gear
from engine.bots.greedy.atlas import Atlas
from engine.bots.greedy.fighting import total_life
from engine.bots.greedy.roads import NO_WAY, goal_and_aims, ways, ways_to
from engine.records.state import PLAYING, WON
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.records.game import Game

SURE: Final = 10_000
"""The score of a won game; a lost game has the negative score."""

HALFWAY: Final = 800
"""A lead of so many points counts half as much as a win."""

A_CHEESE_OF_TIME: Final = 100
SHORT: Final = 12
SHORT_OF_TIME: Final = 40
"""What each cheese of time is worth in addition when fewer than SHORT are left."""

A_STEP: Final = 23
A_FOE: Final = 26
LONE_FOE: Final = 60
"""Points per minion worth and wound it can take, less a little for each minion: those with much life matter most."""

CAPTURED: Final = 460
A_WOUND: Final = 100
HURT: Final = [0, 290, 50]
"""What it costs to have exactly so much life left, in addition to the wounds."""

ADRIFT: Final = [100, 400, 220, 140]
"""What it costs to be in water: in still water, and in a current that leads off the tile in so many turns."""

OWN_CHEESE: Final = 40
MAX_CHEESE: Final = 6
A_SURE_WIN: Final = 3000
"""What a counter is worth at a value with which every practice game was won; half as much for half of them."""

AN_ABILITY: Final = 300
A_STATUS: Final = 50
A_PARTY_ITEM: Final = 60
WORN: Final = 7
CARRIED: Final = 4
"""Points per point of equipment, worn and in the pack."""

OUT_OF_REACH: Final = 200
"""Steps that count where there is no way."""

THERE: Final = 10
"""An aim that disappears with a mouse within this many steps was reached.

An aim that has only moved, for a goal that was pursued before, still has to be reached.
"""


class Outlook:
    """Compares positions with the one it is made for.

    The way is measured to where the party wants to go now. `known_goals` are the goals that the party has pursued in
    this game, as bits; `counters` holds the worth of each value of each counter.
    """

    def __init__(self, game: Game, atlas: Atlas, skips: int, known_goals: int, counters: list[list[int]]) -> None:
        self.atlas = atlas
        self.counters = counters
        self.skips = skips
        goal, self.aims = goal_and_aims(game, atlas, skips)
        self.known_goals = known_goals | 1 << goal if goal < len(game.chapter.goals) else known_goals
        self.way = ways(game, atlas, _first_on_board(game), skips)
        self.now = self.points(game)

    def score(self, game: Game) -> int:
        """How much better a position is than the one this outlook was made for: between -SURE and SURE."""
        state = game.state
        if state.outcome != PLAYING:
            return SURE if state.outcome == WON else -SURE
        better = self.points(game) - self.now
        return SURE * better // ((better if better > 0 else -better) + HALFWAY)

    def points(self, game: Game) -> int:
        """The points of a position in a game that has not ended."""
        state = game.state
        time = (state.end_page - state.page) * 6 - state.wheel
        points = A_CHEESE_OF_TIME * time + _party(game, self.atlas) - self._way(game) - _foes(game, self.atlas)
        for counter, value in enumerate(state.counters):
            worth = self.counters[counter]
            points += worth[value] if value < len(worth) else worth[-1]
        return points - SHORT_OF_TIME * (SHORT - time) if time < SHORT else points

    def _way(self, game: Game) -> int:
        """The points of the way that is left, with the last mouse counted twice; 0 where the aim was reached."""
        state, way = game.state, self.way
        goal, spaces = goal_and_aims(game, self.atlas, self.skips)
        moved = spaces != self.aims
        if moved and self.known_goals >> goal & 1 and len(spaces) >= len(self.aims):
            way = ways_to(game, self.atlas, spaces)
            moved = False
        total = worst = count = 0
        nearest = NO_WAY
        for mouse in range(state.mice):
            pos = state.pos[mouse]
            if pos < 0:
                continue
            left = way[pos] if way[pos] < NO_WAY else OUT_OF_REACH
            total += left
            count += 1
            if left > worst:
                worst = left
            if left < nearest:
                nearest = left
        if moved and nearest <= THERE:
            return 0
        return A_STEP * (total + worst) // (count + 1)


def _first_on_board(game: Game) -> int:
    state = game.state
    for mouse in range(state.mice):
        if state.pos[mouse] >= 0:
            return state.pos[mouse]
    return game.chapter.start_spaces[0]


def _foes(game: Game, atlas: Atlas) -> int:
    state = game.state
    total = 0
    mask = state.minions
    while mask:
        low = mask & -mask
        mask ^= low
        slot = low.bit_length() - 1
        total += A_FOE * atlas.minion_worth[state.kind[slot]] * total_life(game, slot) - LONE_FOE
    return total


def _party(game: Game, atlas: Atlas) -> int:
    state = game.state
    total = 0
    for mouse in range(state.mice):
        total += OWN_CHEESE * min(state.cheese[mouse], MAX_CHEESE) + AN_ABILITY * state.abilities[mouse].bit_count()
        for copy in state.worn[mouse]:
            total += WORN * gear.worth(game, atlas, mouse, copy)
        for copy in state.pack[mouse]:
            total += CARRIED * gear.worth(game, atlas, mouse, copy)
        if state.captured >> mouse & 1:
            total -= CAPTURED
            continue
        if state.pos[mouse] >= 0:
            drifts = atlas.drifts[state.pos[mouse]]
            if drifts >= 0:
                total -= ADRIFT[drifts]
        hurt = state.wounds[mouse] + state.poison[mouse]
        total -= A_WOUND * hurt
        left = life_of(game, mouse) - hurt
        if 0 <= left < len(HURT):
            total -= HURT[left]
        if state.status[mouse]:
            total -= A_STATUS * (state.status[mouse] & atlas.feared).bit_count()
    return total + A_PARTY_ITEM * len(state.stash)
