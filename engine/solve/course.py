"""A course of play: how a game began, when its luck changed, and every choice. It always gives the same game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.bots.greedy.player import GreedyBot
from engine.play import new_game
from engine.solve.luck import SeeingBot, Seen, play_with_luck

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.game import Game
    from engine.records.trace import Trace


@dataclass(frozen=True)
class Course:
    """The party, the seed of the game, the changes of luck and the choices."""

    party: tuple[int, ...]
    seed: int
    luck: tuple[tuple[int, int], ...]
    """Seeds, each with the number of turns after which it is taken."""
    answers: tuple[int, ...]
    end_page: int = 0


class ScriptedBot:
    """Gives answers from a list; after the last one, when what is to be shown has happened, the greedy bot plays on."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = answers
        self.next = 0
        self.otherwise = GreedyBot(0)

    def choose(self, game: Game, decision: Decision) -> int:
        """The next answer."""
        if self.next < len(self.answers):
            self.next += 1
            return self.answers[self.next - 1]
        return self.otherwise.choose(game, decision)


def play_course(chapter: Chapter, course: Course, trace: Trace | None = None) -> Game:
    """Play a course of play once more, to the end of its game."""
    seen = Seen()
    bot = SeeingBot(ScriptedBot(course.answers), seen)
    game = new_game(chapter, list(course.party), course.seed, [bot], trace, end_page=course.end_page)
    play_with_luck(game, course.luck, seen)
    return game
