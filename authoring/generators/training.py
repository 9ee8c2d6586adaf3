"""Play games of every bundled chapter to make a profile for the compiler: `python -m authoring.generators.training`.

`authoring.generators.compiled_engine` runs this with an engine that records the profile.
"""

from __future__ import annotations

from authoring.content.library import open_library
from engine.bots import BOTS
from engine.compile import compile_chapter
from engine.play import play
from engine.playtest import CompiledPlan, Plan
from engine.playtest.parties import first_party

GAMES = {"greedy": 40, "random": 20, "planner": 1}
"""Games per chapter and bot. Greedy plays most, because it plays most playtests; a planner's game takes long."""
OTHERS = 10
"""Games per chapter of any other bot."""


def train() -> int:
    """Play all games; return their number."""
    library = open_library()
    played = 0
    for ident in sorted(library.entries("chapter")):
        content = library.content_for(ident)
        chapter = compile_chapter(content)
        for bot in BOTS:
            plan = CompiledPlan(Plan(content, bot, (first_party(chapter),)), chapter)
            for index in range(GAMES.get(bot, OTHERS)):
                play(plan.game(index))
                played += 1
    return played


if __name__ == "__main__":
    train()
