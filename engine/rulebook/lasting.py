"""Rules granted for a time: until a turn or round ends, a figure's next turn begins, or a tile is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.chapter import MICE
from engine.runtime.ownership import disown, own

if TYPE_CHECKING:
    from engine.records.game import Game

UNTIL_TURN_ENDS: Final = 0
UNTIL_ROUND_ENDS: Final = 1
UNTIL_NEXT_TURN: Final = 2
UNTIL_TILE_LEFT: Final = 3
FOR_GOOD: Final = 4
UNTIL: Final = ("turn-ends", "round-ends", "next-turn", "tile-left", "chapter-ends")


def grant(game: Game, source: int, figure: int, until: int, whose: int) -> None:
    """Give a figure a rule for a time. For UNTIL_NEXT_TURN, `whose` is the figure whose turn ends it (-1: its own)."""
    mark = -1
    if until == UNTIL_NEXT_TURN:
        mark = _first_card(game, whose if whose >= 0 else figure)
    elif until == UNTIL_TILE_LEFT:
        mark = game.face_of(figure)
    own(game, source, 1 << figure)
    entry = (source, figure, until, mark)
    if entry not in game.state.lasting:
        game.state.lasting.append(entry)


def _first_card(game: Game, figure: int) -> int:
    """The card that stands for a figure's turns: for a boss with several cards, always the first."""
    if figure < MICE or game.state.kind[figure] < 0:
        return figure
    return game.chapter.minion_cards[game.state.kind[figure]][0]


def expire(game: Game, until: int, card: int = -1) -> None:
    """Take back rules that last until now; at the end of a round also those that wait for an absent minion type."""
    state, chapter = game.state, game.chapter
    if not state.lasting:
        return
    if until == UNTIL_NEXT_TURN:
        mark = card if card < MICE else chapter.minion_cards[chapter.card_minion[card - MICE]][0]
        _end(game, [one for one in state.lasting if one[2] == until and one[3] == mark])
        return
    _end(game, [one for one in state.lasting if one[2] == until])
    if until == UNTIL_ROUND_ENDS:
        there = [chapter.card_minion[one - MICE] for one in state.track if one >= MICE]
        waiting = [one for one in state.lasting if one[2] == UNTIL_NEXT_TURN and one[3] >= MICE]
        _end(game, [one for one in waiting if chapter.card_minion[one[3] - MICE] not in there])


def tiles_left(game: Game) -> None:
    """Take back the rules that last until their bearer leaves a tile, from figures that have left it."""
    if game.state.lasting:
        lasting = [one for one in game.state.lasting if one[2] == UNTIL_TILE_LEFT]
        _end(game, [one for one in lasting if game.face_of(one[1]) != one[3]])


def forget(game: Game, figure: int) -> None:
    """Take back all granted rules of a figure that is gone for good."""
    if game.state.lasting:
        _end(game, [one for one in game.state.lasting if one[1] == figure])


def _end(game: Game, over: list[tuple[int, int, int, int]]) -> None:
    state = game.state
    for one in over:
        state.lasting.remove(one)
        if not any(other[0] == one[0] and other[1] == one[1] for other in state.lasting):
            disown(game, one[0], 1 << one[1])
