"""Every minion on the board.

Example:
    - when: round-end
      do:
        - knock-down: all-minions
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    return lambda game, ctx: game.state.minions


SELECTOR: Selector = Selector(
    name="all-minions",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every minion on the board",
)
