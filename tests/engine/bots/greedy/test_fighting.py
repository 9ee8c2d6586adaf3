"""Ground to strike from and to get away to: the short search finds what looking at every move finds."""

from __future__ import annotations

import pytest

from engine.bots.greedy.atlas import Atlas, atlas_of
from engine.bots.greedy.fighting import (
    attack_from,
    better_ground,
    calmer_ground,
    danger_at,
    fears_of,
    foes_of,
    grounds_of,
    has_choice,
    life_left,
    weigh_blows,
)
from engine.bots.greedy.menu import Menu
from engine.bots.greedy.player import GreedyBot
from engine.play import play
from engine.records.decision import TURN, Decision, first_of
from engine.records.game import Game
from tests.engine.bots.journey import ready
from tests.engine.table import Table

BLOWS = (0, 1, 500, 2000, 5000)


def plain_search(game: Game, atlas: Atlas, mouse: int, moves: list[int], way: list[int], blow: int) -> tuple[int, int]:
    """The calmer and the better ground, every move weighed: the first of the best stands."""
    fears, here = fears_of(game, atlas, mouse), game.state.pos[mouse]
    first = game.chapter.board.space_first[here]
    grounds = grounds_of(game, atlas, weigh_blows(game, atlas, mouse), -1)
    calm = {one: -danger_at(game, fears, first_of(one), first_of(one) - first) - way[first_of(one)] for one in moves}
    worth = {one: calm[one] + attack_from(grounds, first_of(one) - first) for one in moves}
    stay = -danger_at(game, fears, here, here - first) - way[here]
    calmest, best = max(moves, key=lambda one: calm[one]), max(moves, key=lambda one: worth[one])
    calmer = calmest if calm[calmest] > stay else -1
    return calmer, best if worth[best] > max(stay, calm[calmest]) + blow else -1


class Comparing:
    """Plays as the greedy bot does, but before it looks both ways at every fight."""

    def __init__(self, seed: int) -> None:
        self.habit = GreedyBot(seed)
        self.found = [0, 0]

    def choose(self, game: Game, decision: Decision) -> int:
        """What the greedy bot chooses."""
        if decision.kind == TURN and foes_of(game, decision.who):
            moves = Menu(decision.options).moves
            self.habit.begin(game, decision.who)
            for blow in BLOWS if moves else ():
                self.compare(game, self.habit.atlas_for(game), decision.who, moves, blow)
        return self.habit.choose(game, decision)

    def compare(self, game: Game, atlas: Atlas, mouse: int, moves: list[int], blow: int) -> None:
        """The short searches against the plain ones."""
        way = self.habit.way
        calmer, better = plain_search(game, atlas, mouse, moves, way, blow)
        assert calmer_ground(game, atlas, mouse, moves, way) == calmer
        blows = weigh_blows(game, atlas, mouse)
        assert better_ground(game, atlas, mouse, blows, moves, way, blow) == better
        assert has_choice(game, atlas, mouse) or len(grounds_of(game, atlas, blows, -1)) == 1
        self.found[0] += calmer >= 0
        self.found[1] += better >= 0


def test_the_short_search_finds_what_the_plain_one_does() -> None:
    calmer = better = 0
    for seed in range(6):
        bot = Comparing(seed)
        play(ready([bot], seed))
        calmer += bot.found[0]
        better += bot.found[1]
    assert calmer > 20
    assert better > 20


@pytest.mark.parametrize("counters", ["wounds", "poison"])
def test_wounds_and_poison_leave_a_mouse_less_life(counters: str) -> None:
    table = Table({"ash": "a1"})
    life = life_left(table.game, 0)
    getattr(table.state, counters)[0] += 2
    assert life_left(table.game, 0) == life - 2


def test_a_poisoned_mouse_is_in_as_much_danger_as_a_wounded_one() -> None:
    dangers = []
    for wounds, poison in ((0, 0), (2, 0), (0, 2), (1, 1)):
        table = Table({"ash": "a1"}, [("rat", "a3")])
        table.state.wounds[0], table.state.poison[0] = wounds, poison
        dangers.append(fears_of(table.game, atlas_of(table.chapter), 0))
    healthy, *hurt = dangers
    assert hurt[0] == hurt[1] == hurt[2]
    assert sum(hurt[0][0]) > sum(healthy[0])
