"""The reference of lint rules lists and describes every rule on the page of its family."""

from __future__ import annotations

import re

import pytest

from authoring.generators.lint_rules import family_page, index
from authoring.lint.examples import bases
from authoring.lint.registry import FAMILIES, FAMILY_OF, RULES, Family

PAGES = {family.folder: family_page(family.folder) for family in FAMILIES}


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.folder)
def test_every_rule_is_in_the_table_at_the_top_and_has_a_part(family: Family) -> None:
    text = PAGES[family.folder]
    for rule in family.rules:
        assert f"| [{rule.code}](#{rule.code.lower()}-{rule.name}) |" in text
        assert f"\n## {rule.code} {rule.name}\n" in text
        assert text.index(f"| [{rule.code}](#") < text.index("\n## ")


def test_the_first_page_leads_to_every_rule() -> None:
    text = index()
    for code, rule in RULES.items():
        assert f"| [{code}]({FAMILY_OF[code].anchor(rule)}) |" in text


def test_every_link_to_an_example_file_leads_to_its_part() -> None:
    used = set()
    for text in PAGES.values():
        linked = set(re.findall(r"\(#example-file-([\w-]+)\)", text))
        assert all(f"\n### Example file {name}\n" in text for name in linked)
        used |= linked
    assert used == set(bases())
