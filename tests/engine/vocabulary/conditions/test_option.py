"""`option`: the chapter is played with a certain value of a rule option."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_the_value_that_is_played() -> None:
    table = stage({"ash": "a1"}, options={"edition": "pt"})
    assert ask(table, {"option": {"name": "grape-bait", "is": "any-empty"}})
    assert not ask(table, {"option": {"name": "grape-bait", "is": "adjacent"}})


def test_a_value_of_another_option_is_an_error() -> None:
    with pytest.raises(ContentError, match="unknown value"):
        ask(stage({"ash": "a1"}), {"option": {"name": "grape-bait", "is": "discarded"}})
