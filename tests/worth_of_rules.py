"""What a rule option is worth on chapter 1: `python -m tests.worth_of_rules [OPTION=VALUE ...] [--games N]`.

Greedy plays the same seeds with the option and without it. docs/rules.md states the results.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import cache

from engine.bots.greedy.player import GreedyBot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.playtest.statistics.paired import Pairs, rate_difference
from engine.records.state import WON
from tests.engine.scene import bundled
from tests.engine.soundness import parties_of

CHAPTER = "flight"
OPTIONS = (
    "new-initiative=go-on", "new-initiative=as-before", "melee-placement=closest", "melee-placement=any",
    "mousetraps=box", "abilities=per-turn", "engaged-move-die=not-rolled",
)  # fmt: skip
"""The options whose worth a measurement has been asked for."""


@cache
def outcomes(words: str, games: int) -> tuple[bool, ...]:
    """Which of some games greedy wins by an option."""
    name, _, value = words.partition("=")
    chapter = compile_chapter(bundled().content_for(CHAPTER), {name: value} if name else {})
    party = [chapter.hero_ids.index(hero) for hero in parties_of(CHAPTER)[0]]
    won = []
    for seed in range(games):
        game = new_game(chapter, party, seed, [GreedyBot(seed)])
        play(game)
        won.append(game.state.outcome == WON)
    return tuple(won)


def main() -> None:
    """Play and print a line for each option."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("options", nargs="*", default=OPTIONS)
    parser.add_argument("--games", type=int, default=1000)
    wanted = parser.parse_args()
    usual = outcomes("", wanted.games)
    sys.stdout.write(f"edition en: {sum(usual) / wanted.games:.1%}\n")
    for words in wanted.options:
        given = outcomes(words, wanted.games)
        counts = Counter(zip(usual, given, strict=True))
        pairs = Pairs(counts[True, True], counts[True, False], counts[False, True], counts[False, False])
        by = rate_difference(pairs)
        points = f"{100 * by.value:+.1f} points ({100 * by.low:+.1f} to {100 * by.high:+.1f})"
        sys.stdout.write(f"{words}: {sum(given) / wanted.games:.1%}, {points}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
