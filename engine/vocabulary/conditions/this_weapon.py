"""The current attack is made with the card that this rule is on.

Example:
    - when: attack-declared
      if: { attacker: owner, this-weapon: true }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import IN_ATTACK, Condition, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Test
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    wanted = bool(p["is"])

    def test(game: Game, ctx: Context) -> bool:
        if ctx.attack is None or ctx.rule is None or ctx.attack.weapon < 0:
            return not wanted
        return (game.chapter.search_source[ctx.attack.weapon] == ctx.rule.source) == wanted

    return test


CONDITION: Condition = Condition(
    name="this-weapon",
    doc=__doc__,
    params=(Param("is", "bool", "`false`: it is not", True),),
    build=build,
    short="is",
    within=IN_ATTACK,
    words="the attack is [is?|not ]made with this card",
)
