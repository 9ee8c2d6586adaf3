"""The card of a search: weapons, armour, scrolls, events and all else that is found."""

from __future__ import annotations

import re
from typing import Any

from authoring.export.book.names import Namer
from authoring.export.cards import layout
from authoring.export.cards.model import Back, Card
from authoring.wording.languages import SOURCE, labelled, shown_language, term, word

BONUSES = ("battle", "defence", "lore", "move")
CATEGORY_ICONS = {"weapon": "sword", "armour": "body"}
"""The icon of a category whose name is not that of its icon."""
JOINTS = r"(?:,? (?:and|but|et|mais|e|mas|и|но) |, )"
"""What may stand between two bonuses in a text."""


def search_card(data: dict[str, Any], names: Namer) -> tuple[Card, ...]:
    """Build the card; its corner shows where it is worn, or what it is."""
    language = names.language
    bonuses = {stat: data[stat] for stat in BONUSES if data.get(stat)}
    values = tuple(layout.value(stat, f"{number:+d}", language) for stat, number in bonuses.items())
    category = str(data.get("category", ""))
    words = [word(category, language), *(word(data[key], language) for key in ("attack", "type") if data.get(key))]
    foot = layout.foot(_requirements(data.get("requires") or {}, names))
    room = layout.room_for_body(values, foot)
    icons = _icons(data, category)
    return (
        Card(
            id=data["id"],
            look="search-card",
            title=layout.title(data, names, layout.ICON * len(icons)),
            subtitle=layout.subtitle(words),
            badge="",
            icons=icons,
            values=values,
            labels=(),
            body=layout.body(
                [_without_bonuses(layout.text_of(data, names), bonuses, _language_of(data, language))], room
            ),
            room=room,
            foot=foot,
            note=f"{term('search-card', language)} · {term('fan-card', language)}",
            back=Back("search-card", "search-card", "search", term("search-card", language)),
            copies=max(1, data.get("copies", 1)),
        ),
    )


def _icons(data: dict[str, Any], category: str) -> tuple[str, ...]:
    slot = data.get("slot")
    if slot:
        return (str(slot),) * (2 if data.get("paws") == 2 else 1)
    return (CATEGORY_ICONS.get(category, category),)


def _language_of(data: dict[str, Any], language: str) -> str:
    """Return the language in which the text of a card is shown."""
    text = data.get("text")
    return shown_language(text, language) if isinstance(text, dict) else SOURCE


def _without_bonuses(text: str, bonuses: dict[str, int], language: str) -> str:
    """Leave out a beginning such as "+1 battle, but -1 move:", as icons show the same."""
    if not bonuses:
        return text
    shown = "|".join(re.escape(f"{number:+d} {term(stat, language)}") for stat, number in bonuses.items())
    rest = re.sub(rf"^(?:(?:{shown}){JOINTS}?)+[.:;]\s*", "", text.replace("−", "-"), flags=re.IGNORECASE)
    return rest[:1].upper() + rest[1:]


def _requirements(requires: dict[str, Any], names: Namer) -> str:
    language = names.language
    users = layout.users(requires, names)
    needs = [layout.or_list(users, language)] if users else []
    needs += [f"{term(stat, language)} {requires[stat]}" for stat in layout.STATS if stat in requires]
    return labelled(term("requires", language), ", ".join(needs), language) if needs else ""
