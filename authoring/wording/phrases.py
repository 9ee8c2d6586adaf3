"""Small pieces of English: lists, articles, plurals, quantities."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

PLURALS: Final = {
    "cheese": "cheese",
    "die": "dice",
    "life": "life",
    "lore": "lore",
    "move": "move",
    "poison wound or status": "poison wounds or statuses",
}
"""Irregular plurals."""

ROLE_WORDS: Final = {
    "pages": "the number of pages",
    "placed": "every placed minion",
    "times": "the number of times",
    "wounds": "the number of wounds",
}
"""The names of events that do not read well as `the …` in a sentence."""

CHOICE_WORDS: Final = {
    "turn-ends": "until the turn ends",
    "round-ends": "until the round ends",
    "next-turn": "until the next turn",
    "tile-left": "until the tile is left",
    "chapter-ends": "until the chapter ends",
    "N": "north", "NE": "north-east", "E": "east", "SE": "south-east", "S": "south", "SW": "south-west", "W": "west",
    "NW": "north-west",
    "pack": "the pack", "worn": "what is worn", "starting": "the starting equipment",
    "deck": "the search deck", "discards": "the discards",
    "giver": "the one who gives", "taker": "the one who takes",
}  # fmt: skip
"""Words of fixed lists, and what they are called in a sentence."""

EVERY: Final = {"mouse": "mice", "minion": "minions", "figure": "figures"}


def and_list(parts: list[str]) -> str:
    """Join parts: `one, two and three`."""
    return _join(parts, "and")


def or_list(parts: list[str]) -> str:
    """Join parts: `one, two or three`."""
    return _join(parts, "or")


def _join(parts: list[str], word: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def with_article(noun: str) -> str:
    """Put `a` or `an` before a noun."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def plural(noun: str) -> str:
    """Return the plural of a noun: `die to search` becomes `dice to search`."""
    if noun in PLURALS:
        return PLURALS[noun]
    head, tail = re.fullmatch(r"(.*?)((?: (?:to|for|in) .*)?)", noun).groups()  # type: ignore[union-attr]
    first, space, last = head.rpartition(" ")
    return f"{first}{space}{PLURALS.get(last) or f'{last}s'}{tail}"


def any_of(words: str) -> str:
    """Turn `every mouse here` into `a mouse here`."""
    return with_article(words.removeprefix("every ")) if words.startswith("every ") else words


def all_of(words: str) -> str:
    """Turn `every mouse here` into `mice here`."""
    for singular, several in EVERY.items():
        if words.startswith("every ") and singular in words:
            return words.removeprefix("every ").replace(singular, several, 1)
    return words


def the_of(words: str) -> str:
    """Turn `every mouse here` into `the mice here`."""
    return f"the {all_of(words)}" if words.startswith("every ") else words


FIGURE_FORMS: Final[dict[str, Callable[[str], str]]] = {"any": any_of, "all": all_of, "the": the_of}
"""The forms a template can ask for after the colon of a parameter for figures."""


def quantity(value: Any, number: str, noun: str) -> str:
    """Describe a number of things: `1 wound`, `2 wounds`, `wounds equal to the amount`."""
    if isinstance(value, int):
        return f"{number} {noun if abs(value) == 1 else plural(noun)}"
    return f"{plural(noun)} equal to {number}"


def change(value: Any, number: str, noun: str) -> str:
    """Describe a change: `1 more die`, `2 fewer dice`, `as many more dice as the amount`."""
    if isinstance(value, int):
        less = "less" if noun.startswith(("cheese", "life", "lore", "move")) else "fewer"
        return f"{abs(value)} {less if value < 0 else 'more'} {noun if abs(value) == 1 else plural(noun)}"
    return f"as many more {plural(noun)} as {number}"
