"""The figure is a mouse of a class.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { class: warrior } }
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
    mask = 1 << b.lookup(b.chapter.classes, p["class"], "class")
    classes = b.chapter.hero_classes
    return lambda game, ctx, figure: figure < MICE and classes[game.state.party[figure]] & mask != 0


CONDITION: Condition = Condition(
    name="class",
    doc=__doc__,
    params=(Param("class", "class", "the class"),),
    build=build,
    short="class",
    figure=True,
    words="is a {class}",
)
