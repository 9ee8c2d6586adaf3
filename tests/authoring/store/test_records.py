from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from authoring.store import FOLDER_VARIABLE, records
from authoring.store.keys import Key
from authoring.store.records import read_record, write_record

KEY = Key("attic", "c" * 64, "e" * 64, {"bot": "greedy"})


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    return tmp_path / "things"


def test_what_is_written_can_be_read() -> None:
    assert read_record("things", KEY) is None
    assert write_record("things", KEY, {"won": 3})
    assert read_record("things", KEY) == {"won": 3}
    assert read_record("other-things", KEY) is None


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", "[" * 9999, '{"kind": "things"}', '{"kind": "things", "version": 0, "data": 1}', "\0"]
)
def test_a_damaged_file_counts_as_absent(text: str, folder: Path) -> None:
    folder.mkdir()
    (folder / KEY.file_name).write_text(text, encoding="utf-8")
    assert read_record("things", KEY) is None


def test_a_record_of_something_else_is_not_returned(folder: Path) -> None:
    write_record("things", KEY, 1)
    path = folder / KEY.file_name
    path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), "content": "c" * 63 + "d"}), "utf-8")
    assert read_record("things", KEY) is None


def test_a_pipe_does_not_block(folder: Path) -> None:
    folder.mkdir()
    os.mkfifo(folder / KEY.file_name)
    assert read_record("things", KEY) is None
    assert not write_record("things", KEY, 1)


def test_nothing_is_kept_where_nothing_can_be_written(folder: Path) -> None:
    folder.write_text("a file", encoding="utf-8")
    assert not write_record("things", KEY, 1)
    assert read_record("things", KEY) is None


def test_the_oldest_records_go_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_FILES", 3)
    keys = [Key(f"attic-{number}", "c", "e") for number in range(5)]
    for age, key in enumerate(keys):
        write_record("things", key, age)
        os.utime(folder / key.file_name, (age, age))
    write_record("things", keys[0], 9)
    assert [read_record("things", key) for key in keys] == [9, None, None, 3, 4]


def test_the_store_is_bounded_in_size(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_BYTES", 1000)
    for number in range(5):
        write_record("things", Key(f"attic-{number}", "c", "e"), "x" * 300)
    assert sum(path.stat().st_size for path in folder.iterdir()) <= 1000
    monkeypatch.setattr(records, "LARGEST", 100)
    assert not write_record("things", KEY, "x" * 300)
