"""The minion closest to the owner on its tile; in a tie, the one highest on the track.

Example:
    - when: free-action
      do:
        - wound: { who: closest-minion, amount: 1 }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector
from engine.vocabulary.support.scope import anchor, closest

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    return lambda game, ctx: closest(game, anchor(ctx), game.state.minions)


SELECTOR: Selector = Selector(
    name="closest-minion",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="the closest minion",
)
