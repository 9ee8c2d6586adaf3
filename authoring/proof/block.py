"""Why something cannot happen."""

from __future__ import annotations

from dataclasses import dataclass, field

from authoring.proof.arguments import Path
from authoring.proof.rules import PlayRule

Fact = tuple[str, str]


@dataclass(frozen=True)
class Block:
    """Why something cannot happen: the place and the reason, and the fact that would have to be possible for it."""

    path: Path
    text: str
    fact: Fact = ("", "")
    rule: PlayRule | None = field(default=None, compare=False)
