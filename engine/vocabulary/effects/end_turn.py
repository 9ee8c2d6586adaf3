"""End the current turn at once.

Example:
    - when: wounded
      if: { victim: mouse }
      do:
        - end-turn
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    def run(game: Game, ctx: Context) -> None:
        game.state.turn_over = True

    return run


EFFECT: Effect = Effect(
    name="end-turn",
    doc=__doc__,
    params=(),
    build=build,
    changes=("turn",),
    words="the turn ends",
)
