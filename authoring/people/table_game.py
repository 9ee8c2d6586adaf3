"""A game that people played at a table, and the cells of `results.csv` that hold it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from engine.records.game import MAX_ROUNDS

COLUMNS: Final = ("chapter", "date", "result", "why", "rounds", "party", "minutes")
"""What the first line of the file names, in any order; other columns are the author's own."""
RESULTS: Final = ("won", "lost")
MOST_MINUTES: Final = 1440
LONGEST_WHY: Final = 200
FORMULA: Final = re.compile(r"(?:^|[,;\t|])[\s\"']*[=+\-@]")
"""The start of a formula, also where a spreadsheet that expects another separator would cut the cell."""


class TableGameError(Exception):
    """A cell, an option or an answer does not describe a game."""


@dataclass(frozen=True)
class TableGame:
    """A game at a table. `minutes` is 0 and `why` and `date` are empty if nobody noted them."""

    chapter: str
    won: bool
    rounds: int
    party: tuple[str, ...]
    minutes: int = 0
    why: str = ""
    date: str = ""

    def cells(self) -> dict[str, str]:
        """Return the cells of the game by column."""
        return {
            "chapter": self.chapter,
            "date": self.date,
            "result": RESULTS[not self.won],
            "why": self.why,
            "rounds": str(self.rounds),
            "party": " ".join(self.party),
            "minutes": str(self.minutes or ""),
        }


def game_of(cells: Mapping[str, str]) -> TableGame:
    """Read the cells of a line; raise TableGameError. The date may be any text, as spreadsheets rewrite dates."""
    if not cells["chapter"]:
        raise TableGameError("no chapter; write the id of the chapter that was played")
    return TableGame(
        cells["chapter"],
        read_result(cells["result"]),
        read_rounds(cells["rounds"]),
        read_party(cells["party"]),
        read_minutes(cells["minutes"]),
        cells["why"],
        cells["date"],
    )


def read_result(text: str) -> bool:
    """Return whether the game was won."""
    word = text.strip().lower()
    if word not in RESULTS:
        raise TableGameError(f'result "{text}" is neither "won" nor "lost"')
    return word == "won"


def read_rounds(text: str) -> int:
    """Return the number of rounds."""
    return _read_number("rounds", text, MAX_ROUNDS)


def read_minutes(text: str) -> int:
    """Return the number of minutes, 0 if there is none."""
    return _read_number("minutes", text, MOST_MINUTES) if text.strip() else 0


def read_party(text: str) -> tuple[str, ...]:
    """Return the heroes, which commas, semicolons or spaces separate."""
    heroes = tuple(re.findall(r"[^\s,;]+", text))
    if not heroes:
        raise TableGameError("no party; name the heroes, such as collin,filch,lily")
    return heroes


def read_why(text: str) -> str:
    """Return a reason as it may be written into the file: short, on one line, and never a formula."""
    why = text.strip()
    if len(why) > LONGEST_WHY:
        raise TableGameError(f"the reason has {len(why)} characters; use at most {LONGEST_WHY}")
    if not why.isprintable():
        raise TableGameError("the reason holds a line break or another control character; write it on one line")
    if formula := FORMULA.search(why):
        shown = formula[0].strip(" \"'")
        raise TableGameError(
            f'the reason holds "{shown}", which a spreadsheet may take for a formula; begin with a word'
        )
    return why


def read_date(text: str) -> str:
    """Return a date in the form 2026-01-31."""
    try:
        if text and date.fromisoformat(text).isoformat() != text:
            raise ValueError
    except ValueError:
        raise TableGameError(f'date "{text}" is not a day such as 2026-01-31') from None
    return text


def _read_number(name: str, text: str, most: int) -> int:
    word = text.strip()
    if not re.fullmatch("[0-9]{1,9}", word) or not 1 <= int(word) <= most:
        raise TableGameError(f'{name} "{word}" is not a whole number from 1 to {most}')
    return int(word)
