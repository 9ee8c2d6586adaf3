"""Small pieces of English: lists, articles, numbers of things."""

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
"""Plurals that are not made with an s."""

ROLE_WORDS: Final = {
    "pages": "the number of pages",
    "placed": "every placed minion",
    "times": "the number of times",
    "wounds": "the number of wounds",
}
"""Names of events that read differently in a sentence than `the …`."""

CHOICE_WORDS: Final = {
    "turn-ends": "until the turn ends",
    "round-ends": "until the round ends",
    "next-turn": "until the next turn",
    "tile-left": "until the tile is left",
    "chapter-ends": "until the chapter ends",
    "N": "north", "NE": "north-east", "E": "east", "SE": "south-east", "S": "south", "SW": "south-west", "W": "west",
    "NW": "north-west",
}  # fmt: skip
"""Words of fixed lists that read differently in a sentence."""

EVERY: Final = {"mouse": "mice", "minion": "minions", "figure": "figures"}


def and_(parts: list[str]) -> str:
    """One, two and three."""
    return _listed(parts, "and")


def either(parts: list[str]) -> str:
    """One, two or three."""
    return _listed(parts, "or")


def _listed(parts: list[str], word: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def with_article(noun: str) -> str:
    """A noun with `a` or `an`."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def plural(noun: str) -> str:
    """Several of a thing: `die to search` is `dice to search`."""
    if noun in PLURALS:
        return PLURALS[noun]
    head, tail = re.fullmatch(r"(.*?)((?: (?:to|for|in) .*)?)", noun).groups()  # type: ignore[union-attr]
    first, space, last = head.rpartition(" ")
    return f"{first}{space}{PLURALS.get(last) or f'{last}s'}{tail}"


def any_of(words: str) -> str:
    """`every mouse here` as `a mouse here`."""
    return with_article(words.removeprefix("every ")) if words.startswith("every ") else words


def all_of(words: str) -> str:
    """`every mouse here` as `mice here`."""
    for one, several in EVERY.items():
        if words.startswith("every ") and one in words:
            return words.removeprefix("every ").replace(one, several, 1)
    return words


def the_of(words: str) -> str:
    """`every mouse here` as `the mice here`."""
    return f"the {all_of(words)}" if words.startswith("every ") else words


SOME_OF: Final[dict[str, Callable[[str], str]]] = {"any": any_of, "all": all_of, "the": the_of}
"""What may stand after a colon for figures."""


def of_things(value: Any, told: str, noun: str) -> str:
    """A number of things: 1 wound, 2 wounds, wounds equal to something."""
    if isinstance(value, int):
        return f"{told} {noun if abs(value) == 1 else plural(noun)}"
    return f"{plural(noun)} equal to {told}"


def signed(value: Any, told: str, noun: str) -> str:
    """So many more, or fewer."""
    if isinstance(value, int):
        less = "less" if noun.startswith(("cheese", "life", "lore", "move")) else "fewer"
        return f"{abs(value)} {less if value < 0 else 'more'} {noun if abs(value) == 1 else plural(noun)}"
    return f"as many more {plural(noun)} as {told}"
