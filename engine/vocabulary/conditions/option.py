"""The chapter is played with a certain value of a rule option.

Example:
    - when: round-end
      if: { option: { name: grape-bait, is: adjacent } }
      do:
        - wheel: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.options import RULE_OPTIONS
from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder

WORDED = {name: values for name, values in RULE_OPTIONS.items() if values}
"""The options whose values are words."""
VALUES = tuple(sorted({value for values in WORDED.values() for value in values}))


def build(b: Builder, p: dict[str, Any]) -> Test:
    if p["is"] not in WORDED[p["name"]]:
        raise b.unknown(list(WORDED[p["name"]]), p["is"], "value")
    holds = b.chapter.options.named[p["name"]] == p["is"]
    return lambda game, ctx: holds


CONDITION: Condition = Condition(
    name="option",
    doc=__doc__,
    params=(
        Param("name", "choice", "the rule option", choices=tuple(WORDED)),
        Param("is", "choice", "its value", choices=VALUES),
    ),
    build=build,
    words="the option {name} is {is}",
)
