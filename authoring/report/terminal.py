"""The report on a terminal: the answers in the order an author asks the questions."""

from __future__ import annotations

from typing import Any


def show(data: dict[str, Any]) -> str:
    """The report as text."""
    rate = data["result"]["win-rate"]
    return f"{data['run']['title']}: won {rate['count']} of {rate['games']} ({rate['rate']:.1%}, {rate['low']:.1%}–{rate['high']:.1%})\n"
