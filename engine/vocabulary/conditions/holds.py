"""The figure is a mouse that has a search card in its pack or wears it.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { holds: { card: weapon, worn: true } } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import MICE
from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.card_filters import card_filter

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    matches = card_filter(b, p["card"])
    worn = p["worn"]

    def test(game: Game, ctx: Context, figure: int) -> bool:
        if figure >= MICE:
            return False
        held = game.state.worn[figure] if worn else game.state.worn[figure] + game.state.pack[figure]
        return any(matches[game.chapter.copies[copy]] for copy in held)

    return test


CONDITION: Condition = Condition(
    name="holds",
    doc=__doc__,
    params=(
        Param("card", "cards", "the card, or what kind of card"),
        Param("worn", "bool", "whether it must be worn", False),
    ),
    build=build,
    reads=("+items card",),
    short="card",
    figure=True,
    words="[worn?wears|has] {card}",
)
