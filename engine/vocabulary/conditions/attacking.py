"""The figure is the attacker of the current attack.

Example:
    - if: { attacking: true }
      modify: { cheese-symbols: { times: 2 } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import IN_ATTACK, Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    wanted = p["is"]
    return lambda game, ctx, figure: (ctx.attack is not None and ctx.attack.attacker == figure) is wanted


CONDITION: Condition = Condition(
    name="attacking",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it is not the attacker", True),),
    build=build,
    short="is",
    figure=True,
    within=IN_ATTACK,
    words="is [is?|not ]the attacker",
)
