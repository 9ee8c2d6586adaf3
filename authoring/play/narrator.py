"""The log of a game that a person plays: it tells what happens, and keeps what is needed to take choices back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from authoring.play.event_lines import EventLines
from engine.playtest.recording.replay import Recorder
from engine.records.chapter import MICE

if TYPE_CHECKING:
    from authoring.play.chapter_names import ChapterNames
    from authoring.play.view import View
    from engine.playtest.recording.names import Names
    from engine.records.game import Game

Luck = tuple[int, int, int]
"""What changes when dice are rolled or cards are drawn: the dice, and the sizes of both decks."""


def luck_of(game: Game) -> Luck:
    """What chance has brought so far."""
    return game.state.rng, len(game.state.deck), len(game.state.encounters)


class Narrator(Recorder):
    """A recorder that shows events as they happen, unless the choices of a saved game are being followed."""

    def __init__(self, log_names: Names, names: ChapterNames, view: View, persons: frozenset[int]) -> None:
        super().__init__(log_names)
        self.words, self.view, self.persons = names, view, persons
        self.telling = EventLines(names)
        self.sentences: list[str] = []
        self.silent = False
        self.asked: list[tuple[int, Luck]] = []
        """Each choice of a person: how many choices came before it, and the luck until then."""

    def note(self, game: Game, what: str, *rest: Any, **named: Any) -> None:
        """Add an event to the log and show it."""
        super().note(game, what, *rest, **named)
        event = self.events[-1]
        story = self.telling.story(event)
        lines = self.telling.lines(event)
        self.sentences += [story, *lines] if story else lines
        if self.silent:
            return
        if story:
            face = event.text if event.text in game.chapter.board.face_ids else ""
            self.view.read(self.words.of("face", face) if face else self.words.say("read-aloud"), [story])
        self.view.happened(game, lines, self._is_turn_of_others(game))

    def go_live(self) -> None:
        """From now on show what happens. Call it when the choices that were made before are over."""
        if self.silent:
            self.silent = False
            self.view.caught_up(self.sentences)

    def person_asked(self, game: Game) -> None:
        """Remember that a person makes the next choice."""
        self.asked.append((len(self.choices), luck_of(game)))

    def _is_turn_of_others(self, game: Game) -> bool:
        current = game.state.current
        return game.state.turn > 0 and not (0 <= current < MICE and current in self.persons)
