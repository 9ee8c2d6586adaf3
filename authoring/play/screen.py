"""Shows a game on a terminal: the board in colours, who is there, what happened, and the menu, fitted to the window."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import TYPE_CHECKING, Final, Protocol

from rich.text import Text

from authoring.play.commands import KEYS
from authoring.play.map import map_lines
from authoring.play.panel import panel_lines

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from authoring.play.menu import Item, Menu
    from authoring.play.question import Question
    from engine.records.game import Game

    Ask = Callable[[str], str]
    Sleep = Callable[[float], None]

PANEL: Final = 31
"""The least width of the panel, in characters."""
NARROW, LOW = 60, 18
"""The least size of a window."""
LEAST_BOARD, LEAST_EVENTS = 9, 2
MORE_EVENTS: Final = 4
"""So many more events are shown, if texts of cards in the menu can be shortened for them."""
FEW: Final = 5
"""Up to so many paragraphs are a text to read, with space between them; more are a list."""
KEY, CARD = "bold #87d787", "#b8b8c8"
"""How keys and texts of cards look."""
COLOURS: Final = (
    ("event", "—", "bold"), ("card", "  ", CARD), ("rule", "» ", "#d7afff"),
)  # fmt: skip
"""How lines look, by their first letters."""


class Glass(Protocol):
    """What is drawn on."""

    @property
    def size(self) -> tuple[int, int]:
        """The width and height in characters."""

    def draw(self, lines: list[Text]) -> None:
        """Show lines in place of all that was shown."""


class ScreenView:
    """Draws the whole screen anew for every question and every event."""

    def __init__(self, names: ChapterNames, glass: Glass, ask: Ask, pace: float, sleep: Sleep) -> None:
        self.names, self.glass, self._ask = names, glass, ask
        self.pace, self._sleep = pace, sleep
        self.events: list[str] = []

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the window, without its last row."""
        width, height = self.glass.size
        return max(NARROW, width), max(LOW, height - 1)

    def happened(self, game: Game, lines: list[str], others: bool) -> None:
        """Add lines; in the turns of others draw them one by one, at a pace that can be read."""
        for line in lines:
            self.events.append(line)
            if others and self.pace:
                self._show(game, game.party_face(), frozenset(), [])
                self._sleep(self.pace)

    def caught_up(self, lines: list[str]) -> None:
        """Show the last events again."""
        self.events = lines[-40:]

    def read(self, title: str, paragraphs: list[str]) -> None:
        """Show a text, page by page."""
        width, height = self.size
        lines = [Text(title, "bold"), Text()]
        for paragraph in paragraphs:
            rows = wrap(paragraph, min(width - 4, 90), subsequent_indent="  " if len(paragraphs) > FEW else "")
            lines += [Text(row) for row in rows] or [Text()]
            lines += [Text()] * (len(paragraphs) <= FEW)
        room = height - 2
        for start in range(0, len(lines), room):
            self.glass.draw([Text.assemble("  ", line) for line in lines[start : start + room]])
            self._ask(f"  {self.names.say('press-enter')} ")

    def ask(self, game: Game, question: Question, message: str) -> str:
        """Draw the board and the menu."""
        width, height = self.size
        rows = self._question(question, width, height)
        if message:
            rows += [Text(line, "bold #ffd75f") for line in wrap(message, width)]
        self._show(game, question.face, question.spaces, rows)
        return self._ask("> ")

    def _question(self, question: Question, width: int, height: int) -> list[Text]:
        about = [Text(line, CARD) for line in wrap(question.about, width)[: max(2, height // 8)]]
        board = LEAST_BOARD + LEAST_EVENTS if question.needs_board else 0
        room = height - board - 2 - len(about)
        wished = room - MORE_EVENTS if question.needs_board else room
        sizes = ((3, wished), (2, wished), (2, room), (1, room))
        menu = next(
            (rows for most, fit in sizes if len(rows := menu_rows(question.menu, width, most)) <= fit),
            menu_rows(question.menu, width, 0),
        )
        keys = "  ".join(f"{key} {self.names.say(KEYS[key])}" for key in "?hui")
        title = Text.assemble((question.title, "bold"))
        if width - title.cell_len > len(keys) + 2:
            title.append(f"{keys:>{width - title.cell_len}}", "dim")
        return [*about, title, *menu[: max(3, room)]]

    def _show(self, game: Game, face: int, spaces: frozenset[int], rows: list[Text]) -> None:
        """Draw head, board with panel, the last events, and rows below."""
        width, height = self.size
        free = height - 1 - len(rows)
        board = max(LEAST_BOARD, min(free - LEAST_EVENTS, height * 11 // 20, (width - PANEL) // 2))
        lines = [self._head(game, face, width)]
        if board + LEAST_EVENTS <= free:
            lines += self._board(game, face, spaces, width, board)
        lines += self._events(width, max(0, height - len(lines) - len(rows)))
        self.glass.draw([*lines, *rows])

    def _board(self, game: Game, face: int, spaces: frozenset[int], width: int, height: int) -> list[Text]:
        """The board with the panel beside it."""
        across = min(width - PANEL - 1, height * 3 + 6)
        drawn = map_lines(game, self.names, face, (across, height), spaces)
        panel = panel_lines(game, self.names, face, width - across - 1, height)
        panel += [Text()] * (height - len(panel))
        return [Text.assemble(row, " ", beside) for row, beside in zip(drawn, panel, strict=True)]

    def _head(self, game: Game, face: int, width: int) -> Text:
        """The room and the clock: pages as boxes, cheese on the wheel as wedges."""
        state, names = game.state, self.names
        text = Text.assemble((f"{names.of('face', game.chapter.board.face_ids[face])}  ", "bold"))
        text.append(names.say("round-number", state.round) + "  ")
        text.append("▮" * state.page + "▯" * max(0, state.end_page - state.page), "#ffaf00")
        text.append(f" {names.say('page-of', state.page, state.end_page)}  ")
        text.append("◣" * state.wheel + "·" * max(0, 6 - state.wheel), "#ffd75f")
        text.append(f" {names.say('wheel-of', state.wheel)}")
        text.truncate(width)
        return text

    def _events(self, width: int, room: int) -> list[Text]:
        lines: list[Text] = []
        for event in self.events[-room:]:
            look = next((style for _, start, style in COLOURS if event.startswith(start)), "")
            for part in wrap(event, width - 1, subsequent_indent="  ") or [""]:
                line = Text(part, look)
                line.highlight_regex(r"\[[^ \]]+\]", "bold black on #e8e8e8")
                lines.append(line)
        lines = lines[-room:]
        return [*lines, *[Text()] * (room - len(lines))]


def menu_rows(menu: Menu, width: int, most: int) -> list[Text]:
    """A menu in rows: options with words have up to `most` rows each, the others share the last row.

    Without rows of their own, the options of a kind share rows and show no texts.
    """
    rows: list[Text] = []
    short: list[Text] = []
    for group in menu.groups:
        if len(group.items) == 1 and not group.items[0].text and not group.items[0].words:
            short.append(_entry(group.key, group.title))
        elif most and any(item.text for item in group.items):
            alone = len(group.items) == 1
            rows += [
                row
                for item in group.items
                for row in _rows(group.key if alone else item.typed, group.title, item, width, most)
            ]
        else:
            rows += _in_rows(_entry(group.key, group.title), [_labelled(item) for item in group.items], width)
    if menu.spaces:
        short.insert(0, _spaces(menu))
    return rows + _in_rows(Text(), short, width)


def _rows(key: str, title: str, item: Item, width: int, most: int) -> list[Text]:
    """An option with the text of its card, as far as there is room for it."""
    row = _entry(f"{key:<4}", " ".join(part for part in (title, item.words) if part))
    text = f"  {item.text}" if item.text else ""
    lines = wrap(row.plain.lstrip() + text, width - 1, subsequent_indent="      ")
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: width - 3].rpartition(" ")[0] + " …"]
    return [Text.assemble(row, (f" {lines[0]}"[row.cell_len :], CARD)), *[Text(f" {line}", CARD) for line in lines[1:]]]


def _spaces(menu: Menu) -> Text:
    """How to choose a space; the board shows where one can move, in all other decisions they are listed."""
    if menu.groups:
        return _entry("a1", menu.spaces_title)
    line, spaces = menu.spaces_line(), " ".join(menu.spaces)
    return Text.assemble(f" {line.removesuffix(spaces)}", (spaces, KEY))


def _labelled(item: Item) -> Text:
    return Text.assemble((f"{item.label} " if item.label else "", KEY), item.words)


def _entry(key: str, words: str) -> Text:
    return Text.assemble((f" {key}", KEY), f" {words}")


def _in_rows(head: Text, parts: list[Text], width: int) -> list[Text]:
    """Put parts beside each other, in as many rows as they need."""
    rows = [head]
    for part in parts:
        if rows[-1].cell_len + part.cell_len + 2 > width and rows[-1].cell_len:
            rows.append(Text("   "))
        rows[-1] = rows[-1] + Text("  " if rows[-1].cell_len else "") + part
    return [row for row in rows if row.plain.strip()]
