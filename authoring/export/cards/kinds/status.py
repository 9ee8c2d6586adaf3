"""The card of a status."""

from __future__ import annotations

from typing import Any

from authoring.export.book.names import Namer
from authoring.export.cards import layout
from authoring.export.cards.model import Back, Card
from authoring.wording.languages import term, word
from authoring.wording.languages.terms import TERMS


def status(data: dict[str, Any], names: Namer) -> tuple[Card, ...]:
    """Build the card: what the status does, and how it ends."""
    label = term("status", names.language)
    text = layout.text_of(data, names) or _text(data, names.language)
    return (
        Card(
            id=data["id"],
            look="status",
            title=layout.title(data, names, layout.ICON),
            subtitle=layout.subtitle([label]),
            badge="",
            icons=("status",),
            values=(),
            labels=(),
            body=layout.body([text], layout.BODY),
            room=layout.BODY,
            foot=layout.NO_TEXT,
            note=term("fan-card", names.language),
            back=Back("status", "status", "status", label),
        ),
    )


def _text(data: dict[str, Any], language: str) -> str:
    """Describe a status whose author gave no text and no rules."""
    forbidden = [
        word(key, language) for what in data.get("forbids") or () for key in (f"action-{what}",) if key in TERMS
    ]
    texts = [term("status-forbids", language).format(", ".join(forbidden))] if forbidden else []
    recover = data.get("recover")
    if isinstance(recover, dict):
        texts.append(term("recover-roll", language).format(recover.get("dice", 1), recover.get("stars", 1)))
    elif recover:
        texts.append(term(f"recover-{recover}", language))
    return " ".join(texts)
