"""The tree of positions that a search has come to, and how it plays on from one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.play import new_game
from engine.records import decision as decisions
from engine.records.game import Game
from engine.solve.course import Course
from engine.solve.luck import Seen, change_luck, play_turn

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.game import Bot
    from engine.records.state import State

NO_SEED = -1


class Link:
    """One turn of a game: the turn before it, the luck it began with, and the choices made in it."""

    __slots__ = ("answers", "before", "seed", "turn")

    def __init__(self, before: Link | None, turn: int, seed: int, answers: tuple[int, ...]) -> None:
        self.before = before
        self.turn = turn
        self.seed = seed
        self.answers = answers


class Spot:
    """A position between two turns, with the way to it and what was seen on that way."""

    __slots__ = ("hits", "link", "options", "promise", "seen", "state", "visits", "worth")

    def __init__(self, table: Table, promise: int = 0, worth: int = 0) -> None:
        self.state: State = table.game.state.copy()
        self.hits = table.game.hits[:]
        self.seen = table.seen.copy()
        self.options = table.options
        self.link = table.link
        self.promise = promise
        self.worth = worth
        self.visits = 0


class Table:
    """A game that can be put to any position, played on turn by turn, and whose choices are written down."""

    def __init__(self, chapter: Chapter, party: tuple[int, ...], end_page: int = 0) -> None:
        self.chapter = chapter
        self.party = party
        self.end_page = end_page
        self.game: Game
        self.seen = Seen()
        self.link = Link(None, 0, NO_SEED, ())
        self.bot: Bot
        self.answers: list[int] = []
        self.options = 0
        self.turns = 0
        self.first_option = _first_options(chapter)

    def choose(self, game: Game, decision: Decision) -> int:
        """The answer of the bot that plays now, written down."""
        self.seen.offered(decision)
        answer = self.bot.choose(game, decision)
        self.answers.append(answer)
        if decision.kind == decisions.OPTION:
            self.options |= 1 << self.first_option[decision.about] + answer
        return answer

    def begin(self, seed: int, bot: Bot) -> None:
        """Set a new game up."""
        self.bot = bot
        self.seen = Seen()
        self.options = 0
        self.answers = []
        self.game = new_game(self.chapter, list(self.party), seed, [self], end_page=self.end_page)
        self.link = Link(None, 0, seed, tuple(self.answers))
        self.seen.look(self.game)

    def go_to(self, spot: Spot, bot: Bot) -> None:
        """Go to a position, from which another bot plays on."""
        game = self.game
        game.state = spot.state.copy()
        game.hits = spot.hits[:]
        game.decisions = game.labour = 0
        game.running.clear()
        game.page_log.clear()
        game.captures.clear()
        game.in_surge = False
        game.figures_moved = True
        self.seen = spot.seen.copy()
        self.options = spot.options
        self.link = spot.link
        self.bot = bot

    def play_turn(self, seed: int = NO_SEED) -> None:
        """Play one turn, with other luck if a seed is given."""
        game = self.game
        turn = game.state.turn
        if seed != NO_SEED:
            change_luck(game.state, seed, self.seen)
        self.answers = []
        play_turn(game)
        self.turns += 1
        self.link = Link(self.link, turn, seed, tuple(self.answers))
        self.seen.look(game)

    def course(self) -> Course:
        """The way to the position on the table."""
        links: list[Link] = []
        link: Link | None = self.link
        while link is not None:
            links.append(link)
            link = link.before
        root, *rest = reversed(links)
        luck = tuple((one.turn, one.seed) for one in rest if one.seed != NO_SEED)
        answers = tuple(answer for one in (root, *rest) for answer in one.answers)
        return Course(self.party, root.seed, luck, answers, self.end_page)


def _first_options(chapter: Chapter) -> list[int]:
    """For each `choose`, the number of its first option among all options of the chapter."""
    found, number = [], 0
    for choosing in chapter.choices:
        found.append(number)
        number += len(choosing.places)
    return found
