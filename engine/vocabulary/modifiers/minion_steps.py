"""The number a minion rolled for its move.

Example:
    - modify: { minion-steps: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Modifier, Param

MODIFIER: Modifier = Modifier(
    name="minion-steps",
    doc=__doc__,
    verb="modify",
    changes=("values - by",),
    params=(
        Param("by", "number", "the change, which may be negative", None),
        Param("set", "number", "the new value, in place of the old", None),
        Param("times", "number", "a factor", None),
        Param("of", "filter", "the figures it applies to, as a filter; if omitted, the owner", None),
    ),
    short="by",
    words="space to move",
)
