"""The card of an encounter."""

from __future__ import annotations

from typing import Any, Final

from authoring.export.book.names import Namer
from authoring.export.cards import layout
from authoring.export.cards.measure import Space, fit_rows
from authoring.export.cards.model import Back, Card
from authoring.wording.languages import labelled, term

LABEL: Final = 13.0
"""The width of the column of pages, in millimetres."""


def encounter_card(data: dict[str, Any], names: Namer) -> tuple[Card, ...]:
    """Build the card: who comes on each page, and who comes in a surge."""
    language = names.language
    deck = str(data.get("deck", "standard"))
    marks = [term(mark, language) for mark in ("ambush", "mousetraps") if data.get(mark)]
    nobody = term("nobody", language)
    pages = [(str(page), names.minion_groups(groups) or nobody) for page, groups in (data.get("pages") or {}).items()]
    surge = names.minion_groups(data.get("surge") or ()) or nobody
    foot = layout.foot(labelled(term("surge", language).capitalize(), surge, language))
    label = term("encounter-card", language)
    room = Space(layout.COLUMN - LABEL, layout.room_for_body((), foot), 10.5, layout.SMALLEST)
    return (
        Card(
            id=data["id"],
            look=f"encounter-{deck}",
            title=layout.title(data, names),
            subtitle=layout.subtitle([label, term(f"{deck}-deck", language), *marks]),
            badge="",
            icons=(),
            values=(),
            labels=tuple(f"{term('short-page', language)} {page}" for page, _ in pages),
            body=fit_rows([groups for _, groups in pages], room, layout.ROW_GAP),
            room=room.height,
            foot=foot,
            note=term("fan-card", language),
            back=Back(f"encounter-{deck}", f"encounter-{deck}", "encounter", label),
        ),
    )
