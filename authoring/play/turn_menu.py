"""The menu of a mouse's turn: a key for each kind of option, what helps most first, the end of the turn last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from authoring.play.labels import label
from authoring.play.menu import END, Group, Item, Menu
from engine.records import decision as d
from engine.records.decision import first_of, op_of, second_of
from engine.rulebook.values import is_down

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.decision import Decision
    from engine.records.game import Game

KINDS: Final = {
    d.OP_BATTLE: ("b", "do-battle"),
    d.OP_EXPLORE: ("e", "do-explore"),
    d.OP_ACTION: ("a", "do-action"),
    d.OP_FREE: ("f", "do-free"),
    d.OP_SHARE: ("d", "do-share"),
    d.OP_RECOVER: ("r", "do-recover"),
    d.OP_SEARCH: ("s", "do-search"),
    d.OP_FLIP: ("t", "do-flip"),
    d.OP_SCURRY: ("c", "do-scurry"),
    d.OP_EQUIP: ("g", "do-equip"),
    d.OP_LEVEL_UP: ("l", "do-level-up"),
    d.OP_END: (END, "do-end"),
}
"""The key of each kind of option, in the order of the menu."""
STAND_UP: Final = ("y", "do-stand-up")


class TurnMenus:
    """Makes the menus of a game. A rule keeps the number under which it was first offered."""

    def __init__(self, names: ChapterNames) -> None:
        self.names = names
        self._numbers: dict[str, list[int]] = {}

    def menu(self, game: Game, decision: Decision) -> Menu:
        """Make the menu of a turn."""
        menu = Menu(spaces_title=self.names.say("do-move"), language=self.names.language)
        found: dict[int, list[Item]] = {}
        for option in decision.options:
            op = op_of(option)
            if op == d.OP_MOVE and not is_down(game, decision.who):
                menu.spaces[game.chapter.board.space_ids[first_of(option)]] = option
            elif op == d.OP_MOVE:
                menu.groups.append(self._group(*STAND_UP, [Item(option, STAND_UP[0], "")]))
            else:
                found.setdefault(op, []).append(self._item(game, decision, option))
        for op, (key, title) in KINDS.items():
            if op in found:
                menu.groups.append(self._group(key, title, _told_apart(found[op])))
        return menu

    def _group(self, key: str, title: str, items: list[Item]) -> Group:
        return Group(key, self.names.say(title), tuple(items))

    def _item(self, game: Game, decision: Decision, option: int) -> Item:
        op, first = op_of(option), first_of(option)
        key = KINDS[op][0]
        if op == d.OP_BATTLE:
            target = second_of(option)
            words = self.names.say("with-weapon", self.names.figure(game, target), self.names.card(first))
            return Item(option, key, words, label(game, target))
        if op == d.OP_EXPLORE:
            return self._exit(game, option, key)
        if op == d.OP_SHARE:
            return Item(option, key, self.names.figure(game, first), label(game, first).lower())
        if op == d.OP_RECOVER:
            return Item(option, key, self.names.of("status", game.chapter.status_ids[first]), self._number("r", first))
        if op in (d.OP_ACTION, d.OP_FREE):
            cost = self.names.cost(first)
            words = self.names.rule(first) + (f" ({self.names.say('some-cheese', cost)})" if cost else "")
            return Item(option, key, words, self._number(key, first), self.names.rule_text(first))
        return Item(option, key, "")

    def _exit(self, game: Game, option: int, key: str) -> Item:
        """The way through an exit, named by its edge, and the face that it leads to."""
        board, index = game.chapter.board, first_of(option)
        tile = board.face_tile[board.exit_face[board.exit_to[index]]]
        face = board.face_ids[game.state.face_up[tile]]
        edge = board.exit_edge[index].partition("@")[0]
        return Item(option, key, f"→ {self.names.of('face', face)}", edge.lower())

    def _number(self, key: str, what: int) -> str:
        known = self._numbers.setdefault(key, [])
        if what not in known:
            known.append(what)
        return str(known.index(what) + 1)


def _told_apart(items: list[Item]) -> list[Item]:
    """Add a number to labels that occur more than once: a target that can be attacked with two weapons."""
    seen: dict[str, int] = {}
    found = []
    for item in items:
        seen[item.label] = seen.get(item.label, 0) + 1
        more = f" {seen[item.label]}" if seen[item.label] > 1 and item.label else ""
        found.append(Item(item.option, item.key, item.words, item.label + more, item.text))
    return found
