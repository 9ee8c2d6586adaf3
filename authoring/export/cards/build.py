"""Build cards from content. Each kind of card is a function and a line in `KINDS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from authoring.content.library import Entry, Library
from authoring.export.book.boxes import rule_words
from authoring.export.book.names import Namer
from authoring.export.cards.measure import Space, TextBlock, TextRows, fit, fit_rows, line_height
from authoring.export.cards.model import Card
from authoring.wording.languages import in_language, labelled, term, word

SMALLEST: Final = 6.5
"""The smallest type that can be read across a table, in points."""
LARGEST: Final = 12.0
"""The largest type of a text, in points; larger type looks like a title."""
COLUMN: Final = 51.0
"""The width of text on a card, in millimetres."""
BADGE: Final = 10.0
LABEL: Final = 13.0
ROW_GAP: Final = 1.0
STATS: Final = ("battle", "defence", "lore", "move")
ONE_LINE: Final = 4.2
BODY: Final = 56.5
"""The height between title and small print, in millimetres, which the text shares with values and foot."""
VALUES: Final = 6.0
RULED: Final = 2.0
"""The height of the line above the foot."""


def card(library: Library, entry: Entry, language: str) -> Card:
    """Build the card of an entry."""
    return KINDS[entry.kind](entry.data, Namer(library, language))


def _search_card(data: dict[str, Any], names: Namer) -> Card:
    language = names.language
    values = tuple(f"{term(stat, language)} {data[stat]:+d}" for stat in STATS if data.get(stat))
    words = [word(str(data.get("category", "")), language)]
    if data.get("slot") == "paw":
        words.append(term("paws" if data.get("paws") == 2 else "paw", language))
    elif data.get("slot") and data["slot"] != data.get("category"):
        words.append(word(data["slot"], language))
    words += [word(data[key], language) for key in ("attack", "type") if data.get(key)]
    foot = _foot(_requirements(data.get("requires") or {}, names))
    room = _height(foot) - (VALUES if values else 0.0)
    return Card(
        id=data["id"],
        look="search-card",
        title=_title(data, names),
        subtitle=_subtitle(words),
        badge="",
        values=values,
        labels=(),
        body=_body(_text(data, names), room),
        room=room,
        foot=foot,
        note=f"{term('search-card', language)} · {term('fan-card', language)}",
        copies=max(1, data.get("copies", 1)),
    )


def _ability(data: dict[str, Any], names: Namer) -> Card:
    language = names.language
    classes = _or([word(name, language) for name in data.get("classes") or ()], language)
    heroes = [names("hero", hero) for hero in data.get("heroes") or ()]
    cost = data.get("cost", "")
    if isinstance(cost, dict):
        cost = f"{cost['from']}–{cost['to']}"
    return Card(
        id=data["id"],
        look="ability",
        title=_title(data, names, BADGE),
        subtitle=_subtitle([term("ability", language), ", ".join(user for user in [classes, *heroes] if user)]),
        badge=str(cost),
        values=(),
        labels=(),
        body=_body(_text(data, names), BODY),
        room=BODY,
        foot=TextBlock(SMALLEST, ()),
        note=f"{labelled(term('cost', language), str(cost), language)} · {term('fan-card', language)}",
    )


def _encounter_card(data: dict[str, Any], names: Namer) -> Card:
    language = names.language
    deck = str(data.get("deck", "standard"))
    marks = [term(mark, language) for mark in ("ambush", "mousetraps") if data.get(mark)]
    nobody = term("nobody", language)
    pages = [(str(page), names.minion_groups(groups) or nobody) for page, groups in (data.get("pages") or {}).items()]
    surge = names.minion_groups(data.get("surge") or ()) or nobody
    foot = _foot(labelled(term("surge", language).capitalize(), surge, language))
    room = Space(COLUMN - LABEL, _height(foot), 10.5, SMALLEST)
    return Card(
        id=data["id"],
        look=f"encounter-{deck}",
        title=_title(data, names),
        subtitle=_subtitle([term("encounter-card", language), term(f"{deck}-deck", language), *marks]),
        badge="",
        values=(),
        labels=tuple(f"{term('short-page', language)} {page}" for page, _ in pages),
        body=fit_rows([groups for _, groups in pages], room, ROW_GAP),
        room=room.height,
        foot=foot,
        note=term("fan-card", language),
    )


KINDS: dict[str, Callable[[dict[str, Any], Namer], Card]] = {
    "ability": _ability,
    "encounter-card": _encounter_card,
    "search-card": _search_card,
}
"""The function that builds each kind of card."""


def _title(data: dict[str, Any], names: Namer, taken: float = 0.0) -> TextBlock:
    name = in_language(data.get("name"), names.language) or data["id"].replace("-", " ").capitalize()
    return fit(name, Space(COLUMN - taken, 9.5, 13.0, 8.5, bold=True))


def _subtitle(words: list[str]) -> TextBlock:
    text = " · ".join(word for word in words if word)
    return fit(text[:1].upper() + text[1:], Space(COLUMN, ONE_LINE * 1.6, 8.0, SMALLEST))


def _body(text: str, room: float) -> TextRows:
    return fit_rows([text], Space(COLUMN, room, LARGEST, SMALLEST), ROW_GAP)


def _height(foot: TextBlock) -> float:
    """Return the height that the foot leaves for the text."""
    return BODY - (len(foot.lines) * line_height(foot.size) + RULED if foot.lines else 0.0)


def _foot(text: str) -> TextBlock:
    return fit(text, Space(COLUMN, 2 * ONE_LINE, 8.5, SMALLEST, bold=True)) if text else TextBlock(SMALLEST, ())


def _text(data: dict[str, Any], names: Namer) -> str:
    text = in_language(data.get("text"), names.language)
    return text or " ".join(rule_words(rule, names) for rule in data.get("rules") or ())


def _requirements(requires: dict[str, Any], names: Namer) -> str:
    language = names.language
    users = [word(name, language) for name in requires.get("classes") or ()]
    users += [names("hero", hero) for hero in requires.get("heroes") or ()]
    needs = [_or(users, language)] if users else []
    needs += [f"{term(stat, language)} {requires[stat]}" for stat in STATS if stat in requires]
    return labelled(term("requires", language), ", ".join(needs), language) if needs else ""


def _or(words: list[str], language: str) -> str:
    *most, last = words or [""]
    return f"{', '.join(most)} {term('or', language)} {last}" if most else last
