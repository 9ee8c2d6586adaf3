"""A selector of spaces finds at least one space.

Example:
    - when: free-action
      if: { some-space: { free: { of: { adjacent-to: owner }, empty: true } } }
      do:
        - set-trap: { at: { chosen: { free: { of: { adjacent-to: owner }, empty: true } } } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Condition, Param

if TYPE_CHECKING:
    from engine.records.functions import Test
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Test:
    spaces = b.where(p["where"])
    return lambda game, ctx: bool(spaces(game, ctx))


CONDITION: Condition = Condition(
    name="some-space",
    doc=__doc__,
    params=(Param("where", "where", "the spaces"),),
    build=build,
    short="where",
    words="there is a space: {where}",
)
