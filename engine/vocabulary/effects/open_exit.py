"""Open a closed exit of a face.

Example:
    - when: chapter-start
      do:
        - open-exit: { face: guard-room, edge: E }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.board_effects import exit_bits

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    bits = exit_bits(b, p["face"], p["edge"])

    def run(game: Game, ctx: Context) -> None:
        game.state.closed_exits &= ~bits

    return run


EFFECT: Effect = Effect(
    name="open-exit",
    doc=__doc__,
    params=(
        Param("face", "face", "the face"),
        Param("edge", "choice", "the edge of the exit", choices=("N", "E", "S", "W")),
    ),
    build=build,
    changes=("+exits face",),
    words="the {edge} exit of {face} is open",
)
