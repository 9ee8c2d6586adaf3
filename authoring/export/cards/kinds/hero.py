"""The card of a hero."""

from __future__ import annotations

from typing import Any

from authoring.export.book.names import Namer
from authoring.export.cards import layout
from authoring.export.cards.model import Back, Card
from authoring.wording.languages import labelled, term


def hero(data: dict[str, Any], names: Namer) -> tuple[Card, ...]:
    """Build the card: values, talents, and what the hero starts with."""
    language = names.language
    values = tuple(layout.value(stat, data[stat], language) for stat in layout.STATS if stat in data)
    equipment = ", ".join(names("card", card) for card in data.get("equipment") or ())
    foot = layout.foot(labelled(term("starts-with", language), equipment, language) if equipment else "")
    room = layout.room_for_body(values, foot)
    label = term("hero", language)
    return (
        Card(
            id=data["id"],
            look="hero",
            title=layout.title(data, names, layout.ICON),
            subtitle=layout.subtitle([label, ", ".join(layout.users(data, names))]),
            badge="",
            icons=("hero",),
            values=values,
            labels=(),
            body=layout.body([layout.text_of(data, names, names("hero", data["id"]))], room),
            room=room,
            foot=foot,
            note=term("fan-card", language),
            back=Back("hero", "hero", "hero", label),
        ),
    )
