"""What the bot was offered, and what of it it took."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return every offer that was made, and how often it was made and taken."""
    tally = result.tally
    return [
        {
            "kind": offer.kind,
            "name": offer.name,
            "where": offer.where,
            "offered": tally.offered[index],
            "taken": tally.taken[index],
        }
        for index, offer in enumerate(result.compiled.offers.all)
        if tally.offered[index]
    ]
