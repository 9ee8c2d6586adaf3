"""What `tune` found, as data and as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from authoring.balance.tune import tune
from authoring.playtest.options import PlaytestOptions
from authoring.report import as_json
from authoring.report.tuning import tuning_document, tuning_text
from tests.authoring.balance.test_tune import TOSS_AGAIN
from tests.authoring.balance.toys import open_toy


def found(folder: Path, *want: str) -> dict[str, Any]:
    options = PlaytestOptions(500, bot="random", workers=1)
    return tuning_document(tune(open_toy(folder, TOSS_AGAIN), options, want, knobs=["*.dice"]))


def test_changes_with_what_they_do(tmp_path: Path) -> None:
    data = found(tmp_path, "win-rate=0.32..0.52", "rounds=0..5")
    assert json.loads(as_json(data)) == data
    assert data["confirmed"]
    (change,) = data["changes"]
    assert (change["from"], change["to"]) == (1, 3)
    rate = data["wishes"][0]
    assert rate["before"]["seen"] < 0.3 < rate["after"]["low"]
    text = tuning_text(data)
    assert "wanted: win rate 32 % to 52 %" in text
    assert "wanted: 0 to 5 rounds" in text
    assert "1 change, confirmed by fresh games:\n  rules.toss.do.0.test.dice: 1 → 3 (" in text


def test_nothing_to_change(tmp_path: Path) -> None:
    data = found(tmp_path, "win-rate=0..0.5")
    assert data["was-met"]
    assert data["patch"] == ""
    assert "nothing to change" in tuning_text(data)


def test_nothing_reaches_it(tmp_path: Path) -> None:
    data = found(tmp_path, "win-rate=0.9..1")
    assert not data["confirmed"]
    assert "Nothing reaches it for certain" in tuning_text(data)
    assert "stopped" in tuning_text({**data, "run": {**data["run"], "interrupted": True}})
    assert "No change" in tuning_text({**data, "changes": []})
    assert tuning_text({**data, "run": {**data["run"], "broken": "a worker died"}}).endswith("\n")
