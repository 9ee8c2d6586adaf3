"""Generate `docs/reference/lint.md`, the reference of all lint rules, from the rules themselves.

`python -m authoring.generators.lint_rules > docs/reference/lint.md` writes it anew; a test fails when it is stale.
"""

from __future__ import annotations

import sys

from authoring.lint.examples import bases
from authoring.lint.page import base_file, page
from authoring.lint.registry import FAMILIES, RULES, Family

HEAD = """# Lint rules

<!-- Made by `make reference` from the rules in authoring/lint/rules: change those, not this page. -->

`tailwright lint` reports these. `tailwright explain CODE` shows one of them in the terminal. An *error* prevents
play or is ignored by the engine, a *warning* is probably a mistake, *info* never fails a run.
The word after the severity is the confidence of the rule: *certain*, *likely* or *hint*.

To ignore a finding, put `# tailwright: ignore[CODE] reason` on its line or the line above.
"""

EXAMPLES = """## Example files

Examples that are *based on* one of these files show only what they change: a top-level key replaces the key of the same
name, and a key of a face replaces that key of the face with the same `id`.
"""


def reference() -> str:
    """Write the page: a table of each family, then every rule."""
    parts = [HEAD]
    parts += [_table(family) for family in FAMILIES]
    parts += [_nested(page(rule), 2) for rule in RULES.values()]
    parts += [EXAMPLES, *(_nested(base_file(name), 1) for name in bases())]
    return "\n".join(parts)


def _table(family: Family) -> str:
    rows = [
        f"| [{rule.code}](#{rule.code.lower()}-{rule.name}) | {rule.name} | {rule.severity.word} | "
        f"{rule.summary.split('. ')[0].rstrip('.').replace('|', chr(92) + '|')} |"
        for rule in family.rules
    ]
    return "\n".join(
        [
            f"## {family.letter}: {family.title}",
            "",
            "| code | name | severity | finds |",
            "| --- | --- | --- | --- |",
            *rows,
            "",
        ]
    )


def _nested(text: str, levels: int) -> str:
    """A page as a part of a larger one: its headings some levels down, those in examples left alone."""
    lines: list[str] = []
    code = False
    for line in text.split("\n"):
        code ^= line.startswith("```")
        lines.append(f"{'#' * levels}{line}" if line.startswith("#") and not code else line)
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(reference())
