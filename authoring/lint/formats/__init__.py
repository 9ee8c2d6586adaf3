"""How findings are written out. A format is one module here with `write`, and one line in `FORMATS`."""

from __future__ import annotations

from collections.abc import Callable

from authoring.lint.formats import github, json, junit, sarif, text
from authoring.lint.formats.report import Report

__all__ = ["FORMATS", "Report"]

FORMATS: dict[str, Callable[[Report], str]] = {
    "github": github.write,
    "json": json.write,
    "junit": junit.write,
    "sarif": sarif.write,
    "text": text.write,
}
