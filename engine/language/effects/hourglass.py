"""Move the hourglass.

Example:
    - when: round-end
      do:
        - hourglass: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Effect, Param
from engine.rulebook import time

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    pages = b.number(p["pages"])

    def run(game: Game, ctx: Context) -> None:
        time.move_hourglass(game, pages(game, ctx))

    return run


EFFECT: Effect = Effect(
    name="hourglass",
    doc=__doc__,
    params=(
        Param("pages", "number", "how many pages", 1),
    ),
    build=build,
    short="pages",
    words="the hourglass moves {pages:page|back|forward}",
    causes=("hourglass-moved",),
)
