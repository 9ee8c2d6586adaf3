"""A number has a value.

Example:
    - when: round-end
      if: { compare: { number: { count: all-minions }, at-most: 2 } }
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import ANY, Condition, Param
from engine.vocabulary.support.compare import compared

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    return compared(b, p, b.number(p["number"]), 1)


CONDITION: Condition = Condition(
    name="compare",
    doc=__doc__,
    params=(
        Param("number", "number", "the number", bounds=ANY),
        Param("at-least", "number", "at least", None, bounds=ANY),
        Param("at-most", "number", "at most", None, bounds=ANY),
        Param("is", "number", "exactly", None, bounds=ANY),
    ),
    build=build,
    words="{number} [is exactly {is}][is at least {at-least}[ and at most {at-most}]|[is at most {at-most}]]",
)
