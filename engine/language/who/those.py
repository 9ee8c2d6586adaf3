"""Some figures, narrowed: by conditions that speak of `it`, without some, or chosen by the players.

Example:
    - when: round-end
      do:
        - heal: { who: { those: { from: all-mice, if: { wounded: true }, choose: 1 } }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.bits import bits_of
from engine.language.anchor import choose_some
from engine.language.declare import Param, Selector

if TYPE_CHECKING:
    from engine.game import Game
    from engine.language.build import Builder
    from engine.language.context import Context
    from engine.language.declare import Number


def build(b: Builder, p: dict[str, Any]) -> Number:
    start = b.who(p["from"])
    matches = b.filter(p["if"]) if p["if"] else None
    without = b.who(p["except"]) if p["except"] else None
    count, fewer = b.number(p["choose"]) if p["choose"] != 0 else None, p["up-to"]
    if count is not None:
        b.only_when_doing("a choice of the players")

    def mask(game: Game, ctx: Context) -> int:
        found = start(game, ctx)
        if without is not None:
            found &= ~without(game, ctx)
        if matches is not None:
            for slot in bits_of(found):
                if not matches(game, ctx, slot):
                    found ^= 1 << slot
        return choose_some(game, ctx, found, count(game, ctx), fewer) if count is not None else found

    return mask


SELECTOR: Selector = Selector(
    name="those",
    doc=__doc__,
    kind="who",
    params=(
        Param("from", "who", "where to start"),
        Param("if", "filter", "what must hold of `it`", None),
        Param("except", "who", "who is left out", None),
        Param("choose", "number", "how many the owner chooses (0: all of them)", 0),
        Param("up-to", "bool", "whether fewer may be chosen", False),
    ),
    build=build,
    short="from",
    words="[choose?[up-to?up to ]{choose} chosen of {from:the}|{from}][ that {if}][ except {except}]",
)
