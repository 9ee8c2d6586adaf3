"""Reports of playtests, for people and programs.

`document(result)` makes the whole report as plain data, the same bytes for the same games; `as_json`, `terminal` and
`html` only write it. A part of the report is one module in `sections/`, and one line in its registry.
"""

from __future__ import annotations

from authoring.report.document import as_json, document

__all__ = ["as_json", "document"]
