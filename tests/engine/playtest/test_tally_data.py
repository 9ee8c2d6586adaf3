"""A tally survives being written as JSON, and nothing but a tally is read as one."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest

from engine.playtest import Tally, run
from engine.playtest.tally_data import tally_from_data, tally_to_data
from tests.engine.playtest.toy import chase, toss


def data() -> Any:
    return json.loads(json.dumps(tally_to_data(run(toss(), 20).tally)))


@pytest.mark.parametrize("plan", [chase(seed=5), toss(), chase(seed=3, bot="tests.engine.playtest.toy:FaintingBot")])
def test_a_tally_comes_back_equal(plan: Any) -> None:
    tally = run(plan, 60).tally
    assert tally_from_data(json.loads(json.dumps(tally_to_data(tally)))) == tally


def test_every_field_is_kept() -> None:
    assert set(tally_to_data(Tally())) == {field.name for field in fields(Tally)}
    assert tally_from_data(tally_to_data(Tally())) == Tally()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("course", [1, 2, 300]),
        ("course", [1]),
        ("course", [77] * 20),
        ("lengths", [70000] * 20),
        ("outcomes", [[1, "many"]]),
        ("outcomes", 7),
        ("lines", [[1, [1, 2]]]),
        ("lines", [[1.5, [1, 2, 3, 4]]]),
        ("moments", [[1, [1, 1, [0]]]]),
        ("closest", [[1]]),
        ("crashes", [[1, 2]]),
        ("shown", None),
    ],
)
def test_what_is_no_tally_is_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=r".+"):
        tally_from_data({**data(), name: value})


def test_a_missing_field_is_refused() -> None:
    with pytest.raises(ValueError, match="heroes"):
        tally_from_data({name: value for name, value in data().items() if name != "heroes"})
