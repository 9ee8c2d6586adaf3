"""What is seen of a position, as numbers: clock, way, wounds, captures, minions, equipment, tiles, counters.

A forecast weighs these numbers. Only visible things count. All numbers are whole, so that every machine gets the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import gear
from engine.bots.greedy.fighting import total_life
from engine.bots.greedy.roads import goal_and_aims, ways
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.game import Game

ONE: Final = 64
"""What stands for 1."""

SHORT: Final = 12
"""With less time than this, in cheese, each cheese counts in addition."""

LONGEST: Final = 60
"""A longer way, or none, counts as so many steps."""

STEPS_A_CHEESE: Final = 2
"""Steps that a party makes in the time of one cheese, fights included."""

AMPLE: Final = 20
"""Time to spare beyond this, in cheese, makes no difference."""

MOST_CHEESE: Final = 6
HIGHEST: Final = 8
"""Cheese of a mouse, and values of a counter, that count."""

LAST: Final = 1
"""Life with which the next wound captures a mouse."""


def features(game: Game, atlas: Atlas, skips: int) -> list[int]:
    """Describe the position of a game that has not ended; `skips` are goals that the party ignores, as bits."""
    state, chapter = game.state, game.chapter
    goal, _ = goal_and_aims(game, atlas, skips)
    found = [ONE]
    _add_clock_and_way(game, atlas, skips, found)
    for number in range(len(chapter.goals) + 1):
        found.append(ONE if number == goal else 0)
    _add_party(game, atlas, found)
    _add_minions(game, atlas, found)
    found.append(ONE * len(state.stash))
    found.append(ONE * state.entered.bit_count() // 2)
    found.append(ONE * sum(1 for one in state.achieved if one))
    for counter, value in enumerate(state.counters):
        most = chapter.counter_max[counter]
        most = HIGHEST if most > HIGHEST else most if most > 0 else 1
        found.append(ONE * (value if value < most else most) // most)
    return found


def _add_clock_and_way(game: Game, atlas: Atlas, skips: int, found: list[int]) -> None:
    """The time left, how short it is, the way of the mice and of the last one, and the time to spare."""
    state = game.state
    start = game.chapter.start_spaces[0]
    for mouse in range(state.mice):
        if state.pos[mouse] >= 0:
            start = state.pos[mouse]
            break
    way = ways(game, atlas, start, skips)
    total = last = count = 0
    for mouse in range(state.mice):
        if state.pos[mouse] >= 0:
            left = way[state.pos[mouse]]
            left = left if left < LONGEST else LONGEST
            total += left
            count += 1
            last = left if left > last else last
    mean = ONE * total // (count if count else 1)
    time = (state.end_page - state.page) * 6 - state.wheel
    found.append(ONE * time // 10)
    found.append(ONE * (SHORT - time) // 6 if time < SHORT else 0)
    found.append(mean // 10)
    found.append(ONE * last // 10)
    spare = ONE * time - mean // STEPS_A_CHEESE
    found.append(max(-ONE * AMPLE, min(ONE * AMPLE, spare)) // 10)


def _add_party(game: Game, atlas: Atlas, found: list[int]) -> None:
    """Wounds, mice on their last life, captives, cheese, abilities, equipment, statuses, and mice adrift."""
    state = game.state
    hurt = near_end = cheese = abilities = worth = ill = adrift = 0
    for mouse in range(state.mice):
        wounds = state.wounds[mouse] + state.poison[mouse]
        hurt += wounds
        near_end += life_of(game, mouse) - wounds <= LAST
        cheese += state.cheese[mouse] if state.cheese[mouse] < MOST_CHEESE else MOST_CHEESE
        abilities += state.abilities[mouse].bit_count()
        for copy in state.worn[mouse]:
            worth += 2 * gear.worth(game, atlas, mouse, copy)
        for copy in state.pack[mouse]:
            worth += gear.worth(game, atlas, mouse, copy)
        if state.status[mouse]:
            ill += (state.status[mouse] & atlas.feared).bit_count()
        if state.pos[mouse] >= 0 and atlas.drifts[state.pos[mouse]] >= 0:
            adrift += 1
    captives = state.captured.bit_count()
    found += [
        ONE * hurt // 4, ONE * near_end, ONE * captives, ONE * captives * captives // 2, ONE * cheese // 6,
        ONE * abilities, ONE * worth // 100, ONE * ill, ONE * adrift,
    ]  # fmt: skip


def _add_minions(game: Game, atlas: Atlas, found: list[int]) -> None:
    """What the minions on the board are worth with the wounds that they can take, and how many they are."""
    state = game.state
    worth = 0
    mask = state.minions
    while mask:
        low = mask & -mask
        mask ^= low
        slot = low.bit_length() - 1
        worth += atlas.minion_worth[state.kind[slot]] * total_life(game, slot)
    found.append(ONE * worth // 20)
    found.append(ONE * state.minions.bit_count() // 4)
