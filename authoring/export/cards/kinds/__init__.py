"""One module for each kind of card. To add a kind, write its module and add a line to `KINDS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from authoring.export.book.names import Namer
from authoring.export.cards.kinds.ability import ability
from authoring.export.cards.kinds.achievement import achievement
from authoring.export.cards.kinds.encounter_card import encounter_card
from authoring.export.cards.kinds.hero import hero
from authoring.export.cards.kinds.minion import minion
from authoring.export.cards.kinds.search_card import search_card
from authoring.export.cards.kinds.status import status
from authoring.export.cards.model import Card

KINDS: dict[str, Callable[[dict[str, Any], Namer], tuple[Card, ...]]] = {
    "ability": ability,
    "achievement": achievement,
    "encounter-card": encounter_card,
    "hero": hero,
    "minion": minion,
    "search-card": search_card,
    "status": status,
}
"""The function that builds the cards of each kind of entry. A boss has several."""
