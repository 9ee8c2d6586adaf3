"""Generate the reference of playtest reports, `docs/reference/reports.md`, from the schemas.

`python -m authoring.generators.reports` prints the page; `make reference` writes it. A test fails if it is stale.
"""

from __future__ import annotations

import sys

from authoring.generators.kinds import of_schema

REPORTS = ("report", "campaign-report", "replay")
HEAD = """# Reports as JSON

<!-- Made by `make reference` from schemas/: change the schemas, not this page. -->

`tailwright playtest CHAPTER --json FILE` writes a report, `tailwright playtest CAMPAIGN --json FILE` a campaign report,
`tailwright replay CHAPTER --save FILE` a replay. Shares and means have six digits; the same command writes the same
bytes, with any number of workers. `version` increases with every incompatible change. The numbers are explained in
[the playtest lab](../playtest.md).
"""


def page() -> str:
    """Return the page: every file with its keys, including nested keys."""
    return HEAD + "".join(part for name in REPORTS for part in of_schema(name))


if __name__ == "__main__":
    sys.stdout.write(page())
