"""The chapter is won.

Example:
    - when: round-end
      do:
        - win: the candle is out
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Effect, Param
from engine.language.text import in_english
from engine.state import WON

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Run


def build(b: Builder, p: dict[str, Any]) -> Run:
    reason = in_english(p["reason"])

    def run(game: Game, ctx: Context) -> None:
        game.finish(WON, reason)

    return run


EFFECT: Effect = Effect(
    name="win",
    doc=__doc__,
    params=(
        Param("reason", "text", "why, in a word or two", "win by a rule"),
    ),
    build=build,
    short="reason",
    words="the chapter is won",
)
