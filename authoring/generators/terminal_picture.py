"""A picture that moves: a game at the terminal, `docs/images/play.svg`.

The game is played as a person would, and every screen is kept. A row of the screen that stays the same over several
screens is drawn once, and shown as long as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from xml.sax.saxutils import escape

from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.style import Style
from rich.text import Text

from authoring.play.chapter_names import ChapterNames
from authoring.play.screen import ScreenView
from authoring.play.session import PlaySession, QuitError
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions

WIDTH, HEIGHT = 80, 24
CELL, ROW, FONT = 8.4, 18, 14
"""The size of a character and of the type, in pixels."""
GROUND, INK = "#101014", "#dcdce4"
READ, ASKED, TYPED, HAPPENED = 6.0, 2.6, 1.0, 0.7
"""How long a text, a question, an answer and an event are shown, in seconds."""
ANSWERS = ("", "5", "k", "k", "k", "a3", "a6", "e3", "b r2", "0", "b2", "s", "k", "h", "k", "k")
"""What is typed. The first questions, about abilities, are left out of the picture."""
FIRST = 5
"""The question from which on the picture shows the game, besides the opening."""


class _Film:
    """A window that keeps every screen, and how long it is shown."""

    size = (WIDTH, HEIGHT)

    def __init__(self) -> None:
        self.screens: list[tuple[float, list[Text]]] = []
        self.last: list[Text] = []
        self.asked = 0

    def draw(self, lines: list[Text]) -> None:
        """Keep a screen."""
        self.last = lines

    def sleep(self, seconds: float) -> None:
        """Show the screen as long as an event is shown."""
        self._keep(HAPPENED, self.last)

    def ask(self, prompt: str) -> str:
        """Show the question, then the answer; stop after the last answer."""
        if self.asked >= len(ANSWERS):
            raise EOFError
        answer = ANSWERS[self.asked]
        self.asked += 1
        self._keep(READ if self.asked == 1 else ASKED, [*self.last, Text(f"{prompt}█")])
        if answer:
            self._keep(TYPED, [*self.last, Text(f"{prompt}{answer}█")])
        return answer

    def _keep(self, seconds: float, lines: list[Text]) -> None:
        if self.asked == 1 or self.asked > FIRST:
            self.screens.append((seconds, lines))


def play() -> str:
    """Return the picture as SVG."""
    loaded = open_playable("flight", lint_later=True)
    compiled = compile_plan(loaded.content(), PlaytestOptions(1, 3, "random"))
    names = ChapterNames(loaded, compiled.plan.content, compiled.chapter, "en")
    film = _Film()
    view = ScreenView(names, film, film.ask, HAPPENED, film.sleep)
    try:
        PlaySession(compiled, names, view, [], str).play()
    except QuitError:
        return "\n".join(_svg(film.screens)) + "\n"
    raise ValueError("the game was over before the last answer")


def _svg(screens: list[tuple[float, list[Text]]]) -> Iterator[str]:
    width, height = WIDTH * CELL + 20, HEIGHT * ROW + 20
    total = sum(seconds for seconds, _ in screens)
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" role="img">'
    yield "<!-- Made by `make generate` from authoring/generators/terminal_picture.py -->"
    yield "<title>A game of “Flight to Barksburg” at the terminal</title>"
    yield f"<style>text{{font:{FONT}px 'DejaVu Sans Mono',Menlo,Consolas,monospace;white-space:pre}}</style>"
    yield f'<rect width="{width:g}" height="{height}" rx="8" fill="{GROUND}"/>'
    for number in range(HEIGHT):
        rows = [_row(lines[number], number) if number < len(lines) else "" for _, lines in screens]
        start = 0.0
        for drawn, same in groupby(zip(rows, screens, strict=True), key=lambda pair: pair[0]):
            end = start + sum(seconds for _, (seconds, _) in same)
            if drawn:
                yield _shown(drawn, start / total, end / total, total)
            start = end
    yield "</svg>"


def _shown(drawn: str, start: float, end: float, total: float) -> str:
    """A row that is seen from one moment to another, again and again."""
    if start == 0.0 and end >= 1.0:
        return drawn
    times = [(0.0, 0 if start else 1), *([(start, 1)] if start else []), *([(end, 0)] if end < 0.9999 else [])]
    values, keys = ";".join(str(value) for _, value in times), ";".join(f"{time:.4f}" for time, _ in times)
    move = f'<animate attributeName="opacity" calcMode="discrete" dur="{total:.1f}s" repeatCount="indefinite"'
    first = 0 if start else 1
    return f'<g opacity="{first}">{move} values="{values}" keyTimes="{keys}"/>{drawn}</g>'


def _row(line: Text, number: int) -> str:
    """A row of characters: the grounds, then the letters, in pieces of one colour."""
    grounds, letters = [], []
    column, y = 0, 10 + number * ROW
    for text, style in _pieces(line):
        length = cell_len(text)
        x = f"{10 + column * CELL:.1f}"
        ink, ground = _hex(style.color, INK), _hex(style.bgcolor, "")
        if style.reverse:
            ink, ground = ground or GROUND, ink
        if ground:
            grounds.append(f'<rect x="{x}" y="{y}" width="{length * CELL:.1f}" height="{ROW}" fill="{ground}"/>')
        if text.strip():
            look = ' font-weight="bold"' if style.bold else ' opacity=".6"' if style.dim else ""
            fit = f'textLength="{length * CELL:.1f}"' if length > 1 else ""
            letters.append(f'<text x="{x}" y="{y + 14}" fill="{ink}" {fit}{look}>{escape(text)}</text>')
        column += length
    return "".join([*grounds, *letters])


def _pieces(line: Text) -> Iterator[tuple[str, Style]]:
    """The pieces of a line that look alike; spaces at the edges of a piece without ground are left to the gaps."""
    console = Console(width=WIDTH, color_system="truecolor", force_terminal=True)
    segments = [(piece.text.rstrip("\n"), piece.style or Style.null()) for piece in line.render(console)]
    for style, group in groupby(segments, key=lambda pair: pair[1]):
        yield "".join(text for text, _ in group), style


def _hex(color: Color | None, usual: str) -> str:
    return color.get_truecolor().hex if color and not color.is_default else usual
