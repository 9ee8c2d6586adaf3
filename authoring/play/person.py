"""A person who plays by menus. All output goes through the function `tell`, all input through `ask`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from authoring.play.game_lines import game_lines, mouse_line
from authoring.play.map import map_lines
from authoring.play.menu import menu_of
from engine.playtest.recording.decision_text import question_words
from engine.records import decision as d

if TYPE_CHECKING:
    from engine.playtest.recording.replay import Recorder
    from engine.records.decision import Decision
    from engine.records.game import Bot, Game

Tell = Callable[[str], None]
Ask = Callable[[str], str]

HELP = (
    "type the number of an option, or the name of a space to move there; "
    "m draws the tile, t shows the table, b lets a bot choose this once, q leaves the game"
)


class QuitError(Exception):
    """The person has quit the game."""


class Person:
    """Asks a person for each decision. The bot `helper` chooses when the person asks for it."""

    def __init__(self, recorder: Recorder, tell: Tell, ask: Ask, helper: Bot) -> None:
        self.recorder = recorder
        self.tell = tell
        self.ask = ask
        self.helper = helper
        self.lines_shown = 0
        self.turn = -1

    def choose(self, game: Game, decision: Decision) -> int:
        """Show what has happened and the menu, and ask until there is a valid answer."""
        self.catch_up()
        self._introduce(game, decision)
        menu = menu_of(game, decision)
        self.tell("")
        self.tell(question_words(game, decision))
        for line in menu.lines():
            self.tell(line)
        while True:
            answer = self._read_answer()
            option = menu.chosen(answer)
            if option is not None:
                return option
            if answer == "b":
                return self.helper.choose(game, decision)
            self._reply(game, answer)

    def catch_up(self) -> None:
        """Show what has happened since the last question."""
        for step in self.recorder.log[self.lines_shown :]:
            self.tell(step.line())
        self.lines_shown = len(self.recorder.log)

    def _introduce(self, game: Game, decision: Decision) -> None:
        """At the start of a turn, show the tile and the mouse whose turn it is."""
        state = game.state
        if decision.kind != d.TURN or state.turn == self.turn:
            return
        self.turn = state.turn
        self.tell("")
        for line in map_lines(game, game.party_face() if state.pos[decision.who] < 0 else game.face_of(decision.who)):
            self.tell(line)
        self.tell(f"round {state.round}, page {state.page} of {state.end_page}, wheel {state.wheel} of 6")
        self.tell(mouse_line(game, decision.who))

    def _reply(self, game: Game, answer: str) -> None:
        if answer == "q":
            raise QuitError
        if answer == "t":
            lines = game_lines(game)
        elif answer == "m":
            lines = map_lines(game, game.party_face())
        else:
            lines = iter([HELP if answer == "?" else f'"{answer}" is not an option; {HELP}'])
        for line in lines:
            self.tell(line)

    def _read_answer(self) -> str:
        try:
            return self.ask("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            raise QuitError from None
