"""Options in the words of the command line."""

from __future__ import annotations

import pytest

from authoring.playtest.options import PlaytestOptions, parse_rule_options
from engine.playtest.usage_error import UsageError


def test_rule_options() -> None:
    words = ["mousetraps=6", "searches=per-tile"]
    assert parse_rule_options(words) == {"mousetraps": 6, "searches": "per-tile"}
    assert parse_rule_options(["mousetraps=unlimited"]) == {"mousetraps": "unlimited"}


def test_an_unknown_name_comes_with_the_known_ones() -> None:
    with pytest.raises(UsageError, match='unknown option "mousetrap"') as raised:
        parse_rule_options(["mousetrap=3"])
    assert "mousetraps" in raised.value.known


@pytest.mark.parametrize("word", ["abilities=often", "mousetraps=²", "mousetraps=-1", "searches"])
def test_a_value_must_be_allowed(word: str) -> None:
    with pytest.raises(UsageError, match="use one of"):
        parse_rule_options([word])


def test_heroes_of_a_party() -> None:
    assert PlaytestOptions(party="tilda, nez").heroes == ("tilda", "nez")
    assert PlaytestOptions(party="all").heroes == PlaytestOptions().heroes == ()
