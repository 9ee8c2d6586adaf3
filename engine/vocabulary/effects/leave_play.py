"""The rules of an event card that stayed in play no longer apply.

Example:
    - do:
        - stay-in-play
    - when: surge
      do:
        - leave-play
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.runtime.ownership import EVERYONE, disown
from engine.vocabulary.declare import Effect

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    b.only_on_event_cards("leave-play")

    def run(game: Game, ctx: Context) -> None:
        if ctx.rule is not None:
            disown(game, ctx.rule.source, EVERYONE)

    return run


EFFECT: Effect = Effect(
    name="leave-play",
    doc=__doc__,
    params=(),
    build=build,
    changes=("rules",),
    words="this card leaves play",
)
