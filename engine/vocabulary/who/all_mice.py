"""Every mouse on the board.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import mice_on

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    return lambda game, ctx: mice_on(game, -1)


SELECTOR: Selector = Selector(
    name="all-mice",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every mouse on the board",
)
