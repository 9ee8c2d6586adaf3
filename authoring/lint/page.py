"""The page of a rule, for the terminal and for the reference."""

from __future__ import annotations

import textwrap

from authoring.lint.rule import SECTIONS, Rule


def page(rule: Rule) -> str:
    """Write a rule's page as plain Markdown."""
    parts = [
        f"# {rule.code} {rule.name}",
        f"{rule.severity.word.capitalize()}, {rule.confidence.value}.",
        textwrap.fill(rule.summary, 100),
    ]
    for title in SECTIONS:
        text = rule.section(title)
        parts.append(f"## {title}\n\n{_example(text) if title in ('Bad', 'Good') else text}")
    return "\n\n".join(parts) + "\n"


def _example(text: str) -> str:
    return f"```yaml\n{text}\n```"
