"""The space of the event, or the space chosen by an earlier `pick-space`.

Example:
    - when: minion-defeated
      do:
        - set-trap: { at: there }
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.vocabulary.declare import Selector

if TYPE_CHECKING:
    from engine.records.functions import Spaces
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Spaces:
    if "space" not in b.roles.values() and "pick-space" not in b.effect_names:
        raise b.fail(f'there is no space "there" in "{b.event}": add "pick-space" before it')
    return lambda game, ctx: [ctx.space] if ctx.space >= 0 else []


SELECTOR: Selector = Selector(
    name="there",
    doc=__doc__,
    kind="where",
    params=(),
    build=build,
    words="that space",
)
