"""Text as YAML."""

from __future__ import annotations

import pytest

from authoring.content.edits.scalars import WIDTH, in_block, in_flow
from authoring.content.source import parse

PLAIN = ["Attic", "«Grenier»", "l’été"]
QUOTED = ["no: way", "- a list", "12", "true", "# no comment", "two\nlines", "", "ends with:"]


@pytest.mark.parametrize("text", PLAIN)
def test_plain_text_is_written_plain(text: str) -> None:
    assert in_flow(text) == text


@pytest.mark.parametrize("text", QUOTED)
def test_other_text_is_quoted(text: str) -> None:
    assert in_flow(text).startswith('"')
    assert parse(f"{in_block('fr', text, 0)}\n".encode(), "").data == {"fr": text}


def test_a_comma_is_quoted_only_in_braces() -> None:
    assert in_flow("one, two") == '"one, two"'
    assert in_block("fr", "one, two", 2) == "  fr: one, two"


def test_long_text_is_folded() -> None:
    text = "word " * 40 + "end\nsecond paragraph"
    lines = in_block("fr", text, 2).split("\n")
    assert lines[0] == "  fr: >-"
    assert max(map(len, lines)) <= WIDTH
    assert parse(("\n".join(["a:", *lines]) + "\n").encode(), "").data == {"a": {"fr": text}}
