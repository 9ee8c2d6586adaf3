"""Play games of every bundled chapter to make a profile for the compiler: `python -m authoring.generators.training`.

`authoring.generators.compiled_engine` runs this with an engine that records the profile.
"""

from __future__ import annotations

from authoring.content.library import open_library
from engine.compile import compile_chapter
from engine.play import play
from engine.playtest import Plan, Table
from engine.playtest.parties import first_party

GAMES = {"greedy": 40, "random": 20, "explorer": 10, "planner": 1}
"""The games of each bot per chapter; most with the default bot of a playtest."""


def train() -> int:
    """Play all games; return their number."""
    library = open_library()
    played = 0
    for ident in sorted(library.entries("chapter")):
        content = library.content_for(ident)
        chapter = compile_chapter(content)
        for bot, games in GAMES.items():
            table = Table(Plan(content, bot, (first_party(chapter),)), chapter)
            for index in range(games):
                play(table.game(index))
                played += 1
    return played


if __name__ == "__main__":
    train()
