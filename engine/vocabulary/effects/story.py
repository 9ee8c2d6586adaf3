"""Show a story text.

Example:
    - when: round-end
      do:
        - story: A draught blows out the candle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.text import in_english

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    words = in_english(p["text"])

    def run(game: Game, ctx: Context) -> None:
        game.note("story", "CH-1", text=words)

    return run


EFFECT: Effect = Effect(
    name="story",
    doc=__doc__,
    params=(Param("text", "text", "the text"),),
    build=build,
    changes=(),
    short="text",
    words="read: {text}",
)
