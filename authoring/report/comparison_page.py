"""A comparison as one HTML file."""

from __future__ import annotations

from typing import Any

from authoring.report.comparison_text import WORDS, acts_words, verdict_words
from authoring.report.page import write_page
from authoring.report.sections.run import NOTE


def comparison_page(data: dict[str, Any]) -> str:
    """Return the page."""
    rate = data["win-rate"]
    tone = "good" if rate["low"] > 0 else "bad" if rate["high"] < 0 else "note"
    called = {side: data[side]["name"] for side in "ab"}
    return write_page(
        "compare.html.j2",
        scripts=("sort.js",),
        data=data,
        tone=tone,
        verdict=verdict_words(data),
        acts=acts_words(data),
        words={key: words.format(**called) for key, words in WORDS.items()},
        note=NOTE,
    )
