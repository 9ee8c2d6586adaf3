"""Make spaces not adjacent for mice, or with `for` for minions, and undo earlier links.

With `links-only` only links are undone.

Example:
    - when: round-end
      do:
        - unlink: { from: { space: guard-room/a1 }, to: { space: guard-room/a2 } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.board_effects import unlink

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


SIDES: Final = ("mice", "minions")


def build(b: Builder, p: dict[str, Any]) -> Run:
    one = b.where(p["from"])
    other = b.where(p["to"]) if p["to"] is not None else None
    links_only = p["links-only"]
    sides = (p["for"],) if isinstance(p["for"], str) else tuple(p["for"])

    def run(game: Game, ctx: Context) -> bool:
        ones, others = one(game, ctx), other(game, ctx) if other is not None else None
        unlink(game, ones, others, links_only, sides)
        return bool(ones) and others != []

    return run


EFFECT: Effect = Effect(
    name="unlink",
    doc=__doc__,
    params=(
        Param("from", "where", "one space"),
        Param("to", "where", "the other space; if omitted, all spaces linked to the first", None),
        Param("links-only", "bool", "whether spaces that touch stay adjacent", False),
        Param("for", "choices", "for whom: mice, minions or both", "mice", choices=SIDES),
    ),
    build=build,
    changes=("paths",),
    words="{from} is no longer [links-only?linked|adjacent] to [{to}|any other space][for! for {for}]",
)
