"""The score of the suite: nearly all broken cases are noticed, in every class, and no sound one draws a finding."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.authoring.lint.held_out.score import verdicts

NOTICED, IN_EACH_CLASS = 0.95, 0.90


@pytest.mark.soak
def test_the_score() -> None:
    told = verdicts()
    assert [str(one.case) for one in told if one.case.sound and not one.right] == []
    broken = [one for one in told if not one.case.sound]
    assert sum(one.right for one in broken) >= NOTICED * len(broken)
    total, right = (
        Counter(one.case.of_class for one in broken),
        Counter(one.case.of_class for one in broken if one.right),
    )
    assert [name for name in total if right[name] < IN_EACH_CLASS * total[name]] == []
