"""At least one condition of a list holds.

Example:
    - when: round-end
      if: { any: [{ page: 2 }, { achieved: brave }] }
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
    tests = [b.need(b.conditions(part)) for part in b.parts(p["of"])]
    return lambda game, ctx: any(test(game, ctx) for test in tests)


CONDITION: Condition = Condition(
    name="any",
    doc=__doc__,
    params=(Param("of", "conditions", "the list of conditions"),),
    build=build,
    short="of",
    words="{of}",
)
