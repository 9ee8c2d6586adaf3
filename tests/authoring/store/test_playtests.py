from __future__ import annotations

import os
from pathlib import Path

import pytest

from authoring.store import FOLDER_VARIABLE, Key, last_playtest, newest_playtest, record_playtest, store_folder
from authoring.store.keys import engine_hash

OLD, NEW = "1" * 64, "2" * 64
GREEDY, RANDOM = {"bot": "greedy"}, {"bot": "random"}


@pytest.fixture(autouse=True)
def _empty_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))


def record(content: str, options: dict[str, str], won: int, engine: str = "") -> Key:
    key = Key("attic", content, engine or engine_hash(), dict(options))
    assert record_playtest(key, {"won": won})
    os.utime(store_folder() / "playtest" / key.file_name, (won, won))  # later games win more
    return key


def test_the_newest_playtest_of_a_content() -> None:
    assert newest_playtest(OLD) is None
    record(OLD, GREEDY, 1)
    record(OLD, RANDOM, 3)
    record(NEW, GREEDY, 4)
    record(OLD, GREEDY, 2)
    found = newest_playtest(OLD)
    assert found is not None
    assert (found.report, found.key.options) == ({"won": 3}, RANDOM)


def test_a_playtest_of_another_engine_does_not_count() -> None:
    record(OLD, GREEDY, 1, engine="0" * 64)
    assert newest_playtest(OLD) is None


def test_the_last_playtest_of_a_chapter_with_the_same_options() -> None:
    record(OLD, GREEDY, 1)
    record(OLD, RANDOM, 2)
    found = last_playtest(Key("attic", NEW, engine_hash(), dict(GREEDY)))
    assert found is not None
    assert (found.report, found.key.content) == ({"won": 1}, OLD)
    assert last_playtest(Key("cellar", NEW, engine_hash(), dict(GREEDY))) is None
