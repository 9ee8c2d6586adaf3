"""A row of a measurement: what was measured, the figure, the unit."""

from __future__ import annotations

Row = tuple[str, float, str]
