"""The games worth watching: a typical one, the closest win, the worst defeat."""

from __future__ import annotations

from engine.playtest.statistics.intervals import quantile
from engine.playtest.tally import Tally


def picks(tally: Tally) -> dict[str, int]:
    """Return the numbers of these games, as far as there are such games."""
    indexes = {
        "typical": typical(tally),
        "closest": tally.closest.index if tally.closest else None,
        "worst": tally.worst.index if tally.worst else None,
    }
    return {what: index for what, index in indexes.items() if index is not None}


def typical(tally: Tally) -> int | None:
    """Return a game with the commonest outcome and the median number of rounds of these games, or nearly so."""
    if not tally.games:
        return None
    outcome = max(sorted({outcome for outcome, _ in tally.rounds}), key=lambda outcome: tally.outcomes[outcome])
    rounds = {number: count for (ending, number), count in tally.rounds.items() if ending == outcome}
    return tally.shown[outcome, quantile(rounds, 0.5)]
