"""Games that an error stopped."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """The first crashes with their seeds; the result says how many there were."""
    return [{"seed": seed, "party": list(party), "error": error} for seed, party, error in result.tally.crashes]
