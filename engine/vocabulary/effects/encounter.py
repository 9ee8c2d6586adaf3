"""Draw an encounter card for the rule's room or the owner's face.

Example:
    - when: round-end
      do:
        - encounter
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook import encounters
from engine.vocabulary.declare import FIGHT, Effect
from engine.vocabulary.support.scope import face_here

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    def run(game: Game, ctx: Context) -> None:
        encounters.draw_encounter(game, face_here(game, ctx, b.face))

    return run


EFFECT: Effect = Effect(
    name="encounter",
    doc=__doc__,
    params=(),
    build=build,
    changes=FIGHT,
    words="an encounter card is drawn",
    causes=("encounter-revealed",),
)
