"""The page of the API: fresh, and complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tailwright as tw
from authoring.generators import api_page

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "api.md"


def test_the_page_names_everything_that_is_public() -> None:
    names = re.findall(r"^### (?:class |module )?`(\w+)", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(names) == {name for name in tw.__all__ if name not in ("Outcome", "__version__")}


def test_outputs_are_written_below_their_lines() -> None:
    text = "```python\n>>> 1 + 1\n3\n>>> for i in range(2):\n...     print(i)\n>>> 1 / 0\nTraceback\n```\n"
    assert api_page.run_sessions(text) == (
        "```python\n>>> 1 + 1\n2\n>>> for i in range(2):\n...     print(i)\n0\n1\n>>> 1 / 0\n"
        "Traceback (most recent call last):\n    ...\nbuiltins.ZeroDivisionError: division by zero\n```\n"
    )


def test_an_error_that_is_not_expected_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        api_page.run_sessions("```python\n>>> 1 / 0\n```\n")
