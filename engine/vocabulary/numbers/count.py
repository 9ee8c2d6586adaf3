"""How many figures a selector finds.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: { count: all-minions } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    who = b.who(p["who"])
    return lambda game, ctx: who(game, ctx).bit_count()


SELECTOR: Selector = Selector(
    name="count",
    doc=__doc__,
    kind="number",
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    words="the number of {who:all}",
)
