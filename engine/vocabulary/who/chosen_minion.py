"""One minion, chosen by the owner.

Example:
    - when: free-action
      do:
        - wound: { who: chosen-minion, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector
from engine.vocabulary.support.scope import choose_some

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    b.require_effects("a choice of the players")
    start = b.who(p["from"])
    return lambda game, ctx: choose_some(game, ctx, start(game, ctx), 1, False)


SELECTOR: Selector = Selector(
    name="chosen-minion",
    doc=__doc__,
    kind="who",
    params=(Param("from", "who", "the minions to choose from", "all-minions"),),
    build=build,
    short="from",
    words="a chosen one of {from:the}",
)
