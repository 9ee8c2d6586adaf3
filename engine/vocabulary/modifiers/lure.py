"""Minions move towards a place instead of towards the mice.

Example:
    - modify: { lure: { minion: roach, to: water } }
      # in a room with water
"""

from __future__ import annotations

from engine.vocabulary.declare import Modifier, Param

MODIFIER: Modifier = Modifier(
    name="lure",
    doc=__doc__,
    verb="modify",
    changes=("ways",),
    params=(
        Param("minion", "minion", "the type or tag"),
        Param("to", "where", "the place"),
    ),
    words="every {minion} heads for {to} instead of the mice",
)
