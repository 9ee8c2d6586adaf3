"""The figure is under a status.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { status: stunned } }
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
    bit = 1 << b.lookup(b.chapter.status_ids, p["status"], "status")
    return lambda game, ctx, figure: game.state.status[figure] & bit != 0


CONDITION: Condition = Condition(
    name="status",
    doc=__doc__,
    params=(Param("status", "status", "the status"),),
    build=build,
    reads=("+statuses status",),
    short="status",
    figure=True,
    words="is {status}",
)
