"""Move the hourglass by a number of pages, which may be negative.

Example:
    - when: round-end
      do:
        - hourglass: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook import time
from engine.vocabulary.declare import CHANGE, Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    pages = b.number(p["pages"])

    def run(game: Game, ctx: Context) -> None:
        time.move_hourglass(game, pages(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="hourglass",
    doc=__doc__,
    params=(Param("pages", "number", "the number of pages", 1, bounds=CHANGE),),
    build=build,
    short="pages",
    words="the hourglass moves {pages:page|back|forward}",
    causes=("hourglass-moved",),
)
