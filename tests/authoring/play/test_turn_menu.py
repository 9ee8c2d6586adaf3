"""The menu of a turn: keys that never shift."""

from __future__ import annotations

from typing import Any

from authoring.play.menu import END, Menu
from authoring.play.other_menus import other_menu
from authoring.play.turn_menu import TurnMenus
from engine.bots.random import RandomBot
from engine.play import play
from engine.records import decision as d
from engine.records.chapter import MICE
from tests.authoring.play.table import compiled, names


class Watcher:
    """A random bot that keeps the menu of every decision."""

    def __init__(self, seed: int, ident: str) -> None:
        self.bot, self.names = RandomBot(seed), names("en", ident)
        self.turns = TurnMenus(self.names)
        self.seen: list[tuple[int, Menu, list[int]]] = []
        self.rules: dict[int, str] = {}

    def choose(self, game: Any, decision: Any) -> int:
        turn = decision.kind == d.TURN
        menu = self.turns.menu(game, decision) if turn else other_menu(game, self.names, decision)
        self.seen.append((decision.kind, menu, list(decision.options)))
        for item in menu.items:
            if turn and item.key in "af":
                assert self.rules.setdefault(d.first_of(item.option), item.label) == item.label
            if turn and item.key == "b":
                slot = d.second_of(item.option)
                assert item.label.split()[0] == f"{game.chapter.minion_ids[game.state.kind[slot]][0]}{slot - MICE + 1}"
        return self.bot.choose(game, decision)


def test_every_option_has_a_key_of_its_own_and_the_end_comes_last() -> None:
    kinds = set()
    for ident in ("flight", "five-to-midnight", "under-pressure"):
        for seed in range(6):
            watcher = Watcher(seed, ident)
            play(compiled(ident).game(seed, bots=[watcher]))
            for kind, menu, options in watcher.seen:
                kinds.add(kind)
                assert sorted(menu.chosen(menu.typed_for(option).lower()) or 0 for option in options) == sorted(options)
                if kind == d.TURN:
                    assert menu.groups[-1].key == END
    assert kinds >= {d.TURN, d.USE, d.SPACE, d.CARD, d.ABILITY, d.SHARE, d.EQUIP, d.PLACE}
