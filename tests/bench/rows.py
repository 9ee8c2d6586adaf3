"""What a measurement says: what was measured, the figure, its unit."""

from __future__ import annotations

Row = tuple[str, float, str]
