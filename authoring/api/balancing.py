"""What carries a chapter, and what to change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from authoring.api.chapter import linted, play_options
from authoring.balance.knockout import knockout as knock_out
from authoring.balance.patch import write_texts
from authoring.balance.restricted import play_without
from authoring.balance.tune import Tuning as FoundTuning
from authoring.balance.tune import tune as tune_chapter
from authoring.report.effects import knockout_document, restricted_document
from authoring.report.effects_page import effects_page
from authoring.report.tuning import tuning_document
from engine.playtest.statistics.intervals import Difference

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from engine.records.game import Bot


class Effects:
    """What parts of a chapter are worth, or what bots lose without something. `knockout` and `without` make one.

    `data` is all of it as plain data, as `tailwright knockout --json` writes it.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    @property
    def win_rates(self) -> dict[str, Difference]:
        """By how much the win rate changes without each part, with an interval that holds however often one looks."""
        return {row["name"]: Difference(**row["win-rate"]) for row in self.data["effects"]}

    @property
    def reasons(self) -> dict[str, str]:
        """Why some parts could not be taken out, by their names."""
        return {row["name"]: row["reason"] for row in self.data["refused"]}

    def html(self) -> str:
        """A page with the table."""
        return effects_page(self.data)

    def __repr__(self) -> str:
        return f"<Effects of {len(self.data['effects'])} parts of {self.data['run']['chapter']}>"


class Tuning:
    """Changes that reach a wish. `tune` makes one.

    `data` is all of it as plain data, as `tailwright tune --json` writes it.
    """

    def __init__(self, found: FoundTuning) -> None:
        self._found = found
        self.data = tuning_document(found)

    @property
    def changes(self) -> dict[str, tuple[int, int]]:
        """The numbers to change, each with what it is and what it is to be."""
        return {one["number"]: (one["from"], one["to"]) for one in self.data["changes"]}

    @property
    def confirmed(self) -> bool:
        """Whether fresh games meet the wishes, with their whole intervals."""
        return self._found.confirmed

    @property
    def patch(self) -> str:
        """The changes as a unified diff."""
        return self._found.patch

    def apply(self) -> None:
        """Write the changes into the files."""
        write_texts(self._found.texts)

    def __repr__(self) -> str:
        return repr(self._found)


def knockout(
    chapter: Chapter,
    games: int = 500,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    kinds: Sequence[str] = (),
    double: bool = False,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
) -> Effects:
    """Take each part of a chapter out in turn, or `double` it, over the same seeds; `games` for each on average.

    `kinds` are some of `rules`, `searches`, `surges`, `encounters`, `minions`, `cards`, `abilities` and `heroes`.
    """
    wanted = replace(play_options(bot, party, seed, mice, options), games=games, workers=workers)
    return Effects(knockout_document(knock_out(linted(chapter), wanted, kinds, double)))


def without(
    chapter: Chapter,
    words: Sequence[str],
    games: int = 1000,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
) -> Effects:
    """Let bots go without each of some things, such as `search` or `ability:first-aid`, over the same seeds."""
    wanted = replace(play_options(bot, party, seed, mice, options), games=games, workers=workers)
    return Effects(restricted_document(play_without(linted(chapter), wanted, words)))


def tune(
    chapter: Chapter,
    want: Sequence[str] = (),
    games: int = 2000,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: Sequence[int] = (),
    knobs: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    workers: int = 1,
) -> Tuning:
    """Find the smallest changes of a chapter's numbers that reach some wishes, or its targets.

    A wish is such as `win-rate=0.5`, `win-rate=0.3..0.7` or `rounds=12`. As many fresh `games` confirm what is found.
    """
    wanted = replace(play_options(bot, party, seed, 0, options), games=games, workers=workers)
    return Tuning(tune_chapter(linted(chapter), wanted, want, mice, knobs))
