"""The conditions of a map do not all hold.

Example:
    - when: round-end
      if: { not: { achieved: brave } }
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
    b.notes.negated = not b.notes.negated
    test = b.need(b.conditions(p["of"]))
    b.notes.negated = not b.notes.negated
    return lambda game, ctx: not test(game, ctx)


CONDITION: Condition = Condition(
    name="not",
    doc=__doc__,
    params=(Param("of", "conditions", "the conditions"),),
    build=build,
    short="of",
    words="it is not so that {of}",
)
