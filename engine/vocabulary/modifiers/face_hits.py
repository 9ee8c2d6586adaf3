"""Extra hits for certain faces of an attack roll.

Example:
    - if: { attack: ranged }
      modify: { face-hits: { faces: [bow-star], by: 1 } }
"""

from __future__ import annotations

from engine.records.dice import FACE_NAMES
from engine.vocabulary.declare import CHANGE, Modifier, Param

MODIFIER: Modifier = Modifier(
    name="face-hits",
    doc=__doc__,
    verb="modify",
    params=(
        Param("faces", "choices", "the die faces", choices=FACE_NAMES),
        Param("by", "number", "how many for each such die", 1, bounds=CHANGE),
        Param("of", "filter", "the figures whose rolls it applies to, as a filter; if omitted, the owner", None),
    ),
    words="hit",
)
