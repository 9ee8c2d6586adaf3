"""The life of a figure.

Example:
    - modify: { life: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Modifier, Param

MODIFIER: Modifier = Modifier(
    name="life",
    doc=__doc__,
    verb="modify",
    params=(
        Param("by", "number", "what is added (or, negative, taken)", None),
        Param("set", "number", "a value to put in its place", None),
        Param("times", "number", "what it is multiplied by", None),
        Param("of", "filter", "whose value: a filter of figures; without it the owner's own", None),
    ),
    short="by",
    words="life",
)
