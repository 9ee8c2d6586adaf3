"""The cheese that was paid for this rule.

Example:
    - when: free-action
      cost: { from: 1, to: 3 }
      do:
        - heal: { who: owner, amount: paid }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    return lambda game, ctx: ctx.paid


SELECTOR: Selector = Selector(
    name="paid",
    doc=__doc__,
    kind="number",
    params=(),
    build=build,
    words="the cheese paid",
)
