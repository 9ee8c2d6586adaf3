"""Options in the words of the command line."""

from __future__ import annotations

import pytest

from authoring.content.schema import schema
from authoring.playtest.options import PlaytestOptions, parse_rule_options, rule_words
from engine.playtest.usage_error import UsageError
from engine.records.options import EDITION, EDITIONS, MOST, RULE_OPTIONS


def test_rule_options() -> None:
    words = ["mousetraps=6", "searches=per-tile"]
    assert parse_rule_options(words) == {"mousetraps": 6, "searches": "per-tile"}
    assert parse_rule_options(["mousetraps=unlimited"]) == {"mousetraps": "unlimited"}


def test_every_option_is_in_the_schema_of_chapters_with_its_values() -> None:
    found = schema("chapter")["$defs"]["chapter"]["properties"]["options"]["properties"]
    assert set(found) == {EDITION, *RULE_OPTIONS}
    assert found[EDITION]["enum"] == list(EDITIONS)
    for name, values in RULE_OPTIONS.items():
        if "enum" in found[name]:
            assert found[name]["enum"] == list(values)
        else:
            assert found[name].get("maximum", 0) == MOST.get(name, 0)


def test_an_edition_is_a_rule_option() -> None:
    assert rule_words("fr", ["mousetraps=6"]) == ["edition=fr", "mousetraps=6"]
    assert rule_words("", None) == []
    assert parse_rule_options(["edition=summary", "hook-length=50"]) == {"edition": "summary", "hook-length": 50}


def test_an_unknown_name_comes_with_the_known_ones() -> None:
    with pytest.raises(UsageError, match='unknown option "mousetrap"') as raised:
        parse_rule_options(["mousetrap=3"])
    assert "mousetraps" in raised.value.known


@pytest.mark.parametrize("word", ["abilities=often", "mousetraps=²", "mousetraps=-1", "searches", "edition=de"])
def test_a_value_must_be_allowed(word: str) -> None:
    with pytest.raises(UsageError, match="use one of"):
        parse_rule_options([word])


def test_heroes_of_a_party() -> None:
    assert PlaytestOptions(party="tilda, nez").heroes == ("tilda", "nez")
    assert PlaytestOptions(party="all").heroes == PlaytestOptions().heroes == ()
