"""Open the files of a case as the command line does, and play them with the engine, whatever lint says of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from authoring.content.findings import Finding, Severity
from authoring.content.library import File, Library, open_library
from authoring.content.source import parse
from engine.bots import make_bot
from engine.compile import compile_chapter
from engine.play import new_game, play
from engine.playtest.parties import all_parties
from engine.records.state import OUTCOMES


@cache
def _bundled_files() -> tuple[File, ...]:
    return tuple(open_library().files)


def open_texts(texts: dict[str, str]) -> tuple[Library, dict[str, File]]:
    """The bundled content with the files of a case, and those files by name."""
    own = {name: File(parse(text.encode(), f"{name}.yaml"), Path(f"/held-out/{name}"), False)
           for name, text in texts.items()}  # fmt: skip
    return Library([*_bundled_files(), *own.values()]), own


def shape_errors(texts: dict[str, str]) -> list[Finding]:
    """What reading the files, their schemas and their ids have to say that is an error."""
    library, own = open_texts(texts)
    found = [one for file in own.values() for one in (*file.source.findings, *file.checked.findings)]
    return [one for one in [*found, *library.findings] if one.severity is Severity.ERROR]


def outcomes(texts: dict[str, str], games: int, bot: str) -> Iterator[tuple[str, str]]:
    """Play every chapter among the files so often: its id and how each game ended. Parties take turns."""
    library, own = open_texts(texts)
    for entry in library.entries("chapter").values():
        if entry.file not in own.values():
            continue
        chapter = compile_chapter(library.content_for(entry.id))
        parties = all_parties(chapter)
        for seed in range(1, games + 1):
            party = [chapter.hero_ids.index(hero) for hero in parties[seed * 7 % len(parties)]]
            game = new_game(chapter, party, seed, [make_bot(bot, seed)])
            play(game)
            yield entry.id, OUTCOMES[game.state.outcome]
