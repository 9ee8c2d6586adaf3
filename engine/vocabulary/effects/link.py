"""Make spaces adjacent for mice, or with `for` for minions; with `movement-only`, they only move between them.

Words such as `adjacent-to` and `near` speak of what is adjacent for mice.

Example:
    - when: round-end
      do:
        - link: { from: { space: guard-room/a1 }, to: { space: guard-room/f6 } }
        - link: { from: { space: guard-room/a1 }, to: { space: guard-room/f6 }, for: minions }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.board_effects import link

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


SIDES: Final = ("mice", "minions")


def build(b: Builder, p: dict[str, Any]) -> Run:
    one, other, movement_only = b.where(p["from"]), b.where(p["to"]), p["movement-only"]
    sides = (p["for"],) if isinstance(p["for"], str) else tuple(p["for"])

    def run(game: Game, ctx: Context) -> bool:
        ones, others = one(game, ctx), other(game, ctx)
        link(game, ones, others, movement_only, sides)
        return bool(ones and others)

    return run


EFFECT: Effect = Effect(
    name="link",
    doc=__doc__,
    params=(
        Param("from", "where", "one space"),
        Param("to", "where", "the other space"),
        Param("movement-only", "bool", "whether only for movement, not for attacks and sharing", False),
        Param("for", "choices", "for whom: mice, minions or both", "mice", choices=SIDES),
    ),
    build=build,
    changes=("paths",),
    words="{from:each} and {to:each} become adjacent[for! for {for}][movement-only? for movement]",
)
