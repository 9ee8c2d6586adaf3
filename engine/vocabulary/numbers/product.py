"""The product of some numbers.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: { product: [1, { count: all-mice }] } }
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from engine.records.bounds import bounded
from engine.vocabulary.declare import ANY, Param, Selector

if TYPE_CHECKING:
    from engine.records.functions import Number
    from engine.vocabulary.assemble.build import Builder


def build(b: Builder, p: dict[str, Any]) -> Number:
    parts = [b.number(part) for part in b.parts(p["of"])]
    return lambda game, ctx: bounded(prod(part(game, ctx) for part in parts))


SELECTOR: Selector = Selector(
    name="product",
    doc=__doc__,
    kind="number",
    params=(Param("of", "numbers", "the numbers", bounds=ANY),),
    build=build,
    short="of",
    words="the product of {of}",
)
