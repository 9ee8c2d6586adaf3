"""Some of the figures of a selector: those that meet conditions on `it`, without others, or chosen by the players.

Example:
    - when: round-end
      do:
        - heal: { who: { those: { from: all-mice, if: { wounded: true }, choose: 1 } }, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import AMOUNT, Param, Selector
from engine.vocabulary.support.combinators import matching, without
from engine.vocabulary.support.scope import choose_some

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    found = b.who(p["from"])
    matches = b.filter(p["if"]) if p["if"] else None
    if p["except"]:
        found = without(found, b.who(p["except"]))
    if matches is not None:
        found = matching(found, matches)
    if p["choose"] == 0:
        return found
    count, fewer = b.number(p["choose"]), p["up-to"]
    b.require_effects("a choice of the players")
    return lambda game, ctx: choose_some(game, ctx, found(game, ctx), count(game, ctx), fewer)


SELECTOR: Selector = Selector(
    name="those",
    doc=__doc__,
    kind="who",
    params=(
        Param("from", "who", "all figures"),
        Param("if", "filter", "conditions on `it`", None),
        Param("except", "who", "the figures to leave out", None),
        Param("choose", "number", "how many the owner chooses (0: all of them)", 0, bounds=AMOUNT),
        Param("up-to", "bool", "whether the owner may choose fewer", False),
    ),
    build=build,
    short="from",
    words="[choose?[up-to?up to ]{choose} chosen of {from:the}|{from}][ that {if}][ except {except}]",
)
