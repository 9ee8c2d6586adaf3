"""The wounds some figures have together, poison counted.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: { wounds-of: owner } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Selector, Param
from engine.rulebook.figures import slots_of

if TYPE_CHECKING:
    from engine.language.build import Builder
    from engine.language.declare import Number


def build(b: Builder, p: dict[str, Any]) -> Number:
    who = b.who(p["who"])
    return lambda game, ctx: sum(game.state.wounds[slot] + game.state.poison[slot] for slot in slots_of(who(game, ctx)))


SELECTOR = Selector(
    name="wounds-of",
    doc=__doc__,
    kind="number",
    params=(
        Param("who", "who", "the figures"),
    ),
    build=build,
    short="who",
)
