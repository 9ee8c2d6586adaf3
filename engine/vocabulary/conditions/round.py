"""The number of the round has a value.

Example:
    - when: round-end
      if: { round: 2 }
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
    return compared(b, p, lambda game, ctx: game.state.round, 1)


CONDITION: Condition = Condition(
    name="round",
    doc=__doc__,
    params=(
        Param("at-least", "number", "at least", None, bounds=ANY),
        Param("at-most", "number", "at most", None, bounds=ANY),
        Param("is", "number", "exactly", None, bounds=ANY),
    ),
    build=build,
    short="at-least",
    words="the number of the round "
    "[is exactly {is}][is at least {at-least}[ and at most {at-most}]|[is at most {at-most}]]",
)
