"""What a figure may do beyond the rulebook while the conditions hold.

Example:
    - allow: cross-red-lines
"""

from __future__ import annotations

from engine.runtime.codes import ALLOWED
from engine.vocabulary.declare import Modifier, Param

MODIFIER: Modifier = Modifier(
    name="allow",
    doc=__doc__,
    verb="allow",
    changes=("+permissions",),
    params=(Param("what", "choices", "what is allowed", choices=ALLOWED),),
    short="what",
    words="may",
)
