"""Decisions in words that outlive the numbers: what was asked, and each option.

The words name things by their ids, so that a choice written down today can be found again among the options of an
edited chapter, and a person at the terminal can read the menu.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records import decision as d
from engine.records.chapter import MICE
from engine.records.read_choices import choice_of
from engine.records.trace import figure_name
from engine.rulebook.inventory import card_name

if TYPE_CHECKING:
    from engine.records.decision import Decision
    from engine.records.game import Game


def all_words(game: Game, decision: Decision) -> list[str]:
    """Describe all options; a number distinguishes options with the same text."""
    words = [str(choice_of(game, decision, option)) for option in decision.options]
    seen: dict[str, int] = {}
    found = []
    for word in words:
        seen[word] = seen.get(word, 0) + 1
        found.append(word if seen[word] == 1 else f"{word} ({seen[word]})")
    return found


def shown_words(game: Game, decision: Decision) -> list[str]:
    """Describe all options as people read them: an option of a choice by its text."""
    words = all_words(game, decision)
    if decision.kind != d.OPTION:
        return words
    texts = game.chapter.choices[decision.about].texts
    return [texts[option] or word for option, word in zip(decision.options, words, strict=True)]


def question_words(game: Game, decision: Decision) -> str:
    """What is asked, and of whom."""
    who = figure_name(game, decision.who) if 0 <= decision.who < MICE else "the table"
    about = ""
    rule = game.chapter.choices[decision.about].rule if decision.kind == d.OPTION else decision.about
    if decision.kind in (d.USE, d.OPTION, d.AMOUNT, d.FIGURE) and rule >= 0:
        about = f" {game.chapter.rules[rule].name}"
    elif decision.kind == d.KEEP:
        about = f" {card_name(game, decision.about)}"
    elif decision.kind == d.DISCARD and decision.about >= 0:
        return f"{who}: give to {figure_name(game, decision.about)}"
    elif decision.kind == d.SHARE or (decision.kind == d.PLACE and decision.about >= 0):
        about = f" {figure_name(game, decision.about)}"
    return f"{who}: {QUESTIONS[decision.kind]}{about}"


QUESTIONS: Final = {
    d.TURN: "turn", d.USE: "use", d.FIGURE: "choose a figure for", d.SPACE: "choose a space",
    d.CARD: "choose a card", d.ABILITY: "choose an ability", d.AMOUNT: "pay for", d.BOSS_CARD: "wound which card",
    d.PLACE: "place", d.SHARE: "share with", d.EQUIP: "equip", d.DISCARD: "discard", d.KEEP: "keep",
    d.OPTION: "choose for", d.PATH: "choose the way",
}  # fmt: skip
