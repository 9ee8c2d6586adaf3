"""The cheese that a level up costs.

Example:
    - modify: { level-cost: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import AMOUNT, CHANGE, FACTOR, Modifier, Param

MODIFIER: Modifier = Modifier(
    name="level-cost",
    doc=__doc__,
    verb="modify",
    params=(
        Param("by", "number", "the change, which may be negative", None, bounds=CHANGE),
        Param("set", "number", "the new value, in place of the old", None, bounds=AMOUNT),
        Param("times", "number", "a factor", None, bounds=FACTOR),
        Param("of", "filter", "the figures it applies to, as a filter; if omitted, the owner", None),
    ),
    short="by",
    words="cheese to pay for a level up",
)
