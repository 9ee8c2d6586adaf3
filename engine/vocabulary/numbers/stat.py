"""The battle, defence, lore or move value of a mouse: the first one that the selector finds.

Example:
    - when: battle-action
      do:
        - attack: { who: { those: { from: minions-on-tile, choose: 1 } }, dice: { stat: lore } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.records.chapter import MICE, STATS
from engine.rulebook.values import mouse_value
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    stat = STATS.index(p["stat"])
    who = b.who(p["of"])

    def number(game: Game, ctx: Context) -> int:
        found = bits_of(who(game, ctx))
        return mouse_value(game, found[0], stat) if found and found[0] < MICE else 0

    return number


SELECTOR: Selector = Selector(
    name="stat",
    doc=__doc__,
    kind="number",
    params=(
        Param("stat", "choice", "which value", choices=("battle", "defence", "lore", "move")),
        Param("of", "who", "the mouse", "owner"),
    ),
    build=build,
    short="stat",
    words="the {stat} value of {of}",
)
