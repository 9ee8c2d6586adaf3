"""In an `encounter-revealed` rule: for the current page, the encounter card brings minions of a type or tag.

Example:
    - when: encounter-revealed
      if: { brings: roach }
      do:
        - leave-out: roach
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook.encounters import line_of
from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    types = b.minion_types(p["minion"])

    def test(game: Game, ctx: Context) -> bool:
        return ctx.card >= 0 and any(types >> troop[0] & 1 for troop in line_of(game, ctx.card))

    return test


CONDITION: Condition = Condition(
    name="brings",
    doc=__doc__,
    params=(Param("minion", "minion", "the type or tag"),),
    build=build,
    short="minion",
    within=("encounter-revealed",),
    words="the encounter brings any {minion}",
)
