"""What a playtest found, for people and programs.

`document(played)` makes the whole report as plain data, the same bytes for the same games; `terminal`, `as_json` and
`html` only write it out. A part of the report is one module in `sections/`, and one line in its registry.
"""

from __future__ import annotations

from authoring.report.document import as_json, document
from authoring.report.played import Played

__all__ = ["Played", "as_json", "document"]
