"""One of some spaces, at random.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { random: anywhere } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.dice import below
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    b.require_effects("a random choice")
    start = b.where(p["from"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        found = start(game, ctx)
        return [found[below(game.state, len(found))]] if found else []

    return spaces


SELECTOR: Selector = Selector(
    name="random",
    doc=__doc__,
    kind="where",
    params=(Param("from", "where", "the spaces to draw from"),),
    build=build,
    short="from",
    words="one space drawn by lot ({from})",
)
