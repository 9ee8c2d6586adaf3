"""The minions of a type or tag on the board.

Example:
    - when: round-end
      do:
        - knock-down: { who: { minions: roach } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Number
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    types = b.minion_types(p["minion"])

    def mask(game: Game, ctx: Context) -> int:
        kind = game.state.kind
        return sum(1 << slot for slot in bits_of(game.state.minions) if types >> kind[slot] & 1)

    return mask


SELECTOR: Selector = Selector(
    name="minions",
    doc=__doc__,
    kind="who",
    params=(Param("minion", "minion", "the type or tag"),),
    build=build,
    short="minion",
    words="every {minion}",
)
