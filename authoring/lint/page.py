"""The page of a rule, for the terminal and for the reference."""

from __future__ import annotations

import textwrap

from authoring.lint.examples import base, bases_of
from authoring.lint.rule import SECTIONS, Rule

EXAMPLES = ("Bad", "Good")


def page(rule: Rule) -> str:
    """Write a rule's page as plain Markdown."""
    parts = [
        f"# {rule.code} {rule.name}",
        f"{rule.severity.word.capitalize()}, {rule.confidence.value}.",
        textwrap.fill(rule.summary, 100),
    ]
    for title in SECTIONS:
        text = rule.section(title)
        parts.append(f"## {title}\n\n{_example(text) if title in EXAMPLES else text}")
    return "\n\n".join(parts) + "\n"


def base_files(rule: Rule) -> str:
    """Write out the base files that the rule's examples change; empty when the examples are written in full."""
    names = dict.fromkeys(name for title in EXAMPLES for name in bases_of(rule.section(title)))
    return "".join(f"\n{base_file(name)}" for name in names)


def base_file(name: str) -> str:
    """Write a base file of the examples as plain Markdown."""
    return f"## Example file {name}\n\n{_code(base(name).rstrip())}\n"


def _example(text: str) -> str:
    """An example, introduced by the base files it changes."""
    links = [f"[{name}](#example-file-{name})" for name in bases_of(text)]
    intro = f"Based on {', '.join(links)}; only the changes are shown.\n\n" if links else ""
    return intro + _code(text)


def _code(text: str) -> str:
    return f"```yaml\n{text}\n```"
