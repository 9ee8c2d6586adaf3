"""The generated files of the repository. `make generate` writes them all; a test finds those that are stale.

To add one, write a module here with a function that returns the text of the file, and add a line to `GENERATED`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from authoring.lint.registry import FAMILIES

ROOT = Path(__file__).parents[2]
"""The checkout, whose files are generated."""

GENERATED: dict[str, str] = {
    # file: module and function that returns its text, perhaps with a word that the function is given
    "README.md": "readme:page",
    "schemas/rules.schema.json": "rule_schema:text",
    "docs/images/play.svg": "terminal_picture:play",
    "docs/reference/api.md": "api_page:page",
    "docs/reference/commands.md": "commands:page",
    "docs/reference/editions.md": "editions:page",
    "docs/reference/kinds.md": "kinds:page",
    "docs/reference/lint/index.md": "lint_rules:index",
    **{f"docs/reference/lint/{one.folder}.md": f"lint_rules:family_page:{one.folder}" for one in FAMILIES},
    "docs/reference/reports.md": "reports:page",
    "docs/reference/rule-language.md": "rule_language:page",
    "docs/reference/verdicts.md": "verdicts:page",
    "docs/rules.md": "rulebook:page",
    "docs/workshop.md": "workshop:page",
}


def text_of(file: str) -> str:
    """Return the text that a generated file should have now."""
    module, function, *words = GENERATED[file].split(":")
    text: str = getattr(import_module(f"{__name__}.{module}"), function)(*words)
    return text


def is_stale(file: str) -> bool:
    """Whether a generated file is missing or differs from the text it should have."""
    path = ROOT / file
    return not path.is_file() or path.read_text(encoding="utf-8") != text_of(file)
