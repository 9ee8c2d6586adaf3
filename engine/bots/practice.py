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

GAMES: Final = 240
"""Practice games of a manner that is kept."""

LOOK: Final = 60
"""After so many games, and again after as many more, a manner that is not ahead of the best so far is given up."""

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
    best, record = FAMILY, _play(chapter, party, end_page, FAMILY, [])
    if len(record) < GAMES:
        return FAMILY
    for question in range(len(other_manners(best, len(chapter.goals)))):
        for other in other_manners(best, len(chapter.goals))[question]:
            wins = _play(chapter, party, end_page, other, record)
            if len(wins) == GAMES:
                best, record = other, wins
    return best


def _play(chapter: Chapter, party: list[int], end_page: int, manner: Manner, record: list[int]) -> list[int]:
    """Wins after each practice game, as long as they stay ahead of a record and games come to an end."""
    wins: list[int] = []
    won = 0
    for number in range(GAMES):
        bot = GreedyBot(number)
        bot.manner = manner
        game = new_game(chapter, party, FIRST_SEED + number, [bot], end_page=end_page)
        play(game)
        if game.state.outcome == STALLED:
            break
        won += game.state.outcome == WON
        if record and (number + 1) % LOOK == 0 and won <= record[number]:
            break
        wins.append(won)
    return wins


def _some_party(chapter: Chapter, mice: int) -> list[int]:
    """The required heroes and the first of the others."""
    free = [one for one in range(len(chapter.hero_ids)) if one not in chapter.barred and one not in chapter.required]
    return [*chapter.required, *free][:mice]
