"""Golden games: one full game of every bundled chapter by every bundled bot, and campaigns, written down line by line.

    make golden            play all of them anew, show what changed, and keep it
    python -m tests.golden_games flight-random     only those named

A changed line is a changed rule, card, chapter or bot. Read the difference before you commit it.
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
SEED = 1
WORKERS = 2
SHOWN = 40
"""Lines of a difference that are printed for each game."""

PLACE = re.compile(r" \([^()]*:\d+(?::\d+)?\)")
"""Where a rule stands: it moves with every line that is written above it, so it is left out."""


def names() -> list[str]:
    """Every pair of a bundled chapter or campaign and a bot, as `chapter-bot`."""
    campaigns = [f"{ident}-{bot}" for ident in sorted(bundled().entries("campaign")) for bot in golden_campaigns.BOTS]
    return [f"{ident}-{bot}" for ident in sorted(bundled().entries("chapter")) for bot in BOTS] + campaigns


def lines_of(name: str) -> list[str]:
    """The game of a pair, as it is played now."""
    ident, bot = name.rsplit("-", 1)
    if ident in bundled().entries("campaign"):
        return golden_campaigns.lines_of_campaigns(ident, bot)
    chapter = chapter_of(ident)
    party = parties_of(ident)[0]
    trace = Trace()
    game = new_game(chapter, [chapter.hero_ids.index(hero) for hero in party], SEED, [BOTS[bot](SEED)], trace)
    play(game)
    head = f"# {ident}, bot {bot}, seed {SEED}, party {', '.join(party)}"
    told = [PLACE.sub("", line) for line in trace.lines()]
    return [head, *told, f"# {OUTCOMES[game.state.outcome]}: {game.state.reason} {position(game)}"]


def kept(name: str) -> list[str]:
    """The game of a pair as it was written down; nothing where it never was."""
    path = FOLDER / f"{name}.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def difference(name: str, now: list[str]) -> list[str]:
    """What changed, as a unified difference."""
    return list(difflib.unified_diff(kept(name), now, f"{name} kept", f"{name} now", n=2, lineterm=""))


def renew(wanted: list[str]) -> str:
    """Play games anew, write them down, and tell what changed."""
    FOLDER.mkdir(exist_ok=True)
    told = []
    with ProcessPoolExecutor(WORKERS) as pool:
        for name, now in zip(wanted, pool.map(lines_of, wanted), strict=True):
            changed = difference(name, now)
            (FOLDER / f"{name}.txt").write_text("\n".join(now) + "\n", encoding="utf-8")
            told += changed[:SHOWN]
            told.append(f"{name}: {len(changed)} lines of difference" if changed else f"{name}: as before")
    return "\n".join(told)


def main(wanted: list[str]) -> None:
    """Renew the games named, or all, and remove those of chapters and bots that are gone."""
    for path in FOLDER.glob("*.txt"):
        if path.stem not in names():
            path.unlink()
    sys.stdout.write(renew(wanted or names()) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
