"""A mouse could attack the figure now, by the rules of battle, with a weapon it has equipped.

Example:
    - when: attack-ended
      if: { target: owner, attacker: { in-reach: { attack: melee } } }
      may: true
      do:
        - attack: { who: attacker, by: owner, range: melee }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.vocabulary.declare import Condition, Param
from engine.vocabulary.support.card_filters import card_filter
from engine.vocabulary.support.rule_attacks import weapons_for

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import FigureTest
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> FigureTest:
    of, reach = b.who(p["of"]), p["attack"]
    weapons = card_filter(b, p["weapon"]) if p["weapon"] is not None else None

    def test(game: Game, ctx: Context, figure: int) -> bool:
        if figure < MICE or game.state.pos[figure] < 0:
            return False
        mice = [slot for slot in bits_of(of(game, ctx)) if slot < MICE and game.state.pos[slot] >= 0]
        return any(weapons_for(game, mouse, figure, reach, weapons) for mouse in mice)

    return test


CONDITION: Condition = Condition(
    name="in-reach",
    doc=__doc__,
    params=(
        Param("of", "who", "the mouse that would attack", "owner"),
        Param("attack", "choice", "only with weapons for melee or ranged attacks", None, choices=("melee", "ranged")),
        Param("weapon", "cards", "only with this kind of weapon", None),
    ),
    build=build,
    short="of",
    figure=True,
    words="can be attacked by {of:any}[ with a {attack} weapon][ with {weapon}]",
)
