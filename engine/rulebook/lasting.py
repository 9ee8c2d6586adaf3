"""Standing rules granted for a time: until the turn or round ends, or the grantee's next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.language.dispatch import disown, own

if TYPE_CHECKING:
    from engine.game import Game

UNTIL_TURN_ENDS: Final = 0
UNTIL_ROUND_ENDS: Final = 1
UNTIL_NEXT_TURN: Final = 2
UNTIL_TILE_LEFT: Final = 3
FOR_GOOD: Final = 4
UNTIL: Final = ("turn-ends", "round-ends", "next-turn", "tile-left", "chapter-ends")


def grant(game: Game, source: int, figure: int, until: int, whose: int) -> None:
    """Give a figure a standing rule for a time; `whose` next turn ends it where that is the measure."""
    own(game, source, 1 << figure)
    entry = (source, figure, until, whose)
    if entry not in game.state.lasting:
        game.state.lasting.append(entry)


def expire(game: Game, until: int, whose: int = -1) -> None:
    """Take back what lasted until now."""
    state = game.state
    if not state.lasting:
        return
    over = [one for one in state.lasting if one[2] == until and (whose < 0 or one[3] == whose)]
    for one in over:
        state.lasting.remove(one)
        if not any(other[0] == one[0] and other[1] == one[1] for other in state.lasting):
            disown(game, one[0], 1 << one[1])


def forget(game: Game, figure: int) -> None:
    """A figure is gone for good: what was granted to it goes with it."""
    state = game.state
    for one in [one for one in state.lasting if one[1] == figure]:
        state.lasting.remove(one)
        disown(game, one[0], 1 << figure)
