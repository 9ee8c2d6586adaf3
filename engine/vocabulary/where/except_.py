"""Some spaces without certain others.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { chosen: { except: { of: anywhere, without: here } } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Spaces
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    start, without = b.where(p["of"]), b.where(p["without"])

    def spaces(game: Game, ctx: Context) -> list[int]:
        gone = without(game, ctx)
        return [space for space in start(game, ctx) if space not in gone]

    return spaces


SELECTOR: Selector = Selector(
    name="except",
    doc=__doc__,
    kind="where",
    params=(
        Param("of", "where", "all spaces"),
        Param("without", "where", "the spaces to leave out"),
    ),
    build=build,
    words="{of} but not {without}",
)
