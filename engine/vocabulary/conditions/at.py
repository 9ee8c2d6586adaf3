"""The figure stands on one of some spaces.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { at: { adjacent-to: owner } } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import FigureTest
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    if b.names_spaces(p["at"]):
        named = frozenset(b.spaces(p["at"]))
        b.notes.stand(named)
        return lambda game, ctx, figure: game.state.pos[figure] in named
    spaces = b.where(p["at"])
    return lambda game, ctx, figure: game.state.pos[figure] in spaces(game, ctx)


CONDITION: Condition = Condition(
    name="at",
    doc=__doc__,
    params=(Param("at", "where", "the spaces"),),
    build=build,
    short="at",
    figure=True,
    words="stands on {at}",
)
