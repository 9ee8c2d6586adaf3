"""The number on a die that is rolled when the number is needed.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: die }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.dice import roll_number
from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    b.require_effects("a die")
    return lambda game, ctx: roll_number(game)


SELECTOR: Selector = Selector(
    name="die",
    doc=__doc__,
    kind="number",
    params=(),
    build=build,
    words="the number on a die",
)
