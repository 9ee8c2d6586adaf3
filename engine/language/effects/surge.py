"""A surge happens now.

Example:
    - when: round-end
      do:
        - surge
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.anchor import face_here
from engine.language.declare import Effect
from engine.rulebook import surge

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    def run(game: Game, ctx: Context) -> None:
        if not game.in_surge:
            surge.surge(game, face_here(game, ctx, b.face))

    return run


EFFECT: Effect = Effect(
    name="surge",
    doc=__doc__,
    params=(),
    build=build,
    words="a surge happens",
    causes=("surge", "surge-ended", "hourglass-moved"),
)
