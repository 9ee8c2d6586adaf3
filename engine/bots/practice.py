"""Getting to know a chapter: practice games that show which manner of playing wins most of them.

Practice is a pure function of the chapter, the number of mice and the end page: its games have seeds of their own, so
it tells nothing about the dice of any game to come, and it comes out the same whoever practises, and when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy import GreedyBot
from engine.bots.manner import FAMILY, Manner, other_manners
from engine.play import new_game, play
from engine.state import STALLED, WON

if TYPE_CHECKING:
    from engine.bots.atlas import Atlas
    from engine.chapter import Chapter

GAMES: Final = 120
"""Practice games of each manner."""

HOPELESS: Final = 12
"""Wins a manner may lie behind before its practice is broken off."""

CLEARLY: Final = 4
"""Wins by which a new manner must be ahead of the old one."""

FIRST_SEED: Final = 7_000_000_000
"""Far from the seeds anybody plays with."""


def best_manner(atlas: Atlas, mice: int, end_page: int) -> Manner:
    """The manner that wins most practice games of a chapter; found once, then remembered."""
    key = (mice, end_page)
    found = atlas.manners.get(key)
    if found is None:
        found = atlas.manners[key] = _practise(atlas.chapter, mice, end_page)
    return found


def _practise(chapter: Chapter, mice: int, end_page: int) -> Manner:
    """Question by question: what does better than the manner so far is kept."""
    party = _some_party(chapter, mice)
    best, score = FAMILY, _record(chapter, party, end_page, FAMILY, [])
    if len(score) < GAMES:
        return FAMILY
    for question in range(len(other_manners(best, len(chapter.goals)))):
        for other in other_manners(best, len(chapter.goals))[question]:
            wins = _record(chapter, party, end_page, other, score)
            if len(wins) == GAMES and wins[-1] >= score[-1] + CLEARLY:
                best, score = other, wins
    return best


def _record(chapter: Chapter, party: list[int], end_page: int, manner: Manner, score: list[int]) -> list[int]:
    """Wins after each practice game, as far as they keep up with an earlier record and games come to an end."""
    wins: list[int] = []
    won = 0
    for number in range(GAMES):
        bot = GreedyBot(number)
        bot.manner = manner
        game = new_game(chapter, party, FIRST_SEED + number, [bot], end_page=end_page)
        play(game)
        won += game.state.outcome == WON
        wins.append(won)
        if game.state.outcome == STALLED or (score and won + HOPELESS < score[number]):
            break
    return wins


def _some_party(chapter: Chapter, mice: int) -> list[int]:
    """The required heroes and the first of the others."""
    free = [one for one in range(len(chapter.hero_ids)) if one not in chapter.barred and one not in chapter.required]
    return [*chapter.required, *free][:mice]
