"""Carry out effects when conditions hold, and other effects when they do not.

Example:
    - when: round-end
      do:
        - if: { if: { page: 3 }, then: [{ wheel: 1 }], else: [{ wheel: -1 }] }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Effect, Param

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    test = b.need(b.conditions(p["if"]))
    then, other = b.effects(p["then"]), b.effects(p["else"])

    def run(game: Game, ctx: Context) -> None:
        (then if test(game, ctx) else other)(game, ctx)

    return run


EFFECT: Effect = Effect(
    name="if",
    doc=__doc__,
    params=(
        Param("if", "conditions", "the conditions"),
        Param("then", "effects", "the effects when they hold"),
        Param("else", "effects", "the effects when they do not", ()),
    ),
    build=build,
    changes=(),
    words="if {if}: {then}[; otherwise {else}]",
)
