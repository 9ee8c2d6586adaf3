"""What things of a chapter are called, for logs that people read.

A saved log keeps ids, so that it can be found again in an edited chapter; what people are shown has names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from engine.vocabulary.support.text import in_english

if TYPE_CHECKING:
    from engine.records.content import Content
    from engine.records.trace import TraceEvent

OF_EVENT: Final = {
    "token-placed": "tokens", "token-removed": "tokens", "counter": "counters", "figure-counter": "counters",
    "achievement": "achievements",
}  # fmt: skip
"""What the text of an event is an id of."""


@dataclass(frozen=True)
class Names:
    """The names of tokens, counters and achievements, by their ids."""

    tables: dict[str, dict[str, str]] = field(default_factory=dict)

    def of(self, event: TraceEvent) -> str:
        """The text of an event, with a name in place of an id."""
        return self.tables.get(OF_EVENT.get(event.what, ""), {}).get(event.text) or event.text


def names_of(content: Content) -> Names:
    """The names that a chapter and its cards give."""
    chapter = content.chapter
    own = {one["id"]: one for one in chapter.get("achievements", [])}
    return Names(
        {
            "tokens": _named(chapter.get("tokens", {})),
            "counters": _named(chapter.get("counters", {})),
            "achievements": _named({**content.achievements, **own}),
        }
    )


def _named(things: dict[str, Any]) -> dict[str, str]:
    return {
        ident: in_english(data["name"]) for ident, data in things.items() if isinstance(data, dict) and "name" in data
    }
