"""One number if conditions hold, otherwise another.

Example:
    - when: free-action
      cost: { if: { owner: healer }, then: 1, else: 2 }
      do:
        - heal: { who: mice-here, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import ANY, Param, Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    test = b.need(b.conditions(p["if"]))
    one, two = b.fixed(p["then"]), b.fixed(p["else"])
    if one is not None and two is not None:
        return lambda game, ctx: one if test(game, ctx) else two
    yes, no = b.number(p["then"]), b.number(p["else"])
    return lambda game, ctx: yes(game, ctx) if test(game, ctx) else no(game, ctx)


SELECTOR: Selector = Selector(
    name="if",
    doc=__doc__,
    kind="number",
    params=(
        Param("if", "conditions", "the conditions"),
        Param("then", "number", "the number when they hold", bounds=ANY),
        Param("else", "number", "the number when they do not", 0, bounds=ANY),
    ),
    build=build,
    short="if",
    words="{then} if {if}, else {else}",
)
