"""`python -m authoring.generators.training`: games of every bundled chapter, for a compiler to see what they do most.

`authoring.generators.compiled_engine` plays them with an engine that takes notes while it runs.
"""

from __future__ import annotations

from authoring.content.library import open_library
from engine.compile import compile_chapter
from engine.play import play
from engine.playtest import CompiledPlan, Plan
from engine.playtest.parties import first_party

GAMES = {"greedy": 40, "random": 20, "explorer": 10, "planner": 1}
"""Per chapter: most are played as a playtest plays them when nobody says how."""


def train() -> int:
    """Play them all, and say how many they were."""
    library = open_library()
    played = 0
    for ident in sorted(library.entries("chapter")):
        content = library.content_for(ident)
        chapter = compile_chapter(content)
        for bot, games in GAMES.items():
            table = CompiledPlan(Plan(content, bot, (first_party(chapter),)), chapter)
            for index in range(games):
                play(table.game(index))
                played += 1
    return played


if __name__ == "__main__":
    train()
