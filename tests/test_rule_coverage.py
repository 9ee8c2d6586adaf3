"""Every rule of docs/rules.md is implemented somewhere, and tests show what it does and what it does not do."""

from __future__ import annotations

from collections import Counter

import pytest

from authoring.generators import ROOT
from authoring.generators.rule_citations import CONTENT, citations, implementations, listed, marks

RULES = listed()


def test_the_catalogue_lists_each_rule_once() -> None:
    assert len(RULES) == 144
    assert [rule for rule, times in Counter(RULES).items() if times > 1] == []


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_has_a_positive_and_a_negative_test(rule: str) -> None:
    signs = [mark.negative for mark in marks() if mark.rule == rule]
    assert False in signs, f"no test shows {rule} at work: mark one with rule({rule!r})"
    assert True in signs, f"no test shows what {rule} does not do: mark one with rule({rule!r}, negative=True)"


def test_only_known_rules_are_marked() -> None:
    assert sorted({f"{mark.path}: {mark.rule}" for mark in marks() if mark.rule not in RULES}) == []


def test_every_rule_is_implemented_and_only_known_rules_are_cited() -> None:
    places = implementations()
    assert [rule for rule in places if rule not in RULES] == []
    assert [rule for rule in RULES if not places[rule]] == []
    assert [path for path in CONTENT if not (ROOT / path).exists()] == []


def test_citations_are_read_in_all_their_forms() -> None:
    assert citations("as said (MOVE-1)") == {"MOVE-1"}
    assert citations("(WATER-3, -4)") == {"WATER-3", "WATER-4"}
    assert citations("INIT-1 to INIT-3, ENC-6") == {"INIT-1", "INIT-2", "INIT-3", "ENC-6"}
    assert citations("BATTLE-2 to -4, -10") == {"BATTLE-2", "BATTLE-3", "BATTLE-4", "BATTLE-10"}
    assert citations("UTF-8 and text") == {"UTF-8"}
