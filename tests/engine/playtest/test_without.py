"""What bots can be told to do without."""

from __future__ import annotations

import pytest

from engine.playtest.usage_error import UsageError
from engine.playtest.without import ban_of
from engine.records.decision import OP_FLIP, OP_SEARCH
from tests.engine.table import Table


def test_words_become_numbers() -> None:
    chapter = Table({"ash": "a1"}).chapter
    ability, card = chapter.ability_ids[0], chapter.search_ids[0]
    ban = ban_of(chapter, ["search", "flip", f"ability:{ability}", f"item:{card}"])
    assert ban.ops == [OP_SEARCH, OP_FLIP]
    assert (ban.abilities, ban.cards) == ([0], [0])
    assert [rule.index for rule in chapter.rules if ban.rules[rule.index]] == [
        rule.index for rule in chapter.rules if rule.ability == 0 or rule.card == 0
    ]


def test_a_rule_by_its_name() -> None:
    chapter = Table({"ash": "a1"}).chapter
    ban = ban_of(chapter, ["action:parry"])
    assert {chapter.rules[index].name for index, banned in enumerate(ban.rules) if banned} == {"parry"}


@pytest.mark.parametrize("word", ["serch", "ability:nothing", "item:nothing", "action:nothing", "move"])
def test_unknown_words_are_refused_with_what_is_known(word: str) -> None:
    with pytest.raises(UsageError) as refused:
        ban_of(Table({"ash": "a1"}).chapter, [word])
    assert refused.value.word == word
    assert refused.value.known
