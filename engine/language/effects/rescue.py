"""Rescue captured mice.

Example:
    - when: round-end
      do:
        - rescue: captured-mice
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.bits import bits_of
from engine.language.declare import Effect, Param
from engine.rulebook import capture

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    who = b.who(p["who"])

    def run(game: Game, ctx: Context) -> None:
        for slot in bits_of(who(game, ctx) & game.state.captured):
            if not game.state.outcome:
                capture.rescue(game, slot)

    return run


EFFECT: Effect = Effect(
    name="rescue",
    doc=__doc__,
    params=(
        Param("who", "who", "which mice", "owner"),
    ),
    build=build,
    short="who",
    words="{who} is rescued",
    causes=("mouse-rescued",),
    runs_out=True,
)
