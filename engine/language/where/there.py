"""The space the event speaks of.

Example:
    - when: minion-defeated
      do:
        - set-trap: { at: there }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.language.declare import Selector

if TYPE_CHECKING:
    from engine.language.build import Builder, Spaces


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    return lambda game, ctx: [ctx.space] if ctx.space >= 0 else []


SELECTOR = Selector(
    name="there",
    doc=__doc__,
    kind="where",
    params=(),
    build=build,
)
