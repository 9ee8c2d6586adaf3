"""The reference of lint rules, `docs/reference/lint/`, from the rules themselves: a page for each family."""

from __future__ import annotations

from authoring.lint.examples import bases_of
from authoring.lint.page import EXAMPLES, base_file, page
from authoring.lint.registry import FAMILIES, Family

HEAD = """# Lint rules

<!-- Made by `make generate` from the rules in authoring/lint/rules: change those, not this page. -->

`tailwright lint` reports these. `tailwright explain CODE` shows one of them in the terminal. An *error* prevents
play or is ignored by the engine, a *warning* is probably a mistake, *info* never fails a run.
The word after the severity is the confidence of the rule: *certain*, *likely* or *hint*.

To ignore a finding, put `# tailwright: ignore[CODE] reason` on its line or the line above.
"""

FAMILY_HEAD = """# {letter}: {title}

<!-- Made by `make generate` from the rules in authoring/lint/rules/{folder}: change those, not this page. -->

[All families](index.md)
"""

EXAMPLE_HEAD = """## Example files

Examples that are *based on* one of these files show only what they change: a top-level key replaces the key of the same
name, and a key of a face replaces that key of the face with the same `id`.
"""


def index() -> str:
    """Write the first page: the families, then the codes of each."""
    rows = [f"| {one.letter} | [{one.title}]({one.folder}.md) | {len(one.rules)} |" for one in FAMILIES]
    parts = [HEAD, "\n".join(["| letter | family | rules |", "| --- | --- | --- |", *rows, ""])]
    parts += [f"## {one.letter}: {one.title}\n\n{_table(one, f'{one.folder}.md')}" for one in FAMILIES]
    return "\n".join(parts)


def family_page(folder: str) -> str:
    """Write the page of a family: a table, every rule, and the files that its examples are based on."""
    family = next(one for one in FAMILIES if one.folder == folder)
    parts = [FAMILY_HEAD.format(letter=family.letter, title=family.title, folder=folder), _table(family, "")]
    parts += [_nested(page(rule), 1) for rule in family.rules]
    used = sorted({name for rule in family.rules for title in EXAMPLES for name in bases_of(rule.section(title))})
    if used:
        parts += [EXAMPLE_HEAD, *(_nested(base_file(name), 1) for name in used)]
    return "\n".join(parts)


def _table(family: Family, file: str) -> str:
    rows = [
        f"| [{rule.code}]({file}#{rule.code.lower()}-{rule.name}) | {rule.name} | {rule.severity.word} | "
        f"{rule.summary.split('. ')[0].rstrip('.').replace('|', chr(92) + '|')} |"
        for rule in family.rules
    ]
    return "\n".join(["| code | name | severity | finds |", "| --- | --- | --- | --- |", *rows, ""])


def _nested(text: str, levels: int) -> str:
    """A page as a part of a larger one: its headings some levels down, those in examples left alone."""
    lines: list[str] = []
    code = False
    for line in text.split("\n"):
        code ^= line.startswith("```")
        lines.append(f"{'#' * levels}{line}" if line.startswith("#") and not code else line)
    return "\n".join(lines)
