"""A decision as a person meets it: the question, what it is about, the menu, and the tile to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from authoring.play.menu import Menu
from authoring.play.other_menus import other_menu
from authoring.play.turn_menu import TurnMenus
from authoring.wording.languages import labelled
from engine.records import decision as d
from engine.records.chapter import MICE
from engine.records.decision import KINDS, first_of

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from engine.records.decision import Decision
    from engine.records.game import Game


BOARD: Final = (d.FIGURE, d.SPACE, d.PLACE, d.PATH)
"""Kinds of decisions about places."""


@dataclass(frozen=True)
class Question:
    """What a person is asked."""

    title: str
    about: str
    """What is decided: a rule or a card, with its text; empty if the title says it all."""
    menu: Menu
    face: int
    spaces: frozenset[int]
    """The spaces that can be chosen."""
    mouse: int
    needs_board: bool
    """Whether the board helps to decide; otherwise the menu may take its place."""


def question_of(game: Game, names: ChapterNames, turns: TurnMenus, decision: Decision) -> Question:
    """Put a decision into words."""
    who = names.figure(game, decision.who) if 0 <= decision.who < MICE else names.say("the-party")
    turn = decision.kind == d.TURN
    menu = turns.menu(game, decision) if turn else other_menu(game, names, decision)
    spaces = frozenset(first_of(option) if turn else option for option in menu.spaces.values() if option >= 0)
    face = game.chapter.board.space_face[min(spaces)] if spaces else _face(game, decision)
    title = names.say(f"ask-{KINDS[decision.kind]}", who)
    about = _about(game, names, decision)
    return Question(title, about, menu, face, spaces, decision.who, needs_board=turn or decision.kind in BOARD)


def _face(game: Game, decision: Decision) -> int:
    who = decision.who
    return game.face_of(who) if 0 <= who < MICE and game.state.pos[who] >= 0 else game.party_face()


def _about(game: Game, names: ChapterNames, decision: Decision) -> str:
    """The rule, the card or the figure that a decision is about."""
    about, kind = decision.about, decision.kind
    rule = game.chapter.choices[about].rule if kind == d.OPTION else about
    if kind in (d.USE, d.OPTION, d.AMOUNT, d.FIGURE) and rule >= 0:
        text = names.rule_text(rule) if kind != d.USE else ""  # the answer "yes" shows it
        return names.rule(rule) + (f": {text}" if text else "")
    if kind == d.KEEP:
        return labelled(names.card(about), names.card_text(about), names.language)
    if kind in (d.SHARE, d.DISCARD, d.PLACE) and about >= 0:
        return names.figure(game, about)
    return ""
