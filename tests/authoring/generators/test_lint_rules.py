"""The pages made from the rules are as new as the rules."""

from __future__ import annotations

import re
from pathlib import Path

from authoring.generators.lint_rules import reference
from authoring.lint.examples import bases
from authoring.lint.registry import RULES

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "lint.md"


def test_the_reference_is_new() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "run `make reference`"


def test_every_rule_is_in_its_table_and_has_a_part() -> None:
    text = reference()
    for code, rule in RULES.items():
        assert f"| [{code}](#{code.lower()}-{rule.name}) |" in text
        assert f"\n### {code} {rule.name}\n" in text


def test_every_link_to_an_example_file_leads_to_its_part() -> None:
    text = reference()
    linked = set(re.findall(r"\(#example-file-([\w-]+)\)", text))
    assert linked == set(bases())
    assert all(f"\n### Example file {name}\n" in text for name in linked)
