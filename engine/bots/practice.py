"""Getting to know a chapter: practice games that show which manner of playing wins most, and what its counters mean.

Practice is a pure function of the chapter, the number of mice and the end page: its games have seeds of their own, so
it tells nothing about the dice of any game to come, and it comes out the same whoever practises, and when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import GreedyBot
from engine.bots.manner import FAMILY, Manner, other_manners
from engine.play import new_game, step
from engine.state import STALLED, WON

if TYPE_CHECKING:
    from engine.bots.atlas import Atlas
    from engine.chapter import Chapter

GAMES: Final = 240
"""Practice games of a manner that is kept."""

LOOK: Final = 60
"""After so many games, and again after as many more, a manner that is not ahead of the best so far is given up."""

FIRST_SEED: Final = 7_000_000_000
"""Far from the seeds anybody plays with."""

DOUBT: Final = 20
"""Games at the usual rate of wins that are added to what was seen, so that a few games teach little."""

HIGHEST: Final = 40
"""Higher values of a counter are all the same."""


class Lessons:
    """What was learned of a chapter: the games of the best manner, and how many of them were won."""

    def __init__(self, chapter: Chapter, manner: Manner) -> None:
        self.manner = manner
        self.wins: list[int] = []
        self.seen = [[0] * (min(most, HIGHEST) + 1) for most in chapter.counter_max]
        self.won = [seen[:] for seen in self.seen]

    def worth(self, points: int) -> list[list[int]]:
        """Per counter and value: the share of games won among those that came to it, of so many points."""
        games = len(self.wins)
        won = self.wins[-1] if games else 0
        return [
            [
                points * (wins * games + DOUBT * won) // ((seen + DOUBT) * games) if games else 0
                for seen, wins in zip(self.seen[counter], self.won[counter], strict=True)
            ]
            for counter in range(len(self.seen))
        ]


def lessons_of(atlas: Atlas, mice: int, end_page: int) -> Lessons:
    """What practice teaches about a chapter; learned once, then remembered."""
    key = (mice, end_page)
    found = atlas.lessons.get(key)
    if found is None:
        found = atlas.lessons[key] = _practise(atlas.chapter, mice, end_page)
    return found


def _practise(chapter: Chapter, mice: int, end_page: int) -> Lessons:
    """Question by question: what does better than the manner so far is kept."""
    party = _some_party(chapter, mice)
    best = _play(chapter, party, end_page, FAMILY, [])
    if len(best.wins) < GAMES:
        return Lessons(chapter, FAMILY)
    for question in range(len(other_manners(FAMILY, len(chapter.goals)))):
        for other in other_manners(best.manner, len(chapter.goals))[question]:
            lessons = _play(chapter, party, end_page, other, best.wins)
            if len(lessons.wins) == GAMES:
                best = lessons
    return best


def _play(chapter: Chapter, party: list[int], end_page: int, manner: Manner, record: list[int]) -> Lessons:
    """Practice games in a manner, as long as it stays ahead of a record and games come to an end."""
    lessons = Lessons(chapter, manner)
    won = 0
    for number in range(GAMES):
        bot = GreedyBot(number)
        bot.manner = manner
        game = new_game(chapter, party, FIRST_SEED + number, [bot], end_page=end_page)
        values = [0] * len(game.state.counters)
        while not game.state.outcome:
            step(game)
            for counter, value in enumerate(game.state.counters):
                values[counter] |= 1 << (value if value < HIGHEST else HIGHEST)
        if game.state.outcome == STALLED:
            break
        victory = game.state.outcome == WON
        won += victory
        if record and (number + 1) % LOOK == 0 and won <= record[number]:
            break
        lessons.wins.append(won)
        _remember(lessons, values, victory)
    return lessons


def _remember(lessons: Lessons, values: list[int], victory: bool) -> None:
    """Count a game for every value its counters have had."""
    for counter, mask in enumerate(values):
        seen, won = lessons.seen[counter], lessons.won[counter]
        for value in range(len(seen)):
            if mask >> value & 1:
                seen[value] += 1
                won[value] += victory


def _some_party(chapter: Chapter, mice: int) -> list[int]:
    """The required heroes and the first of the others."""
    free = [one for one in range(len(chapter.hero_ids)) if one not in chapter.barred and one not in chapter.required]
    return [*chapter.required, *free][:mice]
