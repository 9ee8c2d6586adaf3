"""A game of a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.play import play_round
from engine.playtest.bot_names import make_bots
from engine.playtest.recording.names import names_of
from engine.playtest.recording.replay import Recorder
from engine.position import Position, position
from engine.rulebook.setup import bots_for

if TYPE_CHECKING:
    from authoring.api.chapter import Chapter
    from engine.playtest import CompiledPlan
    from engine.records.game import Bot
    from engine.records.game import Game as EngineGame
    from engine.records.outcome import Outcome


class Game:
    """One game. It begins when `play` is called; the same seed, party and bots always play the same game.

    `chapter`, `party` and `seed` are what it was made with.
    """

    def __init__(self, chapter: Chapter, compiled: CompiledPlan) -> None:
        self.chapter = chapter
        self.party = compiled.plan.party_of(0)
        self.seed = compiled.plan.seed
        self._compiled = compiled
        self._recorder = Recorder(names_of(compiled.plan.content))
        self._game: EngineGame | None = None

    def play(self, bots: str | Bot | list[Bot], rounds: int = 0) -> None:
        """Play to the end, or for some rounds; the next call goes on from there.

        `bots` is a bot for all mice, a bot for each mouse, or the name of a bot as on the command line.
        """
        players = self._players(bots)
        if self._game is None:
            self._game = self._compiled.game(0, self._recorder, bots=players)
        self._game.bots = bots_for(players, len(self.party))
        played = 0
        while not self._game.state.outcome and (not rounds or played < rounds):
            play_round(self._game)
            played += 1

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended: `Won`, `Lost` or `Stalled`; None before its end."""
        return self._game.outcome if self._game else None

    @property
    def position(self) -> Position | None:
        """Who stands where, in what state; None before the game begins. `str` makes a line of text of it."""
        return position(self._game) if self._game else None

    @property
    def log(self) -> list[str]:
        """What happened so far, line by line, with the choices that were made and the rules that applied."""
        return [step.line() for step in self._recorder.log]

    def _players(self, bots: str | Bot | list[Bot]) -> list[Bot]:
        if isinstance(bots, str):
            return make_bots(bots, self.seed, len(self.party), self._compiled.plan.content.personas)
        return list(bots) if isinstance(bots, list) else [bots]

    def __repr__(self) -> str:
        place = self.position
        clock = f"round {place.round}, page {place.page} of {place.end_page}" if place else "not begun"
        end = self.outcome or clock
        return f"<Game of {self.chapter.id}, seed {self.seed}: {', '.join(self.party)}; {end}>"
