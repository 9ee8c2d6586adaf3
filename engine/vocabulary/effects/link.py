"""Make spaces adjacent for mice; with `movement-only`, mice only move between them as if they were.

Example:
    - when: round-end
      do:
        - link: { from: { space: guard-room/a1 }, to: { space: guard-room/f6 } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param
from engine.vocabulary.support.board_effects import link

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    one, other, movement_only = b.where(p["from"]), b.where(p["to"]), p["movement-only"]

    def run(game: Game, ctx: Context) -> None:
        link(game, one(game, ctx), other(game, ctx), movement_only)

    return run


EFFECT: Effect = Effect(
    name="link",
    doc=__doc__,
    params=(
        Param("from", "where", "one space"),
        Param("to", "where", "the other space"),
        Param("movement-only", "bool", "whether only for movement, not for attacks and sharing", False),
    ),
    build=build,
    words="{from} and {to} become adjacent[movement-only? for movement]",
)
