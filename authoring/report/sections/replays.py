"""The games worth watching, each with the command that shows it."""

from __future__ import annotations

from typing import Any

from authoring.playtest.replay_command import replay_command
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


def _game(result: PlaytestResult, index: int) -> dict[str, Any]:
    game = result.game(index)
    outcome, rounds = result.tally.course[index], result.tally.lengths[index]
    command = replay_command(result.loaded, result.plan, index)
    return {**game, "outcome": OUTCOMES[outcome], "rounds": rounds, "command": command}
