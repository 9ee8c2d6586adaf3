"""A hero is in the party.

Example:
    - when: round-end
      if: { in-party: pip }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    hero = b.lookup(b.chapter.hero_ids, p["hero"], "hero")
    return lambda game, ctx: hero in game.state.party


CONDITION: Condition = Condition(
    name="in-party",
    doc=__doc__,
    params=(Param("hero", "hero", "the hero"),),
    build=build,
    reads=("+party hero",),
    short="hero",
    words="{hero} is in the party",
)
