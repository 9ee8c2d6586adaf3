"""A turn menu as bots read it."""

from __future__ import annotations

from engine.bots.greedy.menu import Menu, moves_in
from engine.bots.greedy.player import GreedyBot
from engine.play import play
from engine.records.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_EQUIP,
    OP_EXPLORE,
    OP_FLIP,
    OP_FREE,
    OP_LEVEL_UP,
    OP_MOVE,
    OP_RECOVER,
    OP_SCURRY,
    OP_SEARCH,
    OP_SHARE,
    TURN,
    Decision,
    pack,
)
from engine.records.game import Game
from tests.engine.bots.journey import open_menu, ready
from tests.engine.table import Table

MOVES = [pack(OP_MOVE, 3), pack(OP_MOVE, 4)]
OTHERS = [
    pack(OP_BATTLE, 1, 7), pack(OP_ACTION, 2), pack(OP_SEARCH), pack(OP_EXPLORE, 5), pack(OP_FLIP), pack(OP_SHARE, 1),
    pack(OP_FREE, 8), pack(OP_FREE, 9),
]  # fmt: skip


ORDER = (
    (OP_END,), (OP_MOVE,), (OP_SCURRY,), (OP_BATTLE,), (OP_SEARCH, OP_RECOVER, OP_EXPLORE, OP_FLIP, OP_ACTION),
    (OP_SHARE,), (OP_EQUIP,), (OP_LEVEL_UP,), (OP_FREE,),
)  # fmt: skip


def in_order(options: list[int]) -> set[int]:
    """What a menu offers, which comes in the order in which bots read it."""
    ops = [option >> 24 for option in options]
    places = [next(place for place, group in enumerate(ORDER) if op in group) for op in ops]
    assert places == sorted(places)
    return set(ops)


class Reader(GreedyBot):
    """Plays as the greedy bot does, but looks first in which order a menu comes."""

    def choose(self, game: Game, decision: Decision) -> int:
        """What the greedy bot chooses."""
        if decision.kind == TURN:
            in_order(decision.options)
            assert decision.about == moves_in(decision.options)
        return super().choose(game, decision)


def test_free_actions_stand_last_and_attacks_before_other_actions() -> None:
    table = open_menu(Table({"ash": "a1", "birch": "a2"}, [("rat", "b1")]), "ash")
    table.learn("ash", "mend")
    table.state.cheese[0] = 8
    ops = in_order(table.options("ash"))
    assert {OP_MOVE, OP_BATTLE, OP_SEARCH, OP_SHARE, OP_EQUIP, OP_LEVEL_UP, OP_FREE} <= ops
    for seed in range(4):
        play(ready([Reader(seed)], seed))


def test_moves_stand_apart_from_all_others() -> None:
    menu = Menu([OP_END, *MOVES, *OTHERS])
    assert menu.moves == MOVES
    assert menu.others == OTHERS
    assert Menu([OP_END, *OTHERS]).moves == []
    assert Menu([OP_END, *MOVES]).others == []
    told = Menu([OP_END, *MOVES, *OTHERS], len(MOVES))
    assert (told.moves, told.others, told.ops) == (menu.moves, menu.others, menu.ops)
    assert moves_in([OP_END, *MOVES, *OTHERS]) == len(MOVES)
    assert moves_in([OP_END]) == moves_in([OP_END, *OTHERS]) == 0


def test_options_are_found_by_operation() -> None:
    menu = Menu([OP_END, *MOVES, *OTHERS])
    assert menu.all_of(OP_BATTLE) == [pack(OP_BATTLE, 1, 7)]
    assert menu.all_of(OP_ACTION) == [pack(OP_ACTION, 2)]
    assert menu.doors() == [pack(OP_EXPLORE, 5), pack(OP_FLIP)]
    assert menu.all_of(OP_FREE) == OTHERS[-2:]
    assert menu.ops >> OP_SEARCH & 1


def test_a_menu_without_an_operation_has_none_of_it() -> None:
    menu = Menu([OP_END, *MOVES])
    assert menu.ops == 0
    assert menu.all_of(OP_SHARE) == menu.doors() == menu.all_of(OP_FREE) == []
