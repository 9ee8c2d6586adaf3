"""Lose the chapter.

Example:
    - when: round-end
      do:
        - lose: the candle is out
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.state import LOST
from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.text import in_english

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    reason = in_english(p["reason"])

    def run(game: Game, ctx: Context) -> None:
        game.finish(LOST, reason)

    return run


EFFECT: Effect = Effect(
    name="lose",
    doc=__doc__,
    params=(Param("reason", "text", "the reason, in a few words", "lose by a rule"),),
    build=build,
    changes=("outcome",),
    short="reason",
    words="the chapter is lost",
)
