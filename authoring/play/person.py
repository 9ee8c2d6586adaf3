"""A player who reads menus and answers with numbers. What is shown and asked goes through two functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from authoring.play.table import table_lines
from engine.playtest.words import all_words, question_words

if TYPE_CHECKING:
    from engine.decision import Decision
    from engine.game import Game
    from engine.playtest.replay import Recorder

Tell = Callable[[str], None]
Ask = Callable[[str], str]

HELP = "type the number of an option; t shows the table, ? this help, q leaves the game"


class LeftError(Exception):
    """The person has left the game."""


class Person:
    """Answers decisions of the mice they play."""

    def __init__(self, recorder: Recorder, tell: Tell, ask: Ask) -> None:
        self.recorder = recorder
        self.tell = tell
        self.ask = ask
        self.told = 0

    def choose(self, game: Game, decision: Decision) -> int:
        """Tell what has happened, show the menu, and wait for a number."""
        self.catch_up()
        words = all_words(game, decision)
        self.tell("")
        self.tell(question_words(game, decision))
        for number, line in enumerate(words, start=1):
            self.tell(f"{number:>4}  {line}")
        while True:
            answer = self._asked()
            if answer == "q":
                raise LeftError
            if answer == "t":
                for line in table_lines(game):
                    self.tell(line)
            elif answer.isdigit() and 1 <= int(answer) <= len(words):
                return decision.options[int(answer) - 1]
            else:
                self.tell(HELP if answer == "?" else f'"{answer}" is none of the options; {HELP}')

    def catch_up(self) -> None:
        """Tell what has happened since the last question."""
        for step in self.recorder.log[self.told :]:
            self.tell(step.line())
        self.told = len(self.recorder.log)

    def _asked(self) -> str:
        try:
            return self.ask("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            raise LeftError from None
