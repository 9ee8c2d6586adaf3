"""The figure is the mouse of a hero.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { hero: pip } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    hero = b.lookup(b.chapter.hero_ids, p["hero"], "hero")
    return lambda game, ctx, figure: figure < MICE and game.state.party[figure] == hero


CONDITION: Condition = Condition(
    name="hero",
    doc=__doc__,
    params=(Param("hero", "hero", "the hero"),),
    build=build,
    short="hero",
    figure=True,
    words="is {hero}",
)
