"""Our own games: `python tailwright.py CHAPTER BOT [check|trace]`, with whichever engine is first on the path."""

from __future__ import annotations

import gc
import pickle
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from protocol import serve

from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.invariants import check
from engine.play import new_game, play
from engine.records.content import Content
from engine.records.trace import Trace

UNHURRIED = 200_000
"""How seldom to look for garbage, as the command line sets it."""


def main(content_file: str, bot: str, extra: str = "") -> None:
    """Play one game after the other with the first allowed party."""
    gc.set_threshold(UNHURRIED)
    fields = pickle.loads(Path(content_file).read_bytes())
    chapter = compile_chapter(Content(**fields))
    allowed = [hero for hero in range(len(chapter.hero_ids)) if hero not in chapter.barred]
    party = [*chapter.required, *(hero for hero in allowed if hero not in chapter.required)][: chapter.mice_from]

    def one(number: int) -> tuple[int, int, int]:
        trace = Trace() if extra == "trace" else None
        bots = [make_bot(bot, number)]
        game = new_game(chapter, party, number, bots, trace, check if extra == "check" else None)
        play(game)
        return game.decisions + game.forced, game.decisions, 0

    serve(one)


main(*sys.argv[1:])
