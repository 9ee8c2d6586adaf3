"""The games that people played of one chapter, for its report."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from authoring.people.results_file import NAME, ResultLine, ResultsFileError, read_results
from authoring.people.table_game import TableGame, TableGameError, game_of
from authoring.wording.suggestions import did_you_mean
from engine.playtest import check_party
from engine.playtest.usage_error import UsageError

if TYPE_CHECKING:
    from engine.records.chapter import Chapter


@dataclass(frozen=True)
class PeoplesGames:
    """Games at tables, and the lines that are not counted, each with its place and the reason."""

    games: tuple[TableGame, ...]
    problems: tuple[str, ...]


def peoples_games(folder: Path, chapter: Chapter) -> PeoplesGames | None:
    """Return the games of a chapter that the results of a folder hold; None without such a file or such games."""
    try:
        lines = read_results(folder / NAME).lines
    except FileNotFoundError:
        return None
    except ResultsFileError as error:
        return PeoplesGames((), (f"{NAME}:{error.line or 1}: {error}",))
    games, problems = [], []
    for line in lines:
        if line.cells["chapter"] in ("", chapter.ident):
            try:
                games.append(_checked(line, chapter))
            except TableGameError as error:
                problems.append(f"{NAME}:{line.number}: {error}")
    return PeoplesGames(tuple(games), tuple(problems)) if games or problems else None


def _checked(line: ResultLine, chapter: Chapter) -> TableGame:
    game = game_of(line.cells)
    check_heroes(game.party, chapter)
    return game


def check_heroes(party: tuple[str, ...], chapter: Chapter) -> None:
    """Raise TableGameError if the chapter cannot be played with a party."""
    try:
        check_party(chapter, party)
    except UsageError as error:
        remedy = did_you_mean(error.word, error.known) if error.word else ""
        raise TableGameError(f"{error}, {remedy}" if remedy else str(error)) from None
