"""One game, recorded step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from authoring.api.chapter import compiled, play_options
from authoring.report.replay_page import replay_page
from authoring.report.viewer import Shown
from engine.play import play
from engine.playtest.recording.recorder import Film
from engine.records.state import OUTCOMES

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from engine.playtest import Table
    from engine.records.game import Bot, Game
    from engine.records.outcome import Outcome


class Replay:
    """A game that was played and recorded. `replay` makes one."""

    def __init__(self, chapter: Chapter, table: Table, game: Game, film: Film) -> None:
        self.chapter = chapter
        self.seed = table.plan.seed
        self._table = table
        self._game = game
        self._film = film

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self._game.outcome

    @property
    def log(self) -> list[str]:
        """What happened, line by line, with choices, dice and rules."""
        return [step.line() for step in self._film.log]

    def html(self) -> str:
        """A page that steps through the game."""
        state = self._game.state
        shown = Shown(f"seed {self.seed}", self._film, OUTCOMES[state.outcome], state.reason)
        return replay_page(self._table, shown, self.chapter.title)

    def __repr__(self) -> str:
        return f"<Replay of {self.chapter.id}, seed {self.seed}: {self.outcome}, {len(self._film.log)} steps>"


def replay(
    chapter: Chapter,
    seed: int = 0,
    bot: str | type[Bot] = "greedy",
    party: Sequence[str] = (),
    *,
    mice: int = 0,
    options: Mapping[str, object] | None = None,
    end_page: int = 0,
    start: str = "",
) -> Replay:
    """Play one game of a playtest again, with a record of every step."""
    table = compiled(chapter, play_options(bot, party, seed, mice, options, end_page, start))
    film = Film()
    game = table.game(0, film)
    play(game)
    return Replay(chapter, table, game, film)
