"""What can come about in a chapter, as far as an abstract run has found: it only ever grows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.records.bounds import GREATEST
from engine.records.chapter import Board


@dataclass
class Facts:
    """Everything that an abstract run has found possible. Spaces and exits are bit masks over the board.

    `entered` are spaces that a mouse can come onto; `stand` those where it can also stay. `explored` are faces that can
    be come to from another face. Counters are masks of their values: bit n is set when the value can be n.
    """

    stand: int = 0
    entered: int = 0
    explored: set[str] = field(default_factory=set)
    visited: set[str] = field(default_factory=set)
    """Faces that mice have been on before the run began, in a game that is going on."""
    minions: set[str] = field(default_factory=set)
    minion_spaces: int = 0
    minion_faces: set[tuple[str, str]] = field(default_factory=set)
    """Minions with the faces that they can come to."""
    greedy: set[str] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    achieved: set[str] = field(default_factory=set)
    statuses: set[str] = field(default_factory=set)
    heroes: set[str] = field(default_factory=set)
    tokens: dict[str, int] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)
    figure_counters: dict[str, int] = field(default_factory=dict)
    shut: int = 0
    """Exits that nothing found so far opens."""
    links: set[tuple[int, int]] = field(default_factory=set)
    """Steps between spaces that rules add."""
    free_faces: set[int] = field(default_factory=set)
    """Faces on which rules can bring mice anywhere."""
    allowed: set[str] = field(default_factory=set)
    end_page: int = 0
    least_page: int = 1
    happened: set[tuple[str, str]] = field(default_factory=set)
    """Events with the thing they were about, such as `token-placed`, `key`."""
    won: bool = False
    lost: bool = False
    used: set[tuple[object, ...]] = field(default_factory=set)
    """Places of rules and effects that can be carried out: the entry, then the path."""

    def size(self) -> tuple[int, ...]:
        """Numbers that grow whenever a fact is added."""
        return (
            self.stand.bit_count() + self.entered.bit_count(), self.minion_spaces.bit_count(), len(self.explored),
            len(self.minions) + len(self.cards) + len(self.achieved) + len(self.statuses) + len(self.heroes),
            len(self.minion_faces) + len(self.greedy),
            sum(mask.bit_count() + 1 for mask in self.tokens.values()),
            sum(mask.bit_count() for mask in (*self.counters.values(), *self.figure_counters.values())),
            -self.shut.bit_count(), len(self.links) + len(self.free_faces) + len(self.allowed), self.end_page,
            -self.least_page, len(self.happened), int(self.won) + int(self.lost), len(self.used),
        )  # fmt: skip


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def face_mask(board: Board, face: int) -> int:
    """All spaces of a face."""
    spaces = board.face_spaces[face]
    return ((1 << len(spaces)) - 1) << spaces[0] if spaces else 0


def faces_of(board: Board, mask: int) -> set[int]:
    """The faces that some spaces lie on."""
    return {board.space_face[space] for space in bits(mask)}


def values(low: int, high: int) -> int:
    """The mask of all values from one to another, as far as counters go."""
    low, high = max(low, 0), min(high, GREATEST)
    return ((1 << (high + 1)) - 1) & ~((1 << low) - 1) if low <= high else 0


def span(mask: int) -> tuple[int, int]:
    """The least and the greatest value of a mask; 0 and -1 if it is empty."""
    return ((mask & -mask).bit_length() - 1, mask.bit_length() - 1) if mask else (0, -1)
