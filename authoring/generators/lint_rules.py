"""The reference of all lint rules, `docs/reference/lint.md`, from the rules themselves."""

from __future__ import annotations

from authoring.lint.page import page
from authoring.lint.registry import RULES
from authoring.lint.rule import Rule

FAMILIES: dict[str, str] = {
    "S": "Files, YAML and schema",
    "R": "References and definitions",
    "T": "Tiles",
    "X": "Exits and plan",
    "C": "Connectivity and solvability",
    "E": "Encounters and minions",
    "K": "Cards and decks",
    "N": "Narrative: story and translations",
    "P": "Playability, with `--play N`",
}
"""The families of codes by their letter, in the order of the reference."""

HEAD = """# Lint rules

<!-- Made by `make generate` from the rules in authoring/lint/rules: change those, not this page. -->

`tailwright lint` reports these. `tailwright explain CODE` shows one of them in the terminal. An *error* cannot be
played or is ignored by the engine, a *warning* is probably a mistake, *info* is worth knowing and never fails a run.
How sure a rule is stands behind it: *certain*, *likely* or *hint*.

To answer a finding, put `# tailwright: ignore[CODE] reason` on its line or the line above.
"""


def reference() -> str:
    """Write the page: a table of each family, then every rule."""
    parts = [HEAD]
    for letter, title in FAMILIES.items():
        rules = [rule for code, rule in RULES.items() if code.startswith(letter)]
        if rules:
            parts.append(_table(f"## {letter}: {title}", rules))
    parts += [_nested(page(rule)) for rule in RULES.values()]
    return "\n".join(parts)


def _table(title: str, rules: list[Rule]) -> str:
    rows = [
        f"| [{rule.code}](#{rule.code.lower()}-{rule.name}) | {rule.name} | {rule.kind.severity.word} | "
        f"{rule.summary.split('. ')[0].rstrip('.').replace('|', chr(92) + '|')} |"
        for rule in rules
    ]
    return "\n".join([title, "", "| code | name | severity | finds |", "| --- | --- | --- | --- |", *rows, ""])


def _nested(text: str) -> str:
    """A rule's page as a part of a larger one: its headings two levels down, those in examples left alone."""
    lines: list[str] = []
    code = False
    for line in text.split("\n"):
        code ^= line.startswith("```")
        lines.append(f"##{line}" if line.startswith("#") and not code else line)
    return "\n".join(lines)
