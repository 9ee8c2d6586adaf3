"""The card of an ability."""

from __future__ import annotations

from typing import Any

from authoring.export.book.names import Namer
from authoring.export.cards import layout
from authoring.export.cards.model import Back, Card
from authoring.wording.languages import term


def ability(data: dict[str, Any], names: Namer) -> tuple[Card, ...]:
    """Build the card; its corner shows the cost in cheese."""
    language = names.language
    cost = data.get("cost", "")
    if isinstance(cost, dict):
        cost = f"{cost['from']}–{cost['to']}"
    label = term("ability", language)
    return (
        Card(
            id=data["id"],
            look="ability",
            title=layout.title(data, names, layout.BADGE + layout.ICON),
            subtitle=layout.subtitle([label, layout.or_list(layout.users(data, names), language)]),
            badge=str(cost),
            icons=("cheese",),
            values=(),
            labels=(),
            body=layout.body([layout.text_of(data, names)], layout.BODY),
            room=layout.BODY,
            foot=layout.NO_TEXT,
            note=term("fan-card", language),
            back=Back("ability", "ability", "cheese", label),
        ),
    )
