"""The page of what playtests write, `docs/reference/reports.md`, from the schemas."""

from __future__ import annotations

from authoring.generators.kinds import of_schema

REPORTS = ("report", "campaign-report", "replay")
HEAD = """# Reports as JSON

<!-- Made by `make generate` from schemas/: change the schemas, not this page. -->

`tailwright playtest CHAPTER --json FILE` writes a report, the same command for a campaign writes a campaign report,
and `tailwright replay CHAPTER --save FILE` a replay. Shares and means have six digits. The same command writes the
same bytes, with any number of workers. `version` increases with every incompatible change.
[The playtest lab](../playtest.md) explains the numbers.
"""


def page() -> str:
    """Return the page: every file with its keys, including nested keys."""
    return HEAD + "".join(part for name in REPORTS for part in of_schema(name))
