"""What the parts of a chapter are worth, as a page."""

from __future__ import annotations

from typing import Any

from authoring.report.effects_words import HEADS, MORE_GAMES, change, longer, meaning, part_name
from authoring.report.page import write_page


def effects_page(data: dict[str, Any]) -> str:
    """Return the page. Its bars share one scale: from the lowest end of an interval to the highest."""
    reach = max([0.05, *(abs(row["win-rate"][end]) for row in data["effects"] for end in ("low", "high"))])
    rows = [
        {
            **row,
            "title": part_name(row),
            "meaning": meaning(data, row),
            "points": change(row["win-rate"]),
            "longer": longer(row["rounds"]),
            "at": _place(row["win-rate"]["value"], reach),
            "from": _place(row["win-rate"]["low"], reach),
            "width": _place(row["win-rate"]["high"], reach) - _place(row["win-rate"]["low"], reach),
        }
        for row in data["effects"]
    ]
    return write_page(
        "effects.html.j2", data=data, rows=rows, head=HEADS[data["what"]], more_games=MORE_GAMES, reach=reach
    )


def _place(value: float, reach: float) -> float:
    """Where a change stands on a bar whose middle is no change."""
    return (value + reach) / (2 * reach)
