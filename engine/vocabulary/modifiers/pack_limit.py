"""The number of cards a pack can hold, tricks not counted. It is compared with the pack when a card comes in.

Example:
    - modify: { pack-limit: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import AMOUNT, CHANGE, FACTOR, Modifier, Param

MODIFIER: Modifier = Modifier(
    name="pack-limit",
    doc=__doc__,
    verb="modify",
    changes=("values - by",),
    params=(
        Param("by", "number", "the change, which may be negative", None, bounds=CHANGE),
        Param("set", "number", "the new value, in place of the old", None, bounds=AMOUNT),
        Param("times", "number", "a factor", None, bounds=FACTOR),
        Param("of", "filter", "the figures it applies to, as a filter; if omitted, the owner", None),
    ),
    short="by",
    words="card in its pack",
)
