"""How commands print. Nothing else writes to the terminal; `test_printing.py` searches for other ways."""

from __future__ import annotations

import shutil
import sys
import traceback
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

import typer

from authoring.cli.sign_of_life import SIGN
from authoring.wording.printable import JSON, MARKUP, WORDS, Notation, encodable, printable, printable_lines
from authoring.wording.wrapping import fit_lines

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

__all__ = [
    "JSON",
    "MARKUP",
    "WORDS",
    "Screen",
    "console",
    "say",
    "say_bytes",
    "say_document",
    "say_traceback",
    "window_width",
]


def say(*lines: str, err: bool = False) -> None:
    """Print lines. A line break within one is made visible, as it comes from content or from a name."""
    _print("".join(f"{printable(line)}\n" for line in lines), WORDS, err, False, False, step=2)


def say_document(
    text: str, notation: Notation = WORDS, *, err: bool = False, coloured: bool = False, commands: bool = False
) -> None:
    """Print text of several lines as it is, except for what `printable_lines` makes visible."""
    _print(text, notation, err, coloured, commands, step=0)


def _print(text: str, notation: Notation, err: bool, coloured: bool, commands: bool, step: int) -> None:
    stream = sys.stderr if err else sys.stdout
    SIGN.stop()
    shown = printable_lines(text, notation, coloured, commands)
    if notation is WORDS and stream.isatty():
        shown = fit_lines(shown, window_width(), step)
    typer.echo(encodable(shown, stream.encoding or "utf-8", notation), nl=False, err=err, color=True)


def say_bytes(content: bytes) -> None:
    """Write a picture to the standard output."""
    SIGN.stop()
    typer.echo(content, nl=False)


def say_traceback(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print the traceback of a fault of ours. Its last line may quote content."""
    say_document("".join(traceback.format_exception(kind, error, trace)), err=True)


def window_width() -> int:
    """The width of the terminal in characters."""
    return shutil.get_terminal_size().columns


class Screen:
    """The whole terminal, drawn anew at once. `size` is its width and height in characters."""

    def __init__(self) -> None:
        self._console = console()

    @property
    def size(self) -> tuple[int, int]:
        return self._console.size.width, self._console.size.height

    def draw(self, lines: list[Text]) -> None:
        """Show lines in place of all that the terminal shows. Colours stay; all else is made visible."""
        with self._console.capture() as captured:
            for line in lines:
                self._console.print(line, no_wrap=True, overflow="crop", crop=True)
        rows = captured.get().split("\n")[:-1]
        shown = (encodable(printable_lines(row, coloured=True), sys.stdout.encoding or "utf-8") for row in rows)
        typer.echo("\x1b[H" + "".join(f"{row}\x1b[K\n" for row in shown) + "\x1b[J", nl=False, color=True)


def console(width: int | None = None) -> Console:
    """Return a console for tables, which writes to the standard output."""
    from rich.console import Console

    SIGN.stop()
    return Console(file=_Printed(sys.stdout), highlight=False, emoji=False, width=width)  # type: ignore[arg-type]


class _Printed:
    """A stream that makes visible what is written to it, except for colours."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.encoding = stream.encoding or "utf-8"

    def write(self, text: str) -> int:
        shown = printable_lines(text, coloured=True)
        return self.stream.write(encodable(shown, self.encoding))

    def flush(self) -> None:
        self.stream.flush()

    def isatty(self) -> bool:
        return self.stream.isatty()

    def fileno(self) -> int:
        return self.stream.fileno()
