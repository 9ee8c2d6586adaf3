"""The figure asked about: its card is the highest on the initiative track.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { first-on-track: true } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.build import subject
from engine.language.declare import Condition, Param
from engine.rulebook.initiative import rank
from engine.rulebook.values import card_of

if TYPE_CHECKING:
    from engine.language.build import Builder
    from engine.language.declare import Test


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted = p["is"]
    return lambda game, ctx: (rank(game, card_of(game, subject(ctx))) == 0) == wanted


CONDITION = Condition(
    name="first-on-track",
    doc=__doc__,
    params=(
        Param("is", "bool", "whether it is", True),
    ),
    build=build,
    short="is",
)
