"""What a figure must not do while the conditions hold. With `of` the rule forbids it to other figures.

Example:
    - forbid: [search, explore]
"""

from __future__ import annotations

from engine.runtime.codes import FORBIDDEN
from engine.vocabulary.declare import Modifier, Param

MODIFIER: Modifier = Modifier(
    name="forbid",
    doc=__doc__,
    verb="forbid",
    changes=("-permissions",),
    params=(Param("what", "choices", "what is forbidden", choices=FORBIDDEN),),
    short="what",
    words="cannot",
)
