"""Every captured mouse.

Example:
    - when: round-end
      if: { some: captured-mice }
      do:
        - rescue: { who: captured-mice }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    return lambda game, ctx: game.state.captured


SELECTOR: Selector = Selector(
    name="captured-mice",
    doc=__doc__,
    kind="who",
    params=(),
    build=build,
    words="every captured mouse",
)
