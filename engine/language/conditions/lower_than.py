"""The figure asked about: its card is lower on the initiative track than that of another figure.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { lower-than: owner } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.build import subject
from engine.language.declare import Condition, Param
from engine.rulebook.figures import slots_of
from engine.rulebook.initiative import rank
from engine.rulebook.values import card_of

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Test


def build(b: Builder, p: dict[str, Any]) -> Test:
    who = b.who(p["who"])

    def test(game: Game, ctx: Context) -> bool:
        others = slots_of(who(game, ctx))
        mine = rank(game, card_of(game, subject(ctx)))
        return bool(others) and mine > min(rank(game, card_of(game, slot)) for slot in others)

    return test


CONDITION = Condition(
    name="lower-than",
    doc=__doc__,
    params=(
        Param("who", "who", "the other figure"),
    ),
    build=build,
    short="who",
)
