"""The action die (DIE-1) and all chance of a game.

A roll is one int: six fields of five bits, one per face, each counting how often that face came up. Counting symbols
is then a table look-up and two rolls add with `+`.

What is drawn for is a *stream*: dice (with coins and lots), a deck that is shuffled, initiative. All streams draw from
`State.rng`, except in games that measure what each of them decides: there `State.streams` holds a generator for each.

The generator is a multiply-with-carry one (multiplier 698769069, base 2**32): exactly specified, the same on every
machine, and its state fits in 62 bits, so that it stays fast when compiled (`i64` says so to the compiler, and nothing
to Python). Its state lives in `State.rng`; nothing but dice, shuffles and coin flips advances it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.errors import OutOfDice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from engine.records.game import Game
    from engine.records.state import State

CHEESE: Final = 0
SWORD_STAR: Final = 1
SWORD_SHIELD: Final = 2
SWORD_SHIELD_STAR: Final = 3
BOW: Final = 4
BOW_STAR: Final = 5

FACE_NAMES: Final = ("cheese", "sword-star", "sword-shield", "sword-shield-star", "bow", "bow-star")
FACE_NUMBER: Final = [1, 2, 3, 3, 2, 1]
FACE_BITS: Final = 5
FACE_ONE: Final = [1 << (FACE_BITS * face) for face in range(6)]
FACE_MASK: Final = 31
TWO_FACES: Final = 1023
SUM_OF_TWO: Final = [(fields & FACE_MASK) + (fields >> FACE_BITS) for fields in range(TWO_FACES + 1)]
"""How often two faces came up that stand side by side in a roll."""

DICE: Final = 0
SEARCH_DECK: Final = 1
ENCOUNTER_DECK: Final = 2
INITIATIVE: Final = 3
STREAMS: Final = ("dice", "search deck", "encounter deck", "initiative")
"""What chance decides in a game, by its number."""

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF
MAX_DICE: Final = 31
"""A face count has five bits; no rule of the game rolls as many dice."""


def seeded(seed: int, stream: int = 0) -> int:
    """The generator's first state for a seed; `stream` keeps bots and dice apart. (splitmix64)"""
    z = (seed * 0x9E3779B97F4A7C15 + stream * 0xD1B54A32D192ED03 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    carry = 1 + (z >> 32) % (MULTIPLIER - 2)
    return (carry << 32) | (z & LOW)


def advance(x: int) -> int:
    """The next state of the generator."""
    y: i64 = x
    return MULTIPLIER * (y & LOW) + (y >> 32)


def drawn(x: int, sides: int) -> int:
    """A number 0..sides-1 out of a generator state."""
    return (((x ^ (x >> 32)) & LOW) * sides) >> 32


def below(state: State, sides: int, stream: int = DICE) -> int:
    """A number 0..sides-1 from the game's generator."""
    x = advance(_generator(state, stream))
    _keep(state, stream, x)
    return drawn(x, sides)


def _generator(state: State, stream: int) -> int:
    """The generator of a stream; that of the dice is always the game's."""
    return state.streams[stream] if stream and state.streams else state.rng


def _keep(state: State, stream: int, x: int) -> None:
    if stream and state.streams:
        state.streams[stream] = x
    else:
        state.rng = x


def roll(game: Game, count: int) -> int:
    """Roll `count` action dice (DIE-1)."""
    if game.script is not None:
        return _scripted(game.script, count)
    state = game.state
    x: i64 = state.rng
    low: i64 = x & LOW
    carry: i64 = x >> 32
    total = 0
    left = count if count < MAX_DICE else MAX_DICE
    while left > 0:
        x = MULTIPLIER * low + carry
        low = x & LOW
        carry = x >> 32
        total += FACE_ONE[((low ^ carry) * 6) >> 32]
        left -= 1
    state.rng = x
    return total


def roll_number(game: Game) -> int:
    """Roll one die for its movement number; the face is kept in `game.last_face`."""
    if game.script is not None:
        face = faces_of(_scripted(game.script, 1))[0]
    else:
        state = game.state
        x: i64 = state.rng
        x = MULTIPLIER * (x & LOW) + (x >> 32)
        state.rng = x
        face = (((x & LOW) ^ (x >> 32)) * 6) >> 32
    game.last_face = face
    return FACE_NUMBER[face]


def _scripted(script: list[int], count: int) -> int:
    if len(script) < count:
        raise OutOfDice(f"the script holds {len(script)} more dice, {count} were rolled")
    total = 0
    for _ in range(count):
        total += FACE_ONE[script.pop(0)]
    return total


def coin(game: Game) -> bool:
    """Flip a coin. A scripted game takes it from the next die: a star is heads."""
    if game.script is not None:
        return stars(_scripted(game.script, 1)) > 0
    return below(game.state, 2) == 1


def shuffle(state: State, items: list[int], stream: int = DICE) -> None:
    """Shuffle in place (Fisher-Yates from the end)."""
    x: i64 = _generator(state, stream)
    low: i64 = x & LOW
    carry: i64 = x >> 32
    for i in range(len(items) - 1, 0, -1):
        x = MULTIPLIER * low + carry
        low = x & LOW
        carry = x >> 32
        j = ((low ^ carry) * (i + 1)) >> 32
        items[i], items[j] = items[j], items[i]
    _keep(state, stream, x)


def count_of(rolled: int, face: int) -> int:
    """How often a face came up."""
    return (rolled >> (FACE_BITS * face)) & FACE_MASK


def cheeses(rolled: int) -> int:
    """Cheese symbols of a roll."""
    return rolled & FACE_MASK


def swords(rolled: int) -> int:
    """Sword and sword/shield symbols: melee hits (BATTLE-2)."""
    return ((rolled >> 5) & FACE_MASK) + SUM_OF_TWO[(rolled >> 10) & TWO_FACES]


def shields(rolled: int) -> int:
    """Sword/shield symbols: blocks (BATTLE-4)."""
    return SUM_OF_TWO[(rolled >> 10) & TWO_FACES]


def bows(rolled: int) -> int:
    """Bow symbols: ranged hits (BATTLE-3)."""
    return SUM_OF_TWO[rolled >> 20]


def stars(rolled: int) -> int:
    """Star symbols: successes."""
    return ((rolled >> 5) & FACE_MASK) + ((rolled >> 15) & FACE_MASK) + ((rolled >> 25) & FACE_MASK)


def dice_in(rolled: int) -> int:
    """How many dice a roll has."""
    return sum(count_of(rolled, face) for face in range(6))


def faces_of(rolled: int) -> list[int]:
    """The faces of a roll, in face order."""
    return [face for face in range(6) for _ in range(count_of(rolled, face))]


def describe(rolled: int) -> str:
    """A roll in words, for traces."""
    return " ".join(FACE_NAMES[face] for face in faces_of(rolled)) or "no dice"


def reroll(game: Game, rolled: int, faces: list[int], most: int) -> int:
    """Roll again up to `most` of the dice that show certain faces."""
    left = most
    kept = rolled
    again = 0
    for face in faces:
        count = min(count_of(rolled, face), left)
        kept -= count * FACE_ONE[face]
        left -= count
        again += count
    return kept + roll(game, again) if again else rolled
