"""A turn menu, sorted by what its options are."""

from __future__ import annotations

from engine.decision import (
    OP_ACTION,
    OP_BATTLE,
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
)


class Menu:
    """The options of one turn menu; -1 where there is none of a kind."""

    def __init__(self) -> None:
        self.end = 0
        self.scurry = -1
        self.search = -1
        self.recover = -1
        self.equip = -1
        self.level_up = -1
        self.moves: list[int] = []
        self.battles: list[int] = []
        self.explores: list[int] = []
        self.actions: list[int] = []
        self.free: list[int] = []
        self.share: list[int] = []


def read_menu(options: list[int]) -> Menu:
    """Sort a menu. Moves stand together right after the first option, which ends the turn."""
    menu = Menu()
    last = 1
    count = len(options)
    while last < count and options[last] >> 24 == OP_MOVE:
        last += 1
    menu.moves = options[1:last]
    for option in options[last:]:
        op = option >> 24
        if op == OP_BATTLE:
            menu.battles.append(option)
        elif op == OP_SEARCH:
            menu.search = option
        elif op == OP_SCURRY:
            menu.scurry = option
        elif op in (OP_EXPLORE, OP_FLIP):
            menu.explores.append(option)
        elif op == OP_RECOVER:
            menu.recover = option
        elif op == OP_ACTION:
            menu.actions.append(option)
        elif op == OP_FREE:
            menu.free.append(option)
        elif op == OP_SHARE:
            menu.share.append(option)
        elif op == OP_EQUIP:
            menu.equip = option
        elif op == OP_LEVEL_UP:
            menu.level_up = option
    return menu
