"""What cards of all kinds share: where texts stand, how large they are, and how values are shown."""

from __future__ import annotations

from typing import Any, Final

from authoring.export.book.boxes import rule_words
from authoring.export.book.names import Namer
from authoring.export.cards.measure import Space, TextBlock, TextRows, fit, fit_rows, line_height
from authoring.export.cards.model import Value
from authoring.wording.languages import in_language, term, word

SMALLEST: Final = 6.5
"""The smallest type that can be read across a table, in points."""
LARGEST: Final = 12.0
"""The largest type of a text, in points; larger type looks like a title."""
COLUMN: Final = 51.0
"""The width of text on a card, in millimetres."""
BADGE: Final = 10.0
ICON: Final = 7.5
"""The width that a badge and an icon take from the title, in millimetres."""
ROW_GAP: Final = 1.6
ONE_LINE: Final = 4.2
BODY: Final = 56.5
"""The height between title and small print, in millimetres, which the text shares with values and foot."""
VALUES: Final = 7.0
RULED: Final = 2.0
"""The height of the line above the foot."""
STATS: Final = {"battle": "sword", "defence": "shield", "lore": "book", "move": "steps", "life": "heart"}
"""The values of figures and cards, each with its icon."""
NO_TEXT: Final = TextBlock(SMALLEST, ())


def title(data: dict[str, Any], names: Namer, taken: float = 0.0) -> TextBlock:
    """Set the name of a card; `taken` is the width that the corner takes."""
    name = in_language(data.get("name"), names.language) or data["id"].replace("-", " ").capitalize()
    return fit(name, Space(COLUMN - taken, 9.5, 13.0, 8.5, bold=True))


def subtitle(words: list[str]) -> TextBlock:
    """Set the line below the name."""
    text = " · ".join(word for word in words if word)
    return fit(text[:1].upper() + text[1:], Space(COLUMN, ONE_LINE * 1.6, 8.0, SMALLEST))


def body(texts: list[str], room: float) -> TextRows:
    """Set the paragraphs of a card."""
    return fit_rows([text for text in texts if text] or [""], Space(COLUMN, room, LARGEST, SMALLEST), ROW_GAP)


def foot(text: str) -> TextBlock:
    """Set the last lines of a card, such as what it requires."""
    return fit(text, Space(COLUMN, 2 * ONE_LINE, 8.5, SMALLEST, bold=True)) if text else NO_TEXT


def room_for_body(values: tuple[Value, ...], below: TextBlock) -> float:
    """Return the height that values and foot leave for the text."""
    taken = len(below.lines) * line_height(below.size) + RULED if below.lines else 0.0
    return BODY - taken - (VALUES if values else 0.0)


def text_of(data: dict[str, Any], names: Namer, owner: str = "") -> str:
    """Return the text of a card; without one, words made from its rules."""
    text = in_language(data.get("text"), names.language)
    return text or " ".join(rule_words(rule, names, owner) for rule in data.get("rules") or ())


def value(stat: str, number: Any, language: str, icon: str = "") -> Value:
    """Show a number with its icon."""
    return Value(icon or STATS[stat], str(number), f"{term(stat, language)} {number}")


def or_list(words: list[str], language: str) -> str:
    """Join words with "or"."""
    *most, last = words or [""]
    return f"{', '.join(most)} {term('or', language)} {last}" if most else last


def users(data: dict[str, Any], names: Namer) -> list[str]:
    """List the classes and heroes that can use a card."""
    classes = [word(name, names.language) for name in data.get("classes") or ()]
    return classes + [names("hero", hero) for hero in data.get("heroes") or ()]
