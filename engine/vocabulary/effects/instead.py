"""Stop what the event was about to do: the wound, the surge, the encounter, the minion's turn, the draw.

Example:
    - when: minion-turn
      if: { minion: roach }
      do:
        - instead
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
    b.check_stops()

    def run(game: Game, ctx: Context) -> None:
        ctx.stopped = True

    return run


EFFECT: Effect = Effect(
    name="instead",
    doc=__doc__,
    params=(),
    build=build,
    changes=("event",),
    words="what was about to happen does not happen",
)
