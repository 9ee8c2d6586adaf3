"""Why a rule does what it does, or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from authoring.api.chapter import play_options
from authoring.playtest.why import GAMES, ask_why
from authoring.report.why import why_document
from authoring.report.why_text import why_lines

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from engine.records.game import Bot


class Answer:
    """What games showed of one rule. `why` makes one.

    `data` is the whole answer as plain data, as `tailwright why --json` writes it.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    @property
    def ran(self) -> int:
        """How often the rule ran; of a standing rule, in how many games it applied."""
        return int(self.data["ran"]["times"])

    @property
    def cause(self) -> str:
        """In a sentence, why the rule did no more than it did."""
        return str(self.data["cause"])

    @property
    def lint(self) -> list[str]:
        """What lint says of the rule, first what cannot happen."""
        return list(self.data["lint"])

    @property
    def lines(self) -> list[str]:
        """The whole answer as text: the cause, all counts, and games to watch."""
        return why_lines(self.data)

    def __repr__(self) -> str:
        return f"<Answer: {self.data['headline']}: {self.cause}>"


def why(
    chapter: Chapter,
    rule: str,
    games: int = GAMES,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    seed: int = 0,
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
    workers: int = 1,
) -> Answer:
    """Play a chapter and watch one rule: its id, or a line of it as `file:line`.

    The rule may be one of the chapter, or of any card, status or figure that it is played with. Watching changes no
    game.
    """
    wanted = play_options(bot, party, seed, mice, options, end_page, start)
    return Answer(why_document(ask_why(chapter.loaded, rule, replace(wanted, games=games, workers=workers))))
