"""A choice the rulebook leaves to the players, and how its options are written as ints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.records.choices import Choice
    from engine.records.game import Game

TURN: Final = 0
USE: Final = 1
FIGURE: Final = 2
SPACE: Final = 3
CARD: Final = 4
ABILITY: Final = 5
AMOUNT: Final = 6
BOSS_CARD: Final = 7
PLACE: Final = 8
SHARE: Final = 9
EQUIP: Final = 10
DISCARD: Final = 11
KEEP: Final = 12
OPTION: Final = 13
PATH: Final = 14
KINDS: Final = (
    "turn", "use", "figure", "space", "card", "ability", "amount", "boss-card", "place", "share", "equip", "discard",
    "keep", "option", "path",
)  # fmt: skip

# What a turn menu offers: an operation and up to two arguments, packed into one int.
OP_END: Final = 0
OP_MOVE: Final = 1
OP_SCURRY: Final = 2
OP_BATTLE: Final = 3
OP_SEARCH: Final = 4
OP_RECOVER: Final = 5
OP_EXPLORE: Final = 6
OP_FLIP: Final = 7
OP_SHARE: Final = 8
OP_EQUIP: Final = 9
OP_LEVEL_UP: Final = 10
OP_ACTION: Final = 11
OP_FREE: Final = 12
OP_NAMES: Final = (
    "end turn", "move", "scurry", "battle", "search", "recover", "explore", "flip", "share", "equip", "level up",
    "action", "free action",
)  # fmt: skip

TO_SCURRY: Final = OP_SCURRY << 24
TO_SEARCH: Final = OP_SEARCH << 24
TO_FLIP: Final = OP_FLIP << 24
TO_EQUIP: Final = OP_EQUIP << 24
TO_LEVEL_UP: Final = OP_LEVEL_UP << 24
"""Options without arguments, as they stand in a menu."""

DONE: Final = -1
"""The option that ends an optional series of choices."""

GIVE: Final = 1 << 10
TAKE: Final = 2 << 10
GIVE_CHEESE: Final = 3 << 10
TAKE_CHEESE: Final = 4 << 10
"""Steps of a share: what changes hands, with the card copy or the amount in the low bits."""


def pack(op: int, a: int = 0, b: int = 0) -> int:
    """A turn menu option."""
    return op << 24 | a << 12 | b


def op_of(option: int) -> int:
    """The operation of a turn menu option."""
    return option >> 24


def first_of(option: int) -> int:
    """The first argument of a turn menu option."""
    return option >> 12 & 0xFFF


def second_of(option: int) -> int:
    """The second argument of a turn menu option."""
    return option & 0xFFF


class Decision:
    """One choice: what kind, which mouse decides (-1: the table together), and the options.

    `about` carries what the choice is about: the rule for USE, the card for KEEP, the number of the `choose` for
    OPTION, and so on; for TURN how many moves there are, which stand after the first option. After them come actions,
    a scurry and blows first, and last what takes no action: shares, equipping, levelling up, free actions of content.
    """

    # `Game.choose` makes one for every choice and fills it: with an `__init__` that would take twice as long

    game: Game
    kind: int
    who: int
    options: list[int]
    about: int

    __slots__ = ("about", "game", "kind", "options", "who")

    @property
    def choices(self) -> list[Choice]:
        """The options as records with names, in the order of `options`; ints are the fast way."""
        return self.game.choices(self)

    def __repr__(self) -> str:
        who = f"mouse {self.who}" if self.who >= 0 else "the table"
        return f"<Decision: {KINDS[self.kind]} of {who}, {len(self.options)} options>"
