"""Those of some spaces that have room for one more small figure or, with `empty`, hold no figure.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { free: { adjacent-to: owner } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.rulebook.figures import has_room
from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    start = b.where(p["of"])

    def roomy(game: Game, ctx: Context) -> list[int]:
        return [space for space in start(game, ctx) if has_room(game, space, 1)]

    def empty(game: Game, ctx: Context) -> list[int]:
        mice, minions = game.state.mice_at, game.state.minions_at
        return [space for space in start(game, ctx) if not (mice[space] or minions[space])]

    return empty if p["empty"] else roomy


SELECTOR: Selector = Selector(
    name="free",
    doc=__doc__,
    kind="where",
    params=(
        Param("of", "where", "the spaces"),
        Param("empty", "bool", "whether the spaces must hold no figure", False),
    ),
    build=build,
    short="of",
    words="{of} [empty?with nobody on it|with room]",
)
