"""What the greedy bot takes a rule to be good for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.bots.greedy.rule_purpose import (
    AT_FIRST_SIGHT,
    GAIN,
    HARM,
    HEAL,
    NO_PURPOSE,
    PURPOSES,
    SHIFT,
    STORY,
    effect_purpose,
)
from engine.vocabulary.declare import CHANGES
from engine.vocabulary.registry import EFFECTS


def test_the_tables_name_what_is_there() -> None:
    assert {*PURPOSES, *NO_PURPOSE} <= set(EFFECTS)
    assert not {*PURPOSES} & NO_PURPOSE
    assert {change.lstrip("+-") for change in AT_FIRST_SIGHT} <= set(CHANGES)


def test_a_thief_does_harm_and_a_test_has_no_purpose() -> None:
    assert (effect_purpose("steal-cheese"), effect_purpose("test"), effect_purpose("place")) == (HARM, 0, 0)


@pytest.mark.parametrize(
    ("changes", "purpose"),
    [
        (("cheese - amount", "wheel"), GAIN), (("-wounds",), HEAL), (("-exits face",), STORY), (("places",), SHIFT),
        (("dice",), 0), ((), 0), (None, 0),
    ],
)  # fmt: skip
def test_a_new_effect_is_good_for_what_it_changes_first(
    changes: tuple[str, ...] | None, purpose: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EFFECTS, "sneeze", replace(EFFECTS["cheese"], name="sneeze", changes=changes))
    assert effect_purpose("sneeze") == purpose
