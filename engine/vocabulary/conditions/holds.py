"""The figure has a search card: a mouse in its pack or worn, a minion among those it has taken.

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
from engine.vocabulary.support.things import cards_value

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    cards = cards_value(b, p["card"])
    worn = p["worn"]

    def test(game: Game, ctx: Context, figure: int) -> bool:
        state, matches = game.state, cards(game, ctx)
        if figure >= MICE:
            held = [] if worn else [copy for copy, of in zip(state.loot, state.loot_of, strict=True) if of == figure]
        else:
            held = state.worn[figure] if worn else state.worn[figure] + state.pack[figure]
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
