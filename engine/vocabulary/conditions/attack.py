"""The current attack is melee or ranged, is of a type, or is made with a certain weapon.

Example:
    - when: attack-declared
      if: { attacker: owner, attack: ranged }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import IN_ATTACK, Condition, Param
from engine.vocabulary.support.card_filters import card_filter

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted, kind = p["is"], p["type"]
    weapons = card_filter(b, p["weapon"]) if p["weapon"] is not None else None

    def test(game: Game, ctx: Context) -> bool:
        attack = ctx.attack
        if attack is None:
            return False
        if wanted is not None and attack.ranged != (wanted == "ranged"):
            return False
        if weapons is not None and (attack.weapon < 0 or not weapons[attack.weapon]):
            return False
        return kind is None or attack.type == kind

    return test


CONDITION: Condition = Condition(
    name="attack",
    doc=__doc__,
    params=(
        Param("is", "choice", "melee or ranged", None, choices=("melee", "ranged")),
        Param("type", "choice", "the attack type of the weapon", None, choices=("sharp", "blunt", "magic", "fire")),
        Param("weapon", "cards", "the weapon, or what kind of weapon", None),
    ),
    build=build,
    short="is",
    within=IN_ATTACK,
    words="the attack is[ {is}][ {type}][ made with {weapon}]",
)
