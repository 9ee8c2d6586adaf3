"""The examples in the docstrings of all elements."""

from __future__ import annotations

import inspect
import re
import textwrap
from typing import Any

import pytest

from authoring.content.source import parse
from engine.vocabulary import registry

TABLES = (registry.EVENTS, registry.CONDITIONS, registry.EFFECTS, registry.MODIFIERS, registry.WHO, registry.WHERE,
          registry.NUMBERS)  # fmt: skip

ELEMENTS = [
    pytest.param(element, id=f"{type(element).__name__.lower()}-{name}")
    for table in TABLES
    for name, element in table.items()
]
"""Every element, for tests that look at all of them."""


def examples_of(element: Any) -> list[dict[str, Any]]:
    """The rules of an element's example."""
    match = re.search(r"^Example:\n((?:    .*\n?|\n)+)", inspect.cleandoc(element.doc), re.MULTILINE)
    if match is None:
        return []
    source = parse(textwrap.dedent(match[1]).encode(), f"{element.name}.yaml")
    assert source.findings == []
    rules: list[dict[str, Any]] = source.data
    return rules
