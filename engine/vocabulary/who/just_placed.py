"""The minions that earlier effects of the rule have placed, as far as they are still on the board.

Example:
    - when: round-end
      do:
        - place: { minion: roach, count: 2 }
        - knock-down: just-placed
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    if "place" not in b.effect_names[:-1]:  # the last is the one being built
        raise b.fail('nobody is "just-placed" here: put "place" before it')
    return lambda game, ctx: ctx.placed & game.state.minions


SELECTOR: Selector = Selector(
    name="just-placed",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every minion just placed",
)
