"""Compiling rules into handlers: rules left out, errors collected, owners."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.compile import compile_chapter
from engine.records.content import Content
from engine.records.errors import ContentError, NotInChapter
from tests.engine.table import BOW
from tests.engine.vocabulary.stage import counter, stage, when


def with_rules(*rules: dict[str, Any], **keys: Any) -> Content:
    content = stage().content
    return replace(content, chapter={**content.chapter, "rules": list(rules), **keys})


def test_the_first_error_is_raised() -> None:
    with pytest.raises(ContentError, match="sorge"):
        compile_chapter(with_rules({"when": "round-end", "do": ["sorge"]}, {"when": "round-end", "do": ["heel"]}))


def test_all_errors_can_be_collected_and_the_rest_still_compiles() -> None:
    errors: list[ContentError] = []
    rules = [{"when": "round-end", "do": ["sorge"]}, {"id": "good", "when": "round-end", "do": ["surge"]},
             {"when": "round-end", "do": [{"heel": 1}]}, {"modify": {"battle": 1, "batle": 2}}]  # fmt: skip
    chapter = compile_chapter(
        with_rules(*rules, victory={"pge": 1}, setup=["srge"], goals=[{"kill": "nobody"}]), errors=errors
    )
    named = ["sorge", "heel", "batle", "pge", "srge", "nobody"]
    assert sorted(name for name in named for error in errors if f'"{name}"' in error.message) == sorted(named)
    assert len(errors) == len(named)
    assert [rule.name for rule in chapter.rules if rule.source == chapter.standing_sources[0]] == ["good"]


def test_a_card_may_name_parts_of_other_chapters() -> None:
    coin = {"category": "item", "rules": [
        {"id": "a", "when": "free-action", "if": {"counter": "elsewhere"}, "do": ["surge"]},
        {"id": "b", "when": "free-action", "if": {"on-face": "attic"}, "do": ["surge"]},
        {"id": "c", "when": "free-action", "do": ["surge"]},
        {"id": "d", "when": "free-action", "do": [{"achieve": "deed-of-elsewhere"}]},
    ]}  # fmt: skip
    table = stage({"ash": "a1"}, more={"search_cards": {"coin": coin}})
    table.give("ash", "coin")
    assert [table.offered("ash", name) for name in "abcd"] == [False, False, True, False]


def test_a_card_may_name_a_class_that_only_abilities_have() -> None:
    chant = {
        "classes": ["bard"],
        "cost": 1,
        "rules": [{"when": "turn-start", "if": {"actor": "bard"}, "do": ["surge"]}],
    }
    table = stage({"ash": "a1"}, more={"abilities": {"chant": chant}})
    assert "bard" in table.chapter.classes


def test_an_encounter_card_leaves_out_minions_on_tiles_of_other_chapters() -> None:
    placed = [{"minion": "rat", "count": 2, "at": "attic/a1"}, {"minion": "rat", "count": 1}]
    card = {"deck": "mixed", "pages": {"4": placed}, "surge": placed[:1]}
    chapter = compile_chapter(replace(with_rules(), encounter_cards={"from-elsewhere": card}))
    assert [count for _, count, *_ in chapter.encounter_pages[0][3]] == [1]
    assert chapter.encounter_surge == [()]


def test_a_room_may_not_place_minions_on_tiles_of_other_chapters() -> None:
    content = with_rules()
    face = content.chapter["start"]["face"]
    room = {"encounter": {"place": [{"minion": "rat", "at": "attic/a1"}]}}
    with pytest.raises(NotInChapter, match='unknown face of this chapter "attic"'):
        compile_chapter(replace(content, chapter={**content.chapter, "rooms": {face: room}}))


def test_a_chapter_may_not() -> None:
    with pytest.raises(NotInChapter, match='unknown counter "elsewhere"'):
        compile_chapter(with_rules({"when": "round-end", "do": [{"count": "elsewhere"}]}))


def test_an_individual_achievement_belongs_to_its_earner() -> None:
    rule = {"id": "proud", "when": "turn-end", "if": {"actor": "owner"}, "do": [{"count": "fired"}]}
    own = {"achievements": [{"id": "brave", "name": "Brave", "text": "x", "individual": True, "rules": [rule]}]}
    table = stage({"ash": "a1", "birch": "a2"}, rules=[{"when": "turn-start", "if": {"actor": "birch"}, "do": [
        {"achieve": {"achievement": "brave", "who": "actor"}}]}], chapter=own)  # fmt: skip
    for hero in ("birch", "ash"):
        table.dice(BOW).begin(hero).end_turn(hero)
    assert counter(table) == 1


def test_an_achievement_of_the_party_has_no_owner() -> None:
    rule = when("turn-end", {"actor": "owner"})
    own = {"achievements": [{"id": "brave", "name": "Brave", "text": "x", "rules": [rule]}]}
    with pytest.raises(ContentError, match='there is no "owner" here'):
        stage(chapter=own)


def test_several_standing_words_in_one_rule_all_stand() -> None:
    rule = {"id": "rest", "of": "mouse", "forbid": "search", "allow": "ignore-water", "modify": {"move": 1, "lore": 1}}
    chapter = compile_chapter(with_rules(rule))
    assert sum(one.name == "rest" for one in chapter.rules) == 4
