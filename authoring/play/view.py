"""What shows a game to a person: in plain lines, or as a screen in colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from authoring.play.game_lines import clock_line, room_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from authoring.play.chapter_names import ChapterNames
    from authoring.play.menu import Menu
    from authoring.play.question import Question
    from engine.records.game import Game

    Tell = Callable[[str], None]
    Ask = Callable[[str], str]


class View(Protocol):
    """Shows what happens and asks."""

    def happened(self, game: Game, lines: list[str], others: bool) -> None:
        """Show lines about what has happened; `others`: in a turn that no person takes."""

    def caught_up(self, lines: list[str]) -> None:
        """Take note of what happened before: a saved game goes on, or a choice was taken back."""

    def read(self, title: str, paragraphs: list[str]) -> None:
        """Show a text to be read, and wait until that is done."""

    def ask(self, game: Game, question: Question, message: str) -> str:
        """Show a question and return what is typed."""
        ...


class PlainView:
    """Shows a game line by line, for pipes and screen readers: no colours, no drawing, nothing is overwritten."""

    def __init__(self, names: ChapterNames, tell: Tell, ask: Ask) -> None:
        self.names, self.tell, self._ask = names, tell, ask
        self._turn = -1

    def happened(self, game: Game, lines: list[str], others: bool) -> None:
        """Print the lines."""
        for line in lines:
            self.tell(line)

    def caught_up(self, lines: list[str]) -> None:
        """Print the last lines."""
        for line in lines[-3:]:
            self.tell(line)

    def read(self, title: str, paragraphs: list[str]) -> None:
        """Print the text."""
        for line in ("", title, *paragraphs, ""):
            self.tell(line)

    def ask(self, game: Game, question: Question, message: str) -> str:
        """Print who stands where at the start of a turn, and the menu unless only a message is new."""
        if message:
            self.tell(message)
        else:
            for line in self._question(game, question):
                self.tell(line)
        return self._ask("> ")

    def _question(self, game: Game, question: Question) -> list[str]:
        lines = [""]
        if game.state.turn != self._turn and question.mouse >= 0:
            self._turn = game.state.turn
            lines += [clock_line(game, self.names), *room_lines(game, self.names, question.face), ""]
        about = [question.about] if question.about else []
        return [*lines, *about, question.title, *menu_lines(question.menu)]


def menu_lines(menu: Menu) -> list[str]:
    """A menu in lines: an option to a line, with the text of its card; spaces share a line."""
    lines = [f"    {menu.spaces_line()}"] if menu.spaces else []
    for group in menu.groups:
        for item in group.items:
            words = " ".join(part for part in (group.title, item.words) if part)
            lines.append(f"{item.typed:>6}  {words}" + (f". {item.text}" if item.text else ""))
    return lines
