"""Minions head for a place instead of the mice.

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
    params=(
        Param("minion", "minion", "which minions"),
        Param("to", "where", "where they are drawn to"),
    ),
    words="{minion} head for {to} instead of the mice",
)
