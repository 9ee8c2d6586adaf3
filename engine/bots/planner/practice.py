"""Getting to know a chapter: practice games that show which manner of playing wins most, and what its counters mean.

Practice is a pure function of the chapter, the number of mice and the end page: its games have seeds of their own, so
it tells nothing about the dice of any game to come, and it comes out the same whoever practises, and when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.endings import HIGHEST, ends_of_counters
from engine.bots.greedy.manner import FAMILY, Manner, other_manners
from engine.bots.greedy.player import GreedyBot
from engine.play import new_game, step
from engine.records.state import STALLED, WON

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.chapter import Chapter

GAMES: Final = 240
"""Practice games of a manner that is kept."""

LOOK: Final = 60
"""After so many games, and again after as many more, a manner that is not ahead of the best so far is given up."""

FIRST_SEED: Final = 7_000_000_000
"""Far from the seeds anybody plays with."""

CERTAIN: Final = 1000
DOUBT: Final = 20
"""Games at the usual rate of wins that are added to what was seen, so that a few games teach little."""


class Lessons:
    """What was learned of a chapter: the games of the best manner, and how many of them were won."""

    def __init__(self, chapter: Chapter, manner: Manner) -> None:
        self.manner = manner
        self.wins: list[int] = []
        self.seen = [[0] * (min(most, HIGHEST) + 1) for most in chapter.counter_max]
        self.won = [seen[:] for seen in self.seen]
        self.to_victory: list[int] = []
        self.to_defeat: list[int] = []

    def worth(self, points: int) -> list[list[int]]:
        """Per counter and value, of so many points: how near the end it brings the chapter, or what it went with.

        A counter that alone wins the chapter is worth more with every step, one that loses it costs more with every
        step, the last ones most. Any other is worth the share of games won among those that came to its value.
        """
        found = []
        for counter, seen in enumerate(self.seen):
            victory, defeat = self._end(self.to_victory, counter), self._end(self.to_defeat, counter)
            row = []
            for value in range(len(seen)):
                if victory > 0:
                    row.append(points * value // victory)
                elif defeat > 0:
                    row.append(-points * value * value // (defeat * defeat))
                else:
                    row.append(points * self._share(counter, value) // CERTAIN)
            found.append(row)
        return found

    def _end(self, ends: list[int], counter: int) -> int:
        return ends[counter] if ends else -1

    def _share(self, counter: int, value: int) -> int:
        """The share of games won among those in which a counter had a value."""
        games = len(self.wins)
        if not games:
            return 0
        won = self.won[counter][value] * games + DOUBT * self.wins[-1]
        return CERTAIN * won // ((self.seen[counter][value] + DOUBT) * games)


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
        if not number:
            lessons.to_victory = ends_of_counters(game, chapter.victories)
            lessons.to_defeat = ends_of_counters(game, chapter.defeats)
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
