"""Read the bundled JSON Schemas."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from authoring import bundled


@cache
def schema(name: str) -> dict[str, Any]:
    """Return a schema by its file name without `.schema.json`: a kind, `common` or `rules`."""
    text = (bundled.root() / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded
