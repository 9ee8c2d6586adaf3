"""Of some mice, the one lowest on the initiative track.

Example:
    - when: round-end
      do:
        - cheese: { who: lowest-mouse, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    among = b.who(p["of"])

    def mask(game: Game, ctx: Context) -> int:
        found = among(game, ctx)
        for card in reversed(game.state.track):
            if card < MICE and found >> card & 1:
                return 1 << card
        return 0

    return mask


SELECTOR: Selector = Selector(
    name="lowest-mouse",
    doc=__doc__,
    kind="who",
    params=(Param("of", "who", "the mice", "all-mice"),),
    build=build,
    short="of",
    words="the mouse lowest on the initiative track of {of:the}",
)
