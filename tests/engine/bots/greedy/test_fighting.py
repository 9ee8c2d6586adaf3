"""Choosing spaces to attack from or to be safe on: the short search gives the result of the full search."""

from __future__ import annotations

import pytest

from engine.bots.greedy.atlas import Atlas, atlas_of
from engine.bots.greedy.fighting import (
    attack_from,
    attack_spaces,
    attack_values,
    best_attack_move,
    danger_at,
    dangers_for,
    foes_of,
    has_choice,
    life_left,
    safest_move,
)
from engine.bots.greedy.menu import Menu
from engine.bots.greedy.player import GreedyBot
from engine.play import play
from engine.records.decision import TURN, Decision, first_of
from engine.records.game import Game
from tests.engine.bots.journey import ready
from tests.engine.table import Table

ATTACKS = (0, 1, 500, 2000, 5000)


def plain_search(
    game: Game, atlas: Atlas, mouse: int, moves: list[int], way: list[int], attack_value: int
) -> tuple[int, int]:
    """The safer and the better ground, every move values: the first of the best stands."""
    dangers, here = dangers_for(game, atlas, mouse), game.state.pos[mouse]
    first = game.chapter.board.space_first[here]
    spaces_by_value = attack_spaces(game, atlas, attack_values(game, atlas, mouse), -1)
    calm = {one: -danger_at(game, dangers, first_of(one), first_of(one) - first) - way[first_of(one)] for one in moves}
    worth = {one: calm[one] + attack_from(spaces_by_value, first_of(one) - first) for one in moves}
    stay = -danger_at(game, dangers, here, here - first) - way[here]
    calmest, best = max(moves, key=lambda one: calm[one]), max(moves, key=lambda one: worth[one])
    safer = calmest if calm[calmest] > stay else -1
    return safer, best if worth[best] > max(stay, calm[calmest]) + attack_value else -1


class ComparingBot:
    """Plays as the greedy bot does, but before it looks both ways at every fight."""

    def __init__(self, seed: int) -> None:
        self.base_bot = GreedyBot(seed)
        self.found = [0, 0]

    def choose(self, game: Game, decision: Decision) -> int:
        """What the greedy bot chooses."""
        if decision.kind == TURN and foes_of(game, decision.who):
            moves = Menu(decision.options).moves
            self.base_bot.begin(game, decision.who)
            for attack_value in ATTACKS if moves else ():
                self.compare(game, self.base_bot.atlas_for(game), decision.who, moves, attack_value)
        return self.base_bot.choose(game, decision)

    def compare(self, game: Game, atlas: Atlas, mouse: int, moves: list[int], attack_value: int) -> None:
        """The short searches against the plain ones."""
        way = self.base_bot.way
        safer, better = plain_search(game, atlas, mouse, moves, way, attack_value)
        assert safest_move(game, atlas, mouse, moves, way) == safer
        attacks = attack_values(game, atlas, mouse)
        assert best_attack_move(game, atlas, mouse, attacks, moves, way, attack_value) == better
        assert has_choice(game, atlas, mouse) or len(attack_spaces(game, atlas, attacks, -1)) == 1
        self.found[0] += safer >= 0
        self.found[1] += better >= 0


def test_the_short_search_gives_the_result_of_the_full_search() -> None:
    safer = better = 0
    for seed in range(6):
        bot = ComparingBot(seed)
        play(ready([bot], seed))
        safer += bot.found[0]
        better += bot.found[1]
    assert safer > 20
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
        dangers.append(dangers_for(table.game, atlas_of(table.chapter), 0))
    healthy, *hurt = dangers
    assert hurt[0] == hurt[1] == hurt[2]
    assert sum(hurt[0][0]) > sum(healthy[0])
