"""The card of an achievement."""

from __future__ import annotations

from typing import Any

from authoring.export.book.names import Namer
from authoring.export.cards import layout
from authoring.export.cards.model import Back, Card
from authoring.wording.languages import term


def achievement(data: dict[str, Any], names: Namer) -> tuple[Card, ...]:
    """Build the card: what the achievement does."""
    label = term("achievement", names.language)
    return (
        Card(
            id=data["id"],
            look="achievement",
            title=layout.title(data, names, layout.ICON),
            subtitle=layout.subtitle([label, "" if data.get("individual") else term("party", names.language)]),
            badge="",
            icons=("achievement",),
            values=(),
            labels=(),
            body=layout.body([layout.text_of(data, names)], layout.BODY),
            room=layout.BODY,
            foot=layout.NO_TEXT,
            note=term("fan-card", names.language),
            back=Back("achievement", "achievement", "achievement", label),
        ),
    )
