"""On an event card: the other rules of the card apply to everyone until `leave-play`.

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

from engine.runtime.ownership import EVERYONE, own
from engine.vocabulary.declare import Effect

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    b.only_on_event_cards("stay-in-play")

    def run(game: Game, ctx: Context) -> None:
        if ctx.rule is not None:
            own(game, ctx.rule.source, EVERYONE)

    return run


EFFECT: Effect = Effect(
    name="stay-in-play",
    doc=__doc__,
    params=(),
    build=build,
    changes=("rules",),
    words="this card stays in play",
)
