from __future__ import annotations

import json

import pytest

from authoring import store
from authoring.playtest.open_chapter import LoadedChapter
from authoring.solve import prove
from tests.authoring.solve.effort import little_effort


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch)


def test_verdicts_come_from_the_store_the_second_time(loaded: LoadedChapter, monkeypatch: pytest.MonkeyPatch) -> None:
    first = prove(loaded)
    assert any(one.thing.name == "lever" and one.word == "shown" for one in first.all)
    monkeypatch.setattr("authoring.solve.proving.judge", None)
    assert prove(loaded) == first


@pytest.mark.parametrize("change", ["answers", "name", "verdict", "rubbish"])
def test_a_record_that_does_not_show_what_it_says_is_not_used(change: str, loaded: LoadedChapter) -> None:
    first = prove(loaded)
    (path,) = (store.store_folder() / "verdicts").iterdir()
    record = json.loads(path.read_text(encoding="utf-8"))
    shown = next(one for one in record["data"] if one["name"] == "lever" and one["verdict"] == "shown")
    if change == "answers":
        shown["course"]["answers"] = []
        shown["course"]["seed"] = 99
    elif change == "name":
        shown["name"] = "leaver"
    elif change == "verdict":
        del shown["course"]
    else:
        record["data"] = [{"kind": 3}]
    path.write_text(json.dumps(record), encoding="utf-8")
    assert prove(loaded) == first
