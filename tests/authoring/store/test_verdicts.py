from __future__ import annotations

from pathlib import Path

import pytest

from authoring.store import FOLDER_VARIABLE, Key, record_verdicts, verdicts
from authoring.store.records import write_record

KEY = Key("attic", "c", "e", {"turns": 5})


@pytest.fixture(autouse=True)
def _empty_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))


def test_verdicts_can_be_read_for_the_same_key_alone() -> None:
    assert verdicts(KEY) is None
    assert record_verdicts(KEY, [{"line": "ending escape", "word": "shown"}])
    assert verdicts(KEY) == [{"line": "ending escape", "word": "shown"}]
    assert verdicts(Key("attic", "c", "e", {"turns": 6})) is None
    assert verdicts(Key("attic", "d", "e", {"turns": 5})) is None


@pytest.mark.parametrize("data", [3, {"word": "shown"}, ["shown"]])
def test_what_is_no_list_of_verdicts_counts_as_absent(data: object) -> None:
    write_record("verdicts", KEY, data)
    assert verdicts(KEY) is None
