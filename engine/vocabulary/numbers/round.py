"""The number of the round.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: round }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    return lambda game, ctx: game.state.round


SELECTOR: Selector = Selector(
    name="round",
    doc=__doc__,
    kind="number",
    params=(),
    build=build,
    words="the number of the round",
)
