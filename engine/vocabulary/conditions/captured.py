"""A hero's mouse is captured.

Example:
    - when: round-end
      if: { captured: pip }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    hero = b.lookup(b.chapter.hero_ids, p["hero"], "hero")

    def test(game: Game, ctx: Context) -> bool:
        state = game.state
        return any(state.party[m] == hero and state.captured >> m & 1 for m in range(state.mice))

    return test


CONDITION: Condition = Condition(
    name="captured",
    doc=__doc__,
    params=(Param("hero", "hero", "the hero"),),
    build=build,
    short="hero",
    words="{hero} is captured",
)
