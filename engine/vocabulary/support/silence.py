"""Hearing effects that found nobody or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game


def heard(run: Run, effect: int) -> Run:
    """An effect that is counted and noted in the trace whenever it finds nobody or nothing."""

    def run_and_hear(game: Game, ctx: Context) -> None:
        if run(game, ctx) is False and not game.state.outcome:
            game.found_nothing(effect)

    return run_and_hear
