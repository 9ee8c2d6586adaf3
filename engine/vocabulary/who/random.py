"""Some of the figures of a selector, drawn by lot: one, or as many as `count` says.

Example:
    - when: round-end
      do:
        - wound: { who: { random: all-minions }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import AMOUNT, Param, Selector
from engine.vocabulary.support.lots import draw_lots

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    b.require_effects("a random choice")
    among, count = b.who(p["of"]), b.number(p["count"])
    return lambda game, ctx: draw_lots(game, among(game, ctx), count(game, ctx))


SELECTOR: Selector = Selector(
    name="random",
    doc=__doc__,
    kind="who",
    params=(
        Param("of", "who", "the figures to draw from"),
        Param("count", "number", "how many are drawn", 1, bounds=AMOUNT),
    ),
    build=build,
    short="of",
    words="[count!{count} of {of:the} drawn by lot|one of {of:the} drawn by lot]",
)
