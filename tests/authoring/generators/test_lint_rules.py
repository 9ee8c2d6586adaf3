"""The reference page of lint rules lists and describes every rule."""

from __future__ import annotations

from authoring.generators.lint_rules import FAMILIES, reference
from authoring.lint.registry import RULES


def test_every_rule_is_in_its_table_and_has_a_part() -> None:
    text = reference()
    for code, rule in RULES.items():
        assert f"| [{code}](#{code.lower()}-{rule.name}) |" in text
        assert f"\n### {code} {rule.name}\n" in text
    assert {code[0] for code in RULES} == set(FAMILIES)
