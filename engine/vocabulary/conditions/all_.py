"""All conditions of a list hold.

Example:
    - when: round-end
      if: { all: [{ page: 2 }, { counter: { name: steps, at-least: 1 } }] }
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
    return b.need(b.conditions(p["of"]))


CONDITION: Condition = Condition(
    name="all",
    doc=__doc__,
    params=(Param("of", "conditions", "the list of conditions"),),
    build=build,
    short="of",
    words="{of}",
)
