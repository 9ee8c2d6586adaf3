"""`fullest`: the space where most of some figures stand."""

from __future__ import annotations

import pytest

from tests.engine.scene import Scene

FULL = {"figures-at": {"fullest": "all-mice"}}
RULE = {"id": "blow", "when": "round-end", "do": [{"wound": {"who": FULL, "amount": 1}}]}


@pytest.mark.parametrize(
    ("mice", "hurt"),
    [
        ({"collin": "a1", "filch": "c3", "lily": "c3"}, [0, 1, 1]),
        ({"collin": "a1", "filch": "c3", "lily": "d4"}, [0, 0, 1]),
    ],
)
def test_most_figures_then_the_highest_on_the_track(mice: dict[str, str], hurt: list[int]) -> None:
    scene = Scene("guard-room", mice=mice, rules=[RULE])
    scene.track("lily", "filch", "collin")
    scene.state.acted = 7
    scene.step()
    assert scene.state.wounds[:3] == hurt


def test_without_figures_there_is_no_space() -> None:
    rule = {"when": "round-end", "do": [{"wound": {"who": {"figures-at": {"fullest": "all-minions"}}, "amount": 1}}]}
    scene = Scene("guard-room", mice={"collin": "a1"}, rules=[rule])
    scene.state.acted = 1
    scene.step()
    assert scene.state.wounds[0] == 0
