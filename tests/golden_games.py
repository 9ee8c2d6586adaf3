"""Golden games: traces of bundled chapters and campaigns, kept as text files and compared line by line.

    make golden                                    play all of them again, show what changed, and keep it
    python -m tests.golden_games flight-random     only those named

`random` plays a game of every chapter, `greedy` of two. A changed line is a changed rule, card, chapter or bot:
read the difference before you commit it.
"""

from __future__ import annotations

import difflib
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from engine.bots import BOTS
from engine.play import new_game, play
from engine.position import position
from engine.records.state import OUTCOMES
from engine.records.trace import Trace
from tests import golden_campaigns
from tests.engine.scene import bundled
from tests.engine.soundness import chapter_of, parties_of

FOLDER = Path(__file__).parent / "golden"
GREEDY = ("flight", "the-drowned-stair")
"""The chapters that greedy plays: with random's games of all, two are enough to notice a changed bot."""
SEED = 1
WORKERS = 2
MOST_LINES = 40
"""Lines of a difference that are printed for each game."""

PLACE = re.compile(r" \([^()]*:\d+(?::\d+)?\)")
"""Where a rule stands: it moves with every line that is written above it, so it is left out."""


def names() -> list[str]:
    """Every golden game, as `chapter-bot` or `campaign-bot`."""
    random = [f"{ident}-random" for ident in sorted(bundled().entries("chapter"))]
    greedy = [f"{ident}-greedy" for ident in GREEDY]
    campaigns = [f"{ident}-{golden_campaigns.BOT}" for ident in sorted(bundled().entries("campaign"))]
    return random + greedy + campaigns


def lines_of(name: str) -> list[str]:
    """Play a golden game now and return its trace."""
    ident, bot = name.rsplit("-", 1)
    if ident in bundled().entries("campaign"):
        return golden_campaigns.lines_of_campaigns(ident)
    chapter = chapter_of(ident)
    party = parties_of(ident)[0]
    trace = Trace()
    game = new_game(chapter, [chapter.hero_ids.index(hero) for hero in party], SEED, [BOTS[bot](SEED)], trace)
    play(game)
    first = f"# {ident}, bot {bot}, seed {SEED}, party {', '.join(party)}"
    last = f"# {OUTCOMES[game.state.outcome]}: {game.state.reason} {position(game)}"
    return [first, *(PLACE.sub("", line) for line in trace.lines()), last]


def kept(name: str) -> list[str]:
    """Return the kept trace of a golden game, or nothing if there is none."""
    path = FOLDER / f"{name}.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def difference(name: str, now: list[str]) -> list[str]:
    """Return what changed, as a unified difference."""
    return list(difflib.unified_diff(kept(name), now, f"{name} kept", f"{name} now", n=2, lineterm=""))


def renew(wanted: list[str]) -> str:
    """Play golden games again, keep their traces, and return what changed."""
    FOLDER.mkdir(exist_ok=True)
    report = []
    with ProcessPoolExecutor(WORKERS) as pool:
        for name, now in zip(wanted, pool.map(lines_of, wanted), strict=True):
            changed = difference(name, now)
            (FOLDER / f"{name}.txt").write_text("\n".join(now) + "\n", encoding="utf-8")
            report += changed[:MOST_LINES]
            report.append(f"{name}: {len(changed)} lines of difference" if changed else f"{name}: unchanged")
    return "\n".join(report)


def main(wanted: list[str]) -> None:
    """Renew the golden games named, or all, and delete the files of those that are no longer played."""
    for path in FOLDER.glob("*.txt"):
        if path.stem not in names():
            path.unlink()
    sys.stdout.write(renew(wanted or names()) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
