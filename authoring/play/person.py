"""A person who plays: gets questions from a view, and commands besides the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from authoring.play.commands import KEYS, help_lines, info_lines, objective_lines, table_lines
from authoring.play.menu import SAME_KEYS
from authoring.play.question import Question, question_of
from authoring.play.turn_menu import TurnMenus
from engine.records.chapter import MICE

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from authoring.play.narrator import Narrator
    from authoring.play.view import View
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game

    Save = Callable[[str], str]
    """Saves the game under a name, or under the usual one; returns the message."""


class QuitError(Exception):
    """The person has quit the game."""


class UndoError(Exception):
    """The person takes a choice back: the game is played again with the choices before it."""

    def __init__(self, keep: int) -> None:
        super().__init__(f"keep {keep} choices")
        self.keep = keep


class Person:
    """Asks a person for each decision. The bot `helper` gives hints, and chooses when the person asks for it."""

    def __init__(self, names: ChapterNames, view: View, helper: Bot, save: Save) -> None:
        self.names, self.view, self.helper, self.save = names, view, helper, save
        self.turns = TurnMenus(names)
        self.narrator: Narrator | None = None

    def choose(self, game: Game, decision: Decision) -> int:
        """Show the menu, and ask until there is a valid answer."""
        question = question_of(game, self.names, self.turns, decision)
        message = ""
        while True:
            answer = self._read_answer(game, question, message)
            option = question.menu.chosen(answer)
            if option is None and answer.translate(SAME_KEYS) == "k":
                option = self.helper.choose(game, decision)
            if option is not None:
                return option
            message = self._reply(game, decision, question, answer)

    def _reply(self, game: Game, decision: Decision, question: Question, answer: str) -> str:
        """Carry out a command; returns the message for it, or what is wrong with the answer."""
        several = question.menu.ambiguous(answer)
        if several:
            return self.names.say("which-of", ", ".join(several))
        key, _, rest = answer.partition(" ")
        key = key.translate(SAME_KEYS) if key not in KEYS else key
        if key == "h" and not rest:
            option = self.helper.choose(game, decision)
            words, typed = question.menu.words_for(option), question.menu.typed_for(option)
            return self.names.say("hint-is", f"{typed}  {words}" if words != typed else typed)
        if key == "u" and not rest:
            return self._undo()
        if key == "w":
            return self.save(rest)
        if key == "q" and not rest:
            raise QuitError
        if key in KEYS and not rest:
            self._show(game, question, key)
            return ""
        return self.names.say("not-an-option", answer)

    def _show(self, game: Game, question: Question, key: str) -> None:
        """Show one of the pages."""
        names = self.names
        lines: list[str] = []
        if key == "i":
            mouse = question.mouse if 0 <= question.mouse < MICE else 0
            lines = info_lines(game, names, mouse)
        elif key == "m":
            lines = table_lines(game, names)
        elif key == "j":
            lines = self.narrator.sentences[-200:] if self.narrator else []
        elif key == "o":
            lines = objective_lines(names)
        else:
            lines = help_lines(names)
        self.view.read(names.say(KEYS.get(key, "cmd-help")), lines)

    def _undo(self) -> str:
        """Take the last choice back, unless dice were rolled or cards drawn since."""
        asked = self.narrator.asked if self.narrator else []
        if len(asked) < 2:
            return self.names.say("nothing-to-undo")
        (keep, before), (_, now) = asked[-2:]
        if before != now:
            return self.names.say("cannot-undo")
        raise UndoError(keep)

    def _read_answer(self, game: Game, question: Question, message: str) -> str:
        try:
            return " ".join(self.view.ask(game, question, message).split()).lower()
        except (EOFError, KeyboardInterrupt):
            raise QuitError from None
