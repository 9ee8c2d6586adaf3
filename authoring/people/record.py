"""Write down a game that people played."""

from __future__ import annotations

from pathlib import Path

from authoring.content.write_file import write_file
from authoring.people.results_file import NAME, ResultsFileError, new_results, read_results
from authoring.people.table_game import TableGame, TableGameError, game_of


def record_game(folder: Path, game: TableGame) -> int:
    """Add a game to the results of a folder, and return how many games of its chapter they hold now.

    Raises ResultsFileError if the file is malformed, which is left as it is then, and CannotWriteError.
    """
    path = folder / NAME
    try:
        file = read_results(path)
    except FileNotFoundError:
        file = new_results()
    for line in file.lines:
        try:
            game_of(line.cells)
        except TableGameError as error:
            raise ResultsFileError(str(error), line.number) from None
    write_file(path, file.with_game(game), within=folder)
    return 1 + sum(line.cells["chapter"] == game.chapter for line in file.lines)
