"""A turn menu as bots read it."""

from __future__ import annotations

from engine.bots.menu import Menu
from engine.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_EXPLORE,
    OP_FLIP,
    OP_FREE,
    OP_MOVE,
    OP_SEARCH,
    OP_SHARE,
    pack,
)

MOVES = [pack(OP_MOVE, 3), pack(OP_MOVE, 4)]
OTHERS = [
    pack(OP_BATTLE, 1, 7), pack(OP_ACTION, 2), pack(OP_SEARCH), pack(OP_EXPLORE, 5), pack(OP_FLIP), pack(OP_SHARE, 1),
    pack(OP_FREE, 8), pack(OP_FREE, 9),
]  # fmt: skip


def test_moves_stand_apart_from_all_others() -> None:
    menu = Menu([OP_END, *MOVES, *OTHERS])
    assert menu.moves == MOVES
    assert menu.others == OTHERS
    assert Menu([OP_END, *OTHERS]).moves == []
    assert Menu([OP_END, *MOVES]).others == []
    told = Menu([OP_END, *MOVES, *OTHERS], len(MOVES))
    assert (told.moves, told.others, told.ops) == (menu.moves, menu.others, menu.ops)


def test_options_are_found_by_what_they_are() -> None:
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
