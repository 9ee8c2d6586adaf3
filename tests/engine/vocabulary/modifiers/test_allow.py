"""`allow`: what a figure may do beyond the rulebook while the conditions hold."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from engine.rulebook import values
from engine.runtime.codes import MAY_CROSS_RED_LINES
from tests.engine.vocabulary.stage import stage


def test_the_rulebook_is_relaxed_for_whom_it_says() -> None:
    rule = {"if": {"page": 2}, "of": "scamp", "allow": ["cross-red-lines", "ignore-water"]}
    table = stage({"ash": "a1", "elder": "a2"}, rules=[rule])
    assert not values.allowed(table.game, 1, MAY_CROSS_RED_LINES)
    table.state.page = 2
    assert values.allowed(table.game, 1, MAY_CROSS_RED_LINES)
    assert not values.allowed(table.game, 0, MAY_CROSS_RED_LINES)


def test_an_unknown_word_is_refused_with_a_suggestion() -> None:
    with pytest.raises(
        ContentError, match='unknown "what" of "allow" "cross-red-line", did you mean "cross-red-lines"'
    ):
        stage(rules=[{"allow": "cross-red-line"}])
