"""Reference pages have a section for every command, kind and report."""

from __future__ import annotations

from authoring.cli import COMMANDS
from authoring.generators import commands, kinds, reports


def test_every_command_has_a_section():
    page = commands.page()
    assert all(f"## `tailwright {name}" in page for name in COMMANDS)


def test_every_kind_has_a_section_with_its_keys():
    page = kinds.page()
    assert all(f"\n## {kind}\n" in page for kind in kinds.KINDS)
    assert "| `end-page`*" in page


def test_every_report_has_a_section_with_its_parts():
    page = reports.page()
    assert all(f"\n## {name}\n" in page for name in reports.REPORTS)
    assert "| `findings`*" in page
    assert "| `never-bound`*" in page
