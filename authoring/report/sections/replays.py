"""Games worth watching: a typical one, the closest win, the worst defeat."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played
from engine.playtest.statistics.intervals import quantile
from engine.playtest.tally import Tally
from engine.records.state import OUTCOMES

WHY = {
    "typical": "the commonest outcome, after a middling number of rounds",
    "closest": "the win with the fewest pages left",
    "worst": "the quickest defeat",
}


def section(played: Played) -> list[dict[str, Any]]:
    """The games with their seeds and what to type to watch them."""
    return [{"what": what, **_game(played, index), "why": WHY[what]} for what, index in picks(played.tally).items()]


def picks(tally: Tally) -> dict[str, int]:
    """The numbers of the games, as far as there are such games."""
    found = {
        "typical": typical(tally),
        "closest": tally.closest.index if tally.closest else None,
        "worst": tally.worst.index if tally.worst else None,
    }
    return {what: index for what, index in found.items() if index is not None}


def typical(tally: Tally) -> int | None:
    """A game with the commonest outcome whose rounds are the median of those games, or next to it."""
    if not tally.games:
        return None
    outcome = max(sorted({outcome for outcome, _ in tally.rounds}), key=lambda one: tally.outcomes[one])
    rounds = {value: count for (one, value), count in tally.rounds.items() if one == outcome}
    return tally.shown[outcome, quantile(rounds, 0.5)]


def _name(played: Played) -> str:
    entry = played.opened.entry
    return entry.id if entry.bundled else played.opened.name(entry.file)


def _game(played: Played, index: int) -> dict[str, Any]:
    game = played.game(index)
    plan, party = played.plan, ",".join(game["party"])
    words = [f"tailwright replay {_name(played)} --seed {game['seed']} --bot {plan.bot} --party {party}"]
    words += [f"--end-page {plan.end_page}"] if plan.end_page else []
    words += [f"--start {plan.start}"] if plan.start else []
    words += [f"--option {key}={value}" for key, value in sorted(plan.options.items())]
    outcome, rounds = played.tally.course[index], played.tally.lengths[index]
    return {**game, "outcome": OUTCOMES[outcome], "rounds": rounds, "command": " ".join(words)}
