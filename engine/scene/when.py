"""The steps of a scene. Each is first read, which resolves its names, and later carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from engine.play import begin_turn, next_round, play_round
from engine.records.chapter import MICE
from engine.records.context import Context
from engine.records.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_FREE,
    OP_MOVE,
    TURN,
    Decision,
    first_of,
    op_of,
    second_of,
)
from engine.records.state import IN_MENU
from engine.records.trace import figure_name
from engine.rulebook import battle, end, turn
from engine.runtime.codes import CHAPTER_START
from engine.runtime.dispatch import fire
from engine.scene.names import SceneError

if TYPE_CHECKING:
    from engine.records.game import Game
    from engine.scene.names import Names, Steps
    from engine.scene.table import Data, Table

Act = Callable[["Table"], None]
Reader = Callable[["Names", Any, "Steps"], Act]

FREE_MOVES: Final = 20
"""Move points of a mouse whose turn the scene does not begin: it rolls no die and goes as far as it likes."""


def read_step(names: Names, step: Data | str, steps: Steps) -> Act:
    """Read a step; raise SceneError if it names what is not there."""
    word, value = (step, None) if isinstance(step, str) else next(iter(step.items()))
    return READERS[word](names, value, steps if isinstance(step, str) else (*steps, word))


def _turn(names: Names, value: str, steps: Steps) -> Act:
    """A mouse or a minion card begins its turn: a mouse rolls its move, minions move and attack."""
    card = names.card(value, steps)

    def act(table: Table) -> None:
        if card not in table.game.state.track:
            raise SceneError(steps, f"{value} is not on the initiative track")
        begin_turn(table.game, card)

    return act


def _move(names: Names, value: Data, steps: Steps) -> Act:
    """A mouse moves."""
    mouse, space = names.mouse(value["mouse"], (*steps, "mouse")), names.space(value["to"], (*steps, "to"))
    board = names.chapter.board

    def wanted(option: int) -> bool:
        return op_of(option) == OP_MOVE and first_of(option) == space

    return lambda table: _take(table, mouse, wanted, f"move to {board.name(space)}", (*steps, "to"))


def _attack(names: Names, value: Data, steps: Steps) -> Act:
    """A mouse attacks a minion, or a minion a mouse."""
    space = names.space(value["at"], (*steps, "at")) if "at" in value else -1
    if value["by"] in names.party:
        mouse, kind = names.mouse(value["by"], (*steps, "by")), names.minion(value["target"], (*steps, "target"))
        return _blow(names, mouse, kind, space, value, steps)
    kind, mouse = names.minion(value["by"], (*steps, "by")), names.mouse(value["target"], (*steps, "target"))

    def act(table: Table) -> None:
        game = table.game
        slot = _minion(table, kind, space, (*steps, "by"))
        if game.state.pos[mouse] < 0:
            raise SceneError((*steps, "target"), f"{value['target']} is not on the board")
        battle.minion_attacks(game, slot, names.chapter.minion_cards[kind][0], mouse)
        end.check(game)

    return act


def _blow(names: Names, mouse: int, kind: int, space: int, value: Data, steps: Steps) -> Act:
    """A mouse attacks from its menu."""
    chapter = names.chapter
    weapon = names.index("search card", chapter.search_ids, value["with"], (*steps, "with")) if "with" in value else -1

    def act(table: Table) -> None:
        state = table.game.state

        def wanted(option: int) -> bool:
            if op_of(option) != OP_BATTLE:
                return False
            target, card = second_of(option), chapter.copies[first_of(option)]
            return state.kind[target] == kind and space in (-1, state.pos[target]) and weapon in (-1, card)

        _take(table, mouse, wanted, f"attack {value['target']}", steps)

    return act


def _use(names: Names, value: Data, steps: Steps) -> Act:
    """A mouse uses a rule that its menu offers: an action or a free action."""
    mouse, rules = names.mouse(value["mouse"], (*steps, "mouse")), names.rule(value["rule"], (*steps, "rule"))

    def wanted(option: int) -> bool:
        return op_of(option) in (OP_ACTION, OP_FREE) and first_of(option) in rules

    return lambda table: _take(table, mouse, wanted, f"use {value['rule']}", (*steps, "rule"))


def _action(names: Names, value: Data, steps: Steps) -> Act:
    """A mouse takes any option of its menu, by its words."""
    mouse = names.mouse(value["mouse"], (*steps, "mouse"))

    def act(table: Table) -> None:
        open_menu(table, mouse, steps)
        options = turn.menu(table.game, mouse)
        found = [option for option, words in zip(options, menu_words(table.game, mouse), strict=True)
                 if words == value["take"]]  # fmt: skip
        _take(table, mouse, lambda option: option in found, value["take"], (*steps, "take"))

    return act


def _end_turn(names: Names, value: str, steps: Steps) -> Act:
    """A mouse ends its turn."""
    mouse = names.mouse(value, steps)

    def act(table: Table) -> None:
        open_menu(table, mouse, steps)
        table.bot.menu = OP_END
        turn.finish(table.game, mouse)

    return act


def _end_round(names: Names, value: None, steps: Steps) -> Act:
    """The round ends and the next begins; cards that have not acted do not act."""
    return lambda table: next_round(table.game)


def _play_round(names: Names, value: None, steps: Steps) -> Act:
    """All cards that have not acted take their turns: minions act, mice roll and end their turns. The round ends."""
    return lambda table: play_round(table.game)


def _begin_chapter(names: Names, value: None, steps: Steps) -> Act:
    """The setup of the chapter is carried out in this position, and rules answer its start; rooms are not entered."""

    def act(table: Table) -> None:
        game, chapter = table.game, names.chapter
        game.setting_up = True
        if chapter.setup is not None:
            chapter.setup(game, Context())
        game.setting_up = False
        if game.state.active[CHAPTER_START]:
            fire(game, CHAPTER_START)

    return act


READERS: Final[dict[str, Reader]] = {
    "turn": _turn,
    "move": _move,
    "attack": _attack,
    "use": _use,
    "action": _action,
    "end-turn": _end_turn,
    "begin-chapter": _begin_chapter,
    "end-round": _end_round,
    "play-round": _play_round,
}
"""One for every word of `when`."""


def open_menu(table: Table, mouse: int, steps: Steps) -> None:
    """Open a mouse's menu unless it is open: without a move die, with many move points and one action."""
    state = table.game.state
    if state.pos[mouse] < 0:
        raise SceneError(steps, f"{table.names.party[mouse]} is not on the board")
    if (state.phase, state.current) == (IN_MENU, mouse):
        return
    state.turn += 1
    state.current, state.phase = mouse, IN_MENU
    state.actions, state.allowance = 1, FREE_MOVES
    state.can_move, state.moved, state.turn_over = True, False, False
    state.free_used = state.ability_used = 0


