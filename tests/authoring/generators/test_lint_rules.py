"""The pages made from the rules are as new as the rules."""

from __future__ import annotations

from pathlib import Path

from authoring.generators.lint_rules import FAMILIES, reference
from authoring.lint.registry import RULES

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "lint.md"


def test_the_reference_is_new() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "run `make reference`"


def test_every_rule_is_in_its_table_and_has_a_part() -> None:
    text = reference()
    for code, rule in RULES.items():
        assert f"| [{code}](#{code.lower()}-{rule.name}) |" in text
        assert f"\n### {code} {rule.name}\n" in text
    assert {code[0] for code in RULES} == set(FAMILIES)
