"""What spreadsheets make of results.csv is read; what is malformed is refused with its line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.people.results_file import ResultsFile, ResultsFileError, new_results, read_results
from authoring.people.table_game import TableGame

HEAD = "chapter,date,result,why,rounds,party,minutes"
LINE = "mill,,lost,time ran out,9,collin filch,70"
GAME = TableGame("mill", False, 9, ("collin", "filch"), 70, "the wheel, quickly")
ADDED = 'mill,,lost,"the wheel, quickly",9,collin filch,70'


def read(folder: Path, text: str | bytes) -> ResultsFile:
    path = folder / "results.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_results(path)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("last", [True, False])
def test_a_game_is_added_in_the_manner_of_the_file(tmp_path: Path, end: str, mark: str, last: bool) -> None:
    text = mark + end.join([HEAD, LINE]) + end * last
    longer = read(tmp_path, text).with_game(GAME)
    assert longer == mark + end.join([HEAD, LINE, ADDED]) + end
    assert [line.cells["why"] for line in read(tmp_path, longer).lines] == ["time ran out", "the wheel, quickly"]


@pytest.mark.parametrize("separator", [";", "\t"])
def test_other_separators_stay(tmp_path: Path, separator: str) -> None:
    file = read(tmp_path, f"{HEAD}\n{LINE}\n".replace(",", separator))
    assert file.lines[0].cells["party"] == "collin filch"
    assert file.with_game(GAME).splitlines()[-1].split(separator)[3] == "the wheel, quickly"


def test_columns_stand_in_any_order_and_others_are_left_alone(tmp_path: Path) -> None:
    text = 'Minutes,"party",rounds,why,result,date,chapter,who\n70,collin,9,,won,,mill,"Ann\nand Bo"\n,,,,,,,\n\n'
    file = read(tmp_path, text)
    assert [line.cells["who"] for line in file.lines] == ["Ann\nand Bo"]
    assert file.with_game(GAME) == text + '70,collin filch,9,"the wheel, quickly",lost,,mill,\n'


def test_spreadsheets_add_and_leave_out_empty_cells_at_the_end(tmp_path: Path) -> None:
    short, long = read(tmp_path, f"{HEAD}\nmill,,won,,9,collin\nmill,,won,,9,collin,,,\n").lines
    assert short.cells == long.cells


MALFORMED: dict[str, tuple[str | bytes, int, str]] = {
    "empty": ("", 1, 'no column "chapter"'),
    "other table": ("a,b\n1,2\n", 1, 'no column "chapter"'),
    "a column is missing": (HEAD.replace(",why", ""), 1, 'no column "why"'),
    "a column twice": (f"{HEAD},why", 1, 'two columns "why"'),
    "too many cells": (f"{HEAD}\n{LINE}\n{LINE},x\n", 3, "8 cells"),
    "an open quotation mark": (f'{HEAD}\n{LINE}\nmill,,lost,"open,9,collin,70\nmill,,won\n', 3, "not CSV"),
    "text after a quotation mark": (f'{HEAD}\nmill,,lost,"a"b,9,collin,70\n', 2, "not CSV"),
    "another encoding": (f"{HEAD}\nmill,,lost,perdu à la fin,9,collin,70\n".encode("cp1252"), 2, "UTF-8"),
    "two bytes a letter": (HEAD.encode("utf-16"), 1, "UTF-8"),
    "a null character": (f"{HEAD}\n\0\n", 2, "UTF-8"),
    "too large": (b"x" * (4 * 1024 * 1024 + 1), 0, "larger than 4 MiB"),
}


@pytest.mark.parametrize("case", MALFORMED)
def test_a_malformed_file_is_refused_with_the_line(tmp_path: Path, case: str) -> None:
    text, line, words = MALFORMED[case]
    with pytest.raises(ResultsFileError, match=words) as caught:
        read(tmp_path, text)
    assert caught.value.line == line


def test_only_an_ordinary_file_of_the_folder_is_read(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    path = tmp_path / "inner" / "results.csv"
    with pytest.raises(FileNotFoundError):
        read_results(path)
    (tmp_path / "other.csv").write_text(HEAD, encoding="utf-8")
    path.symlink_to(tmp_path / "other.csv")
    with pytest.raises(ResultsFileError, match="leads out of the folder"):
        read_results(path)
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(ResultsFileError, match="pipe"):
        read_results(path)


@settings(max_examples=60, deadline=None)
@given(why=st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=30), separator=st.sampled_from(",;\t"))
def test_any_reason_comes_back(tmp_path_factory: pytest.TempPathFactory, why: str, separator: str) -> None:
    folder = tmp_path_factory.mktemp("results")
    file = read(folder, HEAD.replace(",", separator))
    written = file.with_game(TableGame("mill", False, 9, ("collin",), why=why))
    assert read(folder, written).lines[0].cells["why"] == why.strip()


def test_a_new_file_says_to_spreadsheets_that_it_is_utf_8(tmp_path: Path) -> None:
    text = new_results().with_game(GAME)
    assert text == f"\ufeff{HEAD}\n{ADDED}\n"
    assert len(read(tmp_path, text).lines) == 1
