"""Describe decisions in words: the question and each option.

The words name things by their ids, so that a choice written down today can be found again among the options of an
edited chapter, and a person at the terminal can read the menu.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.records import decision as d
from engine.records.chapter import MICE
from engine.records.decision import Decision, first_of, op_of, second_of
from engine.records.trace import figure_name
from engine.rulebook.free_actions import GIVE, GIVE_CHEESE, TAKE
from engine.rulebook.inventory import card_name
from engine.rulebook.values import is_down

if TYPE_CHECKING:
    from engine.records.game import Game

Describe = Callable[["Game", Decision, int], str]


def option_words(game: Game, decision: Decision, option: int) -> str:
    """Describe an option."""
    return DESCRIBE[decision.kind](game, decision, option)


def all_words(game: Game, decision: Decision) -> list[str]:
    """Describe all options; a number distinguishes options with the same text."""
    words = [option_words(game, decision, option) for option in decision.options]
    seen: dict[str, int] = {}
    found = []
    for word in words:
        seen[word] = seen.get(word, 0) + 1
        found.append(word if seen[word] == 1 else f"{word} ({seen[word]})")
    return found


def question_words(game: Game, decision: Decision) -> str:
    """Describe the question and who decides."""
    who = figure_name(game, decision.who) if 0 <= decision.who < MICE else "the table"
    about = ""
    if decision.kind in (d.USE, d.OPTION, d.AMOUNT, d.FIGURE) and decision.about >= 0:
        about = f" {game.chapter.rules[decision.about].name}"
    elif decision.kind == d.KEEP:
        about = f" {card_name(game, decision.about)}"
    elif decision.kind == d.SHARE or (decision.kind == d.PLACE and decision.about >= 0):
        about = f" {figure_name(game, decision.about)}"
    return f"{who}: {QUESTIONS[decision.kind]}{about}"


QUESTIONS: Final = {
    d.TURN: "turn", d.USE: "use", d.FIGURE: "choose a figure for", d.SPACE: "choose a space",
    d.CARD: "choose a card", d.ABILITY: "choose an ability", d.AMOUNT: "pay for", d.BOSS_CARD: "wound which card",
    d.PLACE: "place", d.SHARE: "share with", d.EQUIP: "equip", d.DISCARD: "discard", d.KEEP: "keep",
    d.OPTION: "choose for", d.PATH: "choose the way",
}  # fmt: skip


def _turn(game: Game, decision: Decision, option: int) -> str:
    op, a, b = op_of(option), first_of(option), second_of(option)
    chapter, board = game.chapter, game.chapter.board
    if op == d.OP_MOVE:
        return "stand up" if is_down(game, decision.who) else f"move to {board.name(a)}"
    if op == d.OP_BATTLE:
        return f"attack {_figure(game, b)} with {card_name(game, a)}"
    if op == d.OP_RECOVER:
        return f"recover from {chapter.status_ids[a]}"
    if op == d.OP_EXPLORE:
        return f"explore {board.face_ids[board.exit_face[a]]} {board.exit_edge[a].split('@')[0]}"
    if op == d.OP_SHARE:
        return f"share with {figure_name(game, a)}"
    if op in (d.OP_ACTION, d.OP_FREE):
        return f"use {chapter.rules[a].name} ({d.OP_NAMES[op]})"
    return d.OP_NAMES[op]


def _use(game: Game, decision: Decision, option: int) -> str:
    return ("use" if option else "do not use") + f" {game.chapter.rules[decision.about].name}"


def _figure(game: Game, figure: int) -> str:
    return f"{figure_name(game, figure)} at {game.chapter.board.name(game.state.pos[figure])}"


def _space(game: Game, decision: Decision, option: int) -> str:
    return game.chapter.board.name(option)


def _card(game: Game, decision: Decision, option: int) -> str:
    """A copy of a search card; or, in a search, one of the chapter's special searches or the deck.

    When the game is over the question is what a mouse keeps for the next chapter of a campaign.
    """
    if game.state.outcome:
        return "keep nothing more" if option == d.DONE else f"keep {card_name(game, option)}"
    if d.DONE not in decision.options:
        return card_name(game, option)
    if option == d.DONE:
        return "draw from the deck"
    return next(one.ident for room in game.chapter.rooms for one in room.searches if one.index == option)


def _share(game: Game, decision: Decision, option: int) -> str:
    if option == d.DONE:
        return "done sharing"
    kind, what = option >> 10 << 10, option & 1023
    verb = "give" if kind in (GIVE, GIVE_CHEESE) else "take"
    return f"{verb} {card_name(game, what) if kind in (GIVE, TAKE) else f'{what} cheese'}"


def _boss_card(game: Game, decision: Decision, option: int) -> str:
    return game.chapter.card_ids[option - MICE]


DESCRIBE: Final[dict[int, Describe]] = {
    d.TURN: _turn,
    d.USE: _use,
    d.FIGURE: lambda game, decision, option: _figure(game, option),
    d.SPACE: _space,
    d.CARD: _card,
    d.ABILITY: lambda game, decision, option: game.chapter.ability_ids[option],
    d.AMOUNT: lambda game, decision, option: f"{option} cheese",
    d.BOSS_CARD: _boss_card,
    d.PLACE: _space,
    d.SHARE: _share,
    d.EQUIP: lambda game, decision, option: "done equipping" if option == d.DONE else f"wear {card_name(game, option)}",
    d.DISCARD: lambda game, decision, option: f"discard {card_name(game, option)}",
    d.KEEP: lambda game, decision, option: ("keep" if option else "sell") + f" {card_name(game, decision.about)}",
    d.OPTION: lambda game, decision, option: f"option {option + 1}",
    d.PATH: _space,
}
