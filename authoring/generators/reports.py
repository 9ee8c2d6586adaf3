"""The page of what playtests write, `docs/reference/reports.md`, from the schemas."""

from __future__ import annotations

from authoring.generators.kinds import of_schema

REPORTS = ("report", "campaign-report", "replay")
HEAD = """# Reports as JSON

<!-- Made by `make generate` from schemas/: change the schemas, not this page. -->

`tailwright playtest CHAPTER --json FILE` writes a report, `tailwright playtest CAMPAIGN --json FILE` a campaign report,
`tailwright replay CHAPTER --save FILE` a replay. Shares and means have six digits; the same command writes the same
bytes, with any number of workers. `version` is raised when a reader would have to change. What the numbers mean
stands in [the playtest lab](../playtest.md).
"""


def page() -> str:
    """Every file with its keys, and the keys of what stands inside them."""
    return HEAD + "".join(part for name in REPORTS for part in of_schema(name))
