"""The mouse whose turn it is rolls for a move again and may move once more.

Example:
    - when: free-action
      limit: turn
      do:
        - extra-move
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook import movement
from engine.vocabulary.declare import Effect

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    def run(game: Game, ctx: Context) -> None:
        current = game.state.current
        if 0 <= current < game.state.mice and game.state.pos[current] >= 0:
            movement.roll_move(game, current)

    return run


EFFECT: Effect = Effect(
    name="extra-move",
    doc=__doc__,
    params=(),
    build=build,
    changes=("turn",),
    words="the mouse whose turn it is rolls and may move again",
    causes=("move-rolled",),
)
