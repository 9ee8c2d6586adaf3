"""Winning and losing (END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.state import LOST, WON

if TYPE_CHECKING:
    from engine.records.game import Game


def check(game: Game) -> None:
    """End the game if the chapter is won or lost; called after every step (END-1)."""
    if not game.figures_moved:
        return  # no figure has moved since the last check
    if game.checker is not None:
        game.checker(game)
    state, chapter = game.state, game.chapter
    if state.outcome:
        return
    game.figures_moved = game.checker is not None or not chapter.ends_by_place  # a checker looks at every step
    ctx = game.no_event
    for ending in chapter.victories:
        if (ending.face < 0 or state.mice_on[ending.face]) and ending.test(game, ctx):
            game.hit(ending.line)
            game.finish(WON, ending.ident)
            return
    for ending in chapter.defeats:
        if ending.test(game, ctx):
            game.hit(ending.line)
            game.finish(LOST, ending.ident)
            return
