"""Games that an error stopped."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the first crashes with their seeds; the section `result` has their number."""
    return [{"seed": seed, "party": list(party), "error": error} for seed, party, error in result.tally.crashes]
