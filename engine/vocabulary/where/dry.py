"""Some spaces without the water spaces among them.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { dry: anywhere } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import WATER
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    start = b.where(p["of"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        kind = game.chapter.board.space_kind
        return [space for space in start(game, ctx) if kind[space] != WATER]

    return spaces


SELECTOR: Selector = Selector(
    name="dry",
    doc=__doc__,
    kind="where",
    params=(Param("of", "where", "the spaces"),),
    build=build,
    short="of",
    words="{of} that is not water",
)
