"""Named spaces of the rule's room: a space id, an area, `face/space`, or a list of those.

Example:
    - when: round-end
      do:
        - set-trap: { at: { space: guard-room/a1 } }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Param, Selector

if TYPE_CHECKING:
    from engine.records.functions import Spaces
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    fixed = list(b.spaces(p["name"]))
    return lambda game, ctx: fixed


SELECTOR: Selector = Selector(
    name="space",
    doc=__doc__,
    kind="where",
    params=(Param("name", "spaces", "the space or area"),),
    build=build,
    short="name",
    words="{name}",
)