def menu_words(game: Game, mouse: int) -> list[str]:
    """The options of a mouse's menu in words, as a person at the terminal reads them."""
    menu = Decision()
    menu.game, menu.kind, menu.who, menu.about = game, TURN, mouse, -1
    menu.options = turn.menu(game, mouse)
    return [str(choice) for choice in menu.choices]


def _take(table: Table, mouse: int, wanted: Callable[[int], bool], words: str, steps: Steps) -> None:
    """Take the first option of a mouse's menu that is wanted."""
    open_menu(table, mouse, steps)
    game = table.game
    found = [option for option in turn.menu(game, mouse) if wanted(option)]
    if not found:
        others = [one for one in menu_words(game, mouse) if not one.startswith("move to ")]
        offered = ", ".join(f'"{one}"' for one in others)
        raise SceneError(steps, f'{table.names.party[mouse]} cannot "{words}" now; besides moves there is {offered}')
    table.bot.menu = found[0]
    turn.step(game, mouse)
    if game.state.phase == IN_MENU and game.state.current == mouse and _is_over(game, mouse):
        turn.step(game, mouse)  # ends the turn without asking


def _is_over(game: Game, mouse: int) -> bool:
    return game.state.turn_over or game.state.pos[mouse] < 0 or bool(game.state.outcome)


def _minion(table: Table, kind: int, space: int, steps: Steps) -> int:
    """The first minion of a type on the board, or that on a space."""
    state, names = table.game.state, table.names
    for slot in range(MICE, names.chapter.figures):
        if state.kind[slot] == kind and state.pos[slot] >= 0 and space in (-1, state.pos[slot]):
            return slot
    where = f" at {names.chapter.board.name(space)}" if space >= 0 else ""
    there = ", ".join(figure_name(table.game, slot) for slot in range(MICE, names.chapter.figures)
                      if state.pos[slot] >= 0)  # fmt: skip
    raise SceneError(steps, f"no {names.chapter.minion_ids[kind]}{where}; on the board: {there or 'no minions'}")
