"""On an event card: its other rules stay in force for everyone until `leave-play`.

Example:
    - do:
        - stay-in-play
    - when: round-end
      do:
        - wheel: 1
        - leave-play
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Effect
from engine.language.dispatch import EVERYONE, own

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    def run(game: Game, ctx: Context) -> None:
        if ctx.rule is not None:
            own(game, ctx.rule.source, EVERYONE)

    return run


EFFECT: Effect = Effect(
    name="stay-in-play",
    doc=__doc__,
    params=(),
    build=build,
    words="this card stays in play",
)
