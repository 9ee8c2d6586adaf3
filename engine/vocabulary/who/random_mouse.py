"""A mouse drawn by lot.

Example:
    - when: round-end
      do:
        - wound: { who: random-mouse, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.records.chapter import MICE
from engine.vocabulary.declare import Param, Selector
from engine.vocabulary.support.lots import draw_lots

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


ONLY_MICE: Final = (1 << MICE) - 1


def build(b: Builder, p: dict[str, Any]) -> Number:
    b.require_effects("a random choice")
    among = b.who(p["of"])
    return lambda game, ctx: draw_lots(game, among(game, ctx) & ONLY_MICE, 1)


SELECTOR: Selector = Selector(
    name="random-mouse",
    doc=__doc__,
    kind="who",
    params=(Param("of", "who", "the mice to draw from", "all-mice"),),
    build=build,
    short="of",
    words="a mouse drawn by lot from {of:the}",
)
