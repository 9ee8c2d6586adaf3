"""Move figures in a direction or away from a figure, as far as there is room.

Red lines stop mice; walls stop every figure.

Example:
    - when: round-end
      do:
        - push: { who: all-mice, towards: S }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.bits import bits_of
from engine.vocabulary.declare import AMOUNT, FIGHT, Effect, Param
from engine.vocabulary.support.rule_moves import pushed

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    who, count = b.who(p["who"]), b.number(p["spaces"])
    towards = p["towards"]
    source = b.who(p["away-from"]) if p["away-from"] is not None else None
    if (towards is None) == (source is None):
        raise b.fail('"push" must have exactly one of "towards" and "away-from"')

    def run(game: Game, ctx: Context) -> bool:
        spaces, done = count(game, ctx), False
        for slot in bits_of(who(game, ctx)):
            for _ in range(spaces):
                away_from = source(game, ctx) if source is not None else 0
                if game.state.outcome or not pushed(game, slot, towards, away_from):
                    break
                done = True
        return done

    return run


EFFECT: Effect = Effect(
    name="push",
    doc=__doc__,
    params=(
        Param("who", "who", "the figures", "victim"),
        Param("spaces", "number", "how many spaces", 1, bounds=AMOUNT),
        Param("towards", "choice", "the direction", None, choices=("N", "NE", "E", "SE", "S", "SW", "W", "NW")),
        Param("away-from", "who", "the figure to move away from", None),
    ),
    build=build,
    changes=FIGHT,
    words="{who} is pushed {spaces:space}[ towards {towards}][ away from {away-from}]",
    causes=("space-entered",),
    runs_out=True,
)
