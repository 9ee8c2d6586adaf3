"""Roll dice and count a symbol: carry out some effects with enough of it, and others without.

Example:
    - when: round-end
      do:
        - test:
            dice: 3
            times: 2
            pass: [{ cheese: { who: all-mice, amount: 1 } }]
            fail: [{ wheel: 1 }]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.dice import roll
from engine.vocabulary.declare import DICE, Effect, Param
from engine.vocabulary.support.scope import anchor
from engine.vocabulary.support.symbols import SYMBOLS

if TYPE_CHECKING:
    from engine.records.context import Context
    from engine.records.functions import Run
    from engine.records.game import Game
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Run:
    dice, times = b.number(p["dice"]), b.number(p["times"])
    count = SYMBOLS[p["need"]]
    passed = b.effects(p["pass"])
    failed = b.effects(p["fail"])
    number = b.toss()

    def run(game: Game, ctx: Context) -> None:
        rolled = roll(game, dice(game, ctx))
        good = count(rolled) >= times(game, ctx)
        game.tosses.setdefault(number, good)
        game.note("test", "CH-2", figure=anchor(ctx), roll=rolled, text="passed" if good else "failed")
        (passed if good else failed)(game, ctx)

    return run


EFFECT: Effect = Effect(
    name="test",
    doc=__doc__,
    params=(
        Param("dice", "number", "how many dice", 1, bounds=DICE),
        Param("need", "choice", "the symbol that counts", "star", choices=("star", "cheese", "sword", "shield", "bow")),
        Param("times", "number", "how many of it are needed", 1, bounds=DICE),
        Param("pass", "effects", "the effects on success", ()),
        Param("fail", "effects", "the effects otherwise", ()),
    ),
    build=build,
    changes=("dice",),
    words="roll {dice:die}; with {times} or more {need} symbols: [{pass}|nothing happens][; otherwise {fail}]",
)
