"""Read `results.csv` and add lines to it. What stands in the file already stays as it is, byte for byte.

People open the file with spreadsheets, which save it with commas, semicolons or tabs, with or without a byte order
mark, and with any line ends: a new line is written in the manner of the others.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from authoring.content.plain_file import MIB, UnreadableError, read_bytes
from authoring.people.table_game import COLUMNS, TableGame

NAME: Final = "results.csv"
MOST: Final = 4 * MIB
BYTE_ORDER_MARK: Final = "\ufeff"
"""By this mark spreadsheets know that a file is UTF-8, so a new file begins with it."""
SEPARATORS: Final = (",", ";", "\t")


class ResultsFileError(Exception):
    """The file is not a list of results. `line` is where, or 0 for the file as a whole."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True)
class ResultLine:
    """The cells of one game by column, and the line on which they begin."""

    number: int
    cells: dict[str, str]


@dataclass(frozen=True)
class ResultsFile:
    """The text of the file, how it is written, and its lines."""

    text: str
    separator: str
    line_end: str
    columns: tuple[str, ...]
    lines: tuple[ResultLine, ...]

    def with_game(self, game: TableGame) -> str:
        """Return the text with one more line."""
        cells = game.cells()
        ended = not self.text or self.text.endswith(("\n", "\r"))
        added = _row([cells.get(name, "") for name in self.columns], self.separator, self.line_end)
        return self.text + ("" if ended else self.line_end) + added


def new_results() -> ResultsFile:
    """Return a file without games, for a folder that has none yet."""
    return ResultsFile(BYTE_ORDER_MARK + _row(COLUMNS, ",", "\n"), ",", "\n", COLUMNS, ())


def read_results(path: Path) -> ResultsFile:
    """Read the file. Raises FileNotFoundError and ResultsFileError."""
    text = _read_text(path)
    table = text.removeprefix(BYTE_ORDER_MARK)
    separator = _separator(table)
    rows = list(_rows(table, separator))
    columns = tuple(name.strip().lower() for name in rows[0][1]) if rows else ()
    _check_columns(columns)
    lines = tuple(_line(number, cells, columns) for number, cells in rows[1:] if any(cell.strip() for cell in cells))
    return ResultsFile(text, separator, _line_end(table), columns, lines)


def _read_text(path: Path) -> str:
    try:
        if not path.resolve().is_relative_to(path.parent.resolve()):
            raise ResultsFileError("a link leads out of the folder; put the file itself there")
        raw = read_bytes(path, MOST)
        text = raw.decode("utf-8")
    except UnreadableError as error:
        raise ResultsFileError(str(error)) from None
    except (OSError, RuntimeError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise ResultsFileError(str(getattr(error, "strerror", None) or error).lower()) from None
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise ResultsFileError('this is not UTF-8 text; save it as "CSV UTF-8"', line) from None
    if "\0" in text:
        raise ResultsFileError(
            'this is not UTF-8 text; save it as "CSV UTF-8"', text.count("\n", 0, text.index("\0")) + 1
        )
    return text


def _separator(table: str) -> str:
    """The separator with which the first line names most columns."""

    def named(separator: str) -> int:
        first = next(csv.reader(io.StringIO(table, newline=""), delimiter=separator), [])
        return len({name.strip().lower() for name in first} & set(COLUMNS))

    return max(SEPARATORS, key=named)


def _rows(table: str, separator: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows with the line on which each begins: a quoted cell may hold line breaks."""
    reader = csv.reader(io.StringIO(table, newline=""), delimiter=separator, strict=True)
    start = 1
    try:
        for cells in reader:
            yield start, cells
            start = reader.line_num + 1
    except csv.Error as error:
        raise ResultsFileError(f"this line is not CSV ({error}); correct its quotation marks", start) from None


def _check_columns(columns: tuple[str, ...]) -> None:
    missing = [name for name in COLUMNS if name not in columns]
    if missing:
        remedy = f"the first line must name {', '.join(COLUMNS)}, in any order"
        raise ResultsFileError(f'no column "{missing[0]}"; {remedy}', 1)
    twice = [name for name in COLUMNS if columns.count(name) > 1]
    if twice:
        raise ResultsFileError(f'two columns "{twice[0]}"; rename one of them', 1)


def _line(number: int, cells: list[str], columns: tuple[str, ...]) -> ResultLine:
    """Pair cells with columns. Spreadsheets leave out empty cells at the end, or add some."""
    if any(cell.strip() for cell in cells[len(columns) :]):
        fact = f"{len(cells)} cells, but the first line names {len(columns)} columns"
        raise ResultsFileError(f"{fact}; put cells that hold separators in quotation marks", number)
    padded = [*cells, *[""] * len(columns)]
    return ResultLine(number, {name: cell.strip() for name, cell in zip(columns, padded, strict=False)})


def _line_end(table: str) -> str:
    first = table.splitlines(keepends=True)[0]
    return next((end for end in ("\r\n", "\n", "\r") if first.endswith(end)), "\n")


def _row(cells: list[str] | tuple[str, ...], separator: str, line_end: str) -> str:
    written = io.StringIO(newline="")
    csv.writer(written, delimiter=separator, lineterminator=line_end).writerow(cells)
    return written.getvalue()
