"""One of some spaces, chosen by the owner.

Example:
    - when: action
      do:
        - teleport: { who: owner, to: { chosen: { free: anywhere } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector
from engine.vocabulary.support.scope import choose_space

if TYPE_CHECKING:
    from engine.records.functions import Spaces
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    b.require_effects("a choice of the players")
    start = b.where(p["from"])
    return lambda game, ctx: choose_space(game, ctx, start(game, ctx))


SELECTOR: Selector = Selector(
    name="chosen",
    doc=__doc__,
    kind="where",
    params=(Param("from", "where", "the spaces to choose from"),),
    build=build,
    short="from",
    words="a chosen one of: {from}",
)
