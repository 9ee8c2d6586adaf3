"""What the parts of a chapter are worth, in words, for the terminal and the page."""

from __future__ import annotations

from typing import Any

from authoring.report.effects import DOUBLED, OUT, WITHOUT

HEADS = {
    OUT: "Each part is taken out of the chapter in turn, over the same seeds.",
    DOUBLED: "Each part is doubled in turn, over the same seeds.",
    WITHOUT: "The same bots play the same seeds, and never do this unless there is nothing else to do.",
}
HARDER, EASIER, LITTLE, OPEN = "makes it harder", "helps the mice", "changes little", "open"
MEANINGS = {
    OUT: {"more": HARDER, "less": EASIER, "none": LITTLE, "open": OPEN},
    DOUBLED: {"more": EASIER, "less": HARDER, "none": LITTLE, "open": OPEN},
    WITHOUT: {"more": HARDER, "less": EASIER, "none": LITTLE, "open": OPEN},
}
MORE_GAMES = "open: the interval holds 0 and is wider than 3 points either way; more --games decide it"


def meaning(data: dict[str, Any], row: dict[str, Any]) -> str:
    """What an effect says about the part."""
    if row["crashed"]:
        return f"{row['crashed']} games crashed"
    return MEANINGS[data["what"]][row["verdict"]]


def change(one: dict[str, Any]) -> str:
    """A change of the win rate in points, with its interval."""
    return f"{signed(one['value'] * 100, 0)} ({signed(one['low'] * 100, 0)} to {signed(one['high'] * 100, 0)})"


def longer(one: dict[str, Any]) -> str:
    """A change of the rounds, with its interval if there is one."""
    if one["low"] is None:
        return signed(one["value"])
    return f"{signed(one['value'])} ({signed(one['low'])} to {signed(one['high'])})"


def signed(value: float, digits: int = 1) -> str:
    """A number with its sign; what rounds to nothing is 0, without one."""
    rounded = round(value, digits)
    return f"{rounded:+.{digits}f}" if rounded else "0"


def part_name(row: dict[str, Any]) -> str:
    """The name of a part; of a hero, with who went instead."""
    return f"{row['name']} → {row['instead']}" if row["instead"] else row["name"]
