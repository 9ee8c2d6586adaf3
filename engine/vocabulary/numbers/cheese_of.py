"""The total cheese of some mice.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: { cheese-of: owner } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    who = b.who(p["who"])
    return lambda game, ctx: sum(game.state.cheese[slot] for slot in bits_of(who(game, ctx)) if slot < MICE)


SELECTOR: Selector = Selector(
    name="cheese-of",
    doc=__doc__,
    kind="number",
    params=(Param("who", "who", "the figures"),),
    build=build,
    short="who",
    words="the cheese of {who:the}",
)
