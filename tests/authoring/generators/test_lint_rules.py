"""The reference page of lint rules lists and describes every rule."""

from __future__ import annotations

import re

from authoring.generators.lint_rules import reference
from authoring.lint.examples import bases
from authoring.lint.registry import RULES


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
