"""Practice games of a chapter: they show which style of play wins most, and what values of counters mean.

The result depends only on the chapter, the number of mice and the end page. The practice games have their own seeds, so
that they tell nothing about the dice of other games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.endings import HIGHEST_VALUE, ends_of_counters
from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.style import DEFAULT_STYLE, PlayStyle, alternatives_to
from engine.play import new_game, step
from engine.records.state import STALLED, WON

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.chapter import Chapter

GAMES: Final = 240
"""Practice games with each style that is not given up."""

LOOK: Final = 60
"""After each so many games, a style that is not ahead of the best so far is given up."""

FIRST_SEED: Final = 7_000_000_000
"""Far from the seeds that users choose."""

CERTAIN: Final = 1000
DOUBT: Final = 20
"""Games at the usual rate of wins that are added to the observed ones, so that a few games have little weight."""


class PracticeResult:
    """What was learned of a chapter: the best style of play, and how many games with each counter value were won."""

    def __init__(self, chapter: Chapter, style: PlayStyle) -> None:
        self.style = style
        self.wins: list[int] = []
        self.seen = [[0] * (min(most, HIGHEST_VALUE) + 1) for most in chapter.counter_max]
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


def practice_result(atlas: Atlas, mice: int, end_page: int) -> PracticeResult:
    """The practice result for a chapter; played once, then remembered."""
    key = (mice, end_page)
    found = atlas.practice.get(key)
    if found is None:
        found = atlas.practice[key] = _run_practice(atlas.chapter, mice, end_page)
    return found


def _run_practice(chapter: Chapter, mice: int, end_page: int) -> PracticeResult:
    """Try changes to the style one after another, and keep each change that wins more."""
    party = some_party(chapter, mice)
    best = _play(chapter, party, end_page, DEFAULT_STYLE, [])
    if len(best.wins) < GAMES:
        return PracticeResult(chapter, DEFAULT_STYLE)
    for question in range(len(alternatives_to(DEFAULT_STYLE, len(chapter.goals)))):
        for other in alternatives_to(best.style, len(chapter.goals))[question]:
            practice = _play(chapter, party, end_page, other, best.wins)
            if len(practice.wins) == GAMES:
                best = practice
    return best


def _play(chapter: Chapter, party: list[int], end_page: int, style: PlayStyle, record: list[int]) -> PracticeResult:
    """Practice games in a style, until it falls behind a record or a game does not end."""
    practice = PracticeResult(chapter, style)
    won = 0
    for number in range(GAMES):
        bot = GreedyBot(number)
        bot.style = style
        game = new_game(chapter, party, FIRST_SEED + number, [bot], end_page=end_page)
        if not number:
            practice.to_victory = ends_of_counters(game, chapter.victories)
            practice.to_defeat = ends_of_counters(game, chapter.defeats)
        values = [0] * len(game.state.counters)
        while not game.state.outcome:
            step(game)
            for counter, value in enumerate(game.state.counters):
                values[counter] |= 1 << (value if value < HIGHEST_VALUE else HIGHEST_VALUE)
        if game.state.outcome == STALLED:
            break
        victory = game.state.outcome == WON
        won += victory
        if record and (number + 1) % LOOK == 0 and won <= record[number]:
            break
        practice.wins.append(won)
        _remember(practice, values, victory)
    return practice


def _remember(practice: PracticeResult, values: list[int], victory: bool) -> None:
    """Count a game for every value that its counters have had."""
    for counter, mask in enumerate(values):
        seen, won = practice.seen[counter], practice.won[counter]
        for value in range(len(seen)):
            if mask >> value & 1:
                seen[value] += 1
                won[value] += victory


def some_party(chapter: Chapter, mice: int) -> list[int]:
    """The required heroes and the first of the others."""
    free = [one for one in range(len(chapter.hero_ids)) if one not in chapter.barred and one not in chapter.required]
    return [*chapter.required, *free][:mice]
