"""Two versions of a chapter, played with the same seeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from authoring.api.chapter import play_options
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.playtest import playtest
from authoring.report.comparison import comparison
from authoring.report.comparison_text import markdown
from engine.playtest.statistics.intervals import Difference

if TYPE_CHECKING:
    from engine.records.game import Bot


class Comparison:
    """What changed from one version of a chapter to another. `compare` makes one.

    `data` is the whole comparison as plain data, as `tailwright compare --json` writes it.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    @property
    def win_rate(self) -> Difference:
        """How much more often the second version is won, with the 95 % interval."""
        return Difference(**self.data["win-rate"])

    @property
    def rounds(self) -> Difference:
        """How many rounds longer the second version takes, with the 95 % interval."""
        return Difference(**self.data["rounds"])

    def markdown(self, box: bool = False) -> str:
        """The comparison for a pull request; with `box`, also what changed among the cards and figures of the box."""
        return markdown(self.data, box)

    def __repr__(self) -> str:
        a, b = self.data["a"]["file"], self.data["b"]["file"]
        return f"<Comparison of {a} and {b}: {self.data['games']} games each, win rate {self.win_rate}>"


def compare(
    a: str | Path,
    b: str | Path,
    games: int = 500,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
) -> Comparison:
    """Play two versions of a chapter, files or ids, with the same seeds. They may have the same id."""
    wanted = replace(play_options(bot, party, seed, mice, options), games=games, workers=workers)
    first, second = (playtest(open_playable(str(version), ("chapter",), alone=True), wanted) for version in (a, b))
    return Comparison(comparison(first, second, (str(a), str(b))))
