"""A game is added to the file, or the file stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.write_file import CannotWriteError
from authoring.people.record import record_game
from authoring.people.results_file import ResultsFileError, read_results
from authoring.people.table_game import TableGame

GAME = TableGame("mill", True, 9, ("collin",))


def test_games_are_added_one_by_one_and_none_is_lost(tmp_path: Path) -> None:
    other = TableGame("weir", False, 3, ("filch",), why="колесо")
    counts = [record_game(tmp_path, game) for game in (GAME, other, GAME)]
    assert counts == [1, 1, 2]
    lines = read_results(tmp_path / "results.csv").lines
    assert [(line.cells["chapter"], line.cells["why"]) for line in lines] == [
        ("mill", ""), ("weir", "колесо"), ("mill", ""),
    ]  # fmt: skip
    assert [path.name for path in tmp_path.iterdir()] == ["results.csv"]


@pytest.mark.parametrize("wrong", ["mill,,maybe,,9,collin,", "mill,,won,,soon,collin,", ",,won,,9,collin,", '"'])
def test_a_malformed_file_stays_as_it_is(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "results.csv"
    text = f"chapter,date,result,why,rounds,party,minutes\nmill,,won,,9,collin,\n{wrong}\n"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ResultsFileError) as caught:
        record_game(tmp_path, GAME)
    assert caught.value.line == 3
    assert path.read_text(encoding="utf-8") == text


def test_a_folder_in_the_place_of_the_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "results.csv").mkdir()
    with pytest.raises(ResultsFileError, match="folder"):
        record_game(tmp_path, GAME)


def test_a_broken_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "results.csv").symlink_to(tmp_path / "elsewhere.csv")
    with pytest.raises((ResultsFileError, CannotWriteError)):
        record_game(tmp_path / "inner", GAME)
    assert not (tmp_path / "elsewhere.csv").exists()
