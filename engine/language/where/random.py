"""One of some spaces, at random.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { random: anywhere } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.dice import below
from engine.language.declare import Param, Selector

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder, Spaces
    from engine.language.context import Context


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    b.only_when_doing("chance")
    start = b.where(p["from"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        found = start(game, ctx)
        return [found[below(game.state, len(found))]] if found else []

    return spaces


SELECTOR: Selector = Selector(
    name="random",
    doc=__doc__,
    kind="where",
    params=(
        Param("from", "where", "among which"),
    ),
    build=build,
    short="from",
    words="one at random of: {from}",
)
