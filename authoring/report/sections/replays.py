"""The games worth watching, each with the command that shows it."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from engine.playtest.picks import picks
from engine.records.state import OUTCOMES

WHY = {
    "typical": "the commonest outcome, after a middling number of rounds",
    "closest": "the win with the fewest pages left",
    "worst": "the quickest defeat",
}


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the games with their seeds and commands."""
    return [{"what": what, **_game(result, index), "why": WHY[what]} for what, index in picks(result.tally).items()]


def _name(result: PlaytestResult) -> str:
    entry = result.loaded.entry
    return entry.id if entry.bundled else result.loaded.name(entry.file)


def _game(result: PlaytestResult, index: int) -> dict[str, Any]:
    game = result.game(index)
    plan, party = result.plan, ",".join(game["party"])
    words = [f"tailwright replay {_name(result)} --seed {game['seed']} --bot {plan.bot} --party {party}"]
    words += [f"--end-page {plan.end_page}"] if plan.end_page else []
    words += [f"--start {plan.start}"] if plan.start else []
    words += [f"--option {key}={value}" for key, value in sorted(plan.options.items())]
    outcome, rounds = result.tally.course[index], result.tally.lengths[index]
    return {**game, "outcome": OUTCOMES[outcome], "rounds": rounds, "command": " ".join(words)}
