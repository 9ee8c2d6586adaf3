"""A position as one line of text, for errors, logs and bug reports; the line can be read back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.records.chapter import MICE
from engine.records.trace import figure_name

if TYPE_CHECKING:
    from engine.records.game import Game

CAPTURED: Final = "captured"
"""The place of a mouse in captivity."""


@dataclass(frozen=True)
class Mouse:
    """A mouse: its place (a space such as `kitchen/a1`, or `captured`), wounds, poison and cheese."""

    hero: str
    place: str
    wounds: int = 0
    poison: int = 0
    cheese: int = 0

    def __str__(self) -> str:
        return f"{self.hero}@{self.place} w{self.wounds}+{self.poison} c{self.cheese}"


@dataclass(frozen=True)
class Minion:
    """A minion on the board: its name with the number of its figure (`rat#6`), its space and its wounds."""

    name: str
    place: str
    wounds: int = 0

    def __str__(self) -> str:
        return f"{self.name}@{self.place} w{self.wounds}"


@dataclass(frozen=True)
class Position:
    """What a player sees: enough to lay the position out on a table. `str` writes it as a line of text."""

    chapter: str
    round: int
    turn: int
    page: int
    end_page: int
    wheel: int
    mice: tuple[Mouse, ...]
    minions: tuple[Minion, ...]
    track: tuple[int, ...]
    """Initiative cards in order: 0 to 5 are the mice, higher numbers are minion cards."""

    def __str__(self) -> str:
        clock = f"{self.chapter} r{self.round} t{self.turn} page {self.page}/{self.end_page} wheel {self.wheel}"
        mice = ", ".join(map(str, self.mice))
        minions = ", ".join(map(str, self.minions)) or "no minions"
        return f"[{clock} | {mice} | {minions} | track {list(self.track)}]"

    def __repr__(self) -> str:
        return f"position({str(self)!r})"


def position(game: Game) -> Position:
    """The position of a game."""
    state, board = game.state, game.chapter.board
    mice = [
        Mouse(
            figure_name(game, mouse),
            board.name(state.pos[mouse]) if state.pos[mouse] >= 0 else CAPTURED,
            state.wounds[mouse],
            state.poison[mouse],
            state.cheese[mouse],
        )
        for mouse in range(state.mice)
    ]
    minions = [
        Minion(figure_name(game, slot), board.name(state.pos[slot]), state.wounds[slot])
        for slot in range(MICE, len(state.pos))
        if state.pos[slot] >= 0
    ]
    return Position(
        chapter=game.chapter.ident,
        round=state.round,
        turn=state.turn,
        page=state.page,
        end_page=state.end_page,
        wheel=state.wheel,
        mice=tuple(mice),
        minions=tuple(minions),
        track=tuple(state.track),
    )


LINE: Final = re.compile(
    r"\[(?P<chapter>\S+) r(\d+) t(\d+) page (\d+)/(\d+) wheel (\d+)"
    r" \| (?P<mice>[^|]*) \| (?P<minions>[^|]*) \| track \[(?P<track>[\d, ]*)\]\]"
)
MOUSE: Final = re.compile(r"([^@, ]+)@(\S+) w(\d+)\+(\d+) c(\d+)")
MINION: Final = re.compile(r"([^@, ]+)@(\S+) w(\d+)")


def read_position(text: str) -> Position:
    """Read a position from its line of text; raise ValueError where the text is none."""
    line = LINE.fullmatch(text.strip())
    if line is None:
        raise ValueError(f"not a position: {text[:80]!r}")
    round_, turn, page, end_page, wheel = (int(number) for number in line.groups()[1:6])
    mice = tuple(Mouse(hero, place, *map(int, rest)) for hero, place, *rest in MOUSE.findall(line["mice"]))
    minions = tuple(Minion(name, place, int(wounds)) for name, place, wounds in MINION.findall(line["minions"]))
    track = tuple(int(card) for card in re.findall(r"\d+", line["track"]))
    return Position(line["chapter"], round_, turn, page, end_page, wheel, mice, minions, track)
