"""Lint never fails on a file, however broken: bundled files with random damage give findings with places in them."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from authoring import bundled
from authoring.content.library import File, Library, open_library
from authoring.content.library.folder import yaml_files
from authoring.content.source import parse
from authoring.lint import lint

TEXTS = [
    path.read_text(encoding="utf-8").splitlines()
    for name in bundled.CONTENT_FOLDERS
    for path in yaml_files(bundled.root() / name, [])
]
WORDS = st.sampled_from(
    ["", "null", "[]", "{}", "-1", "true", "x", "[[a]]", "{a: b}", "'", "- ", "  ", "3.5", "none", "*"]
)
DAMAGE = st.tuples(st.integers(0, 10_000), st.sampled_from(["drop", "double", "value", "key", "swap", "indent"]), WORDS)


def damaged(lines: list[str], damage: list[tuple[int, str, str]]) -> str:
    lines = list(lines)
    for place, how, word in damage:
        here = place % len(lines)
        key, colon, value = lines[here].partition(": ")
        new = {
            "drop": [],
            "double": [lines[here], lines[here]],
            "value": [f"{key}: {word}"],
            "key": [f"{key[:-1]}{word}{colon}{value}"],
            "swap": [lines[here - 1], lines[here]],
            "indent": [f" {lines[here]}"],
        }[how]
        lines[here : here + 1] = new or [""]
    return "\n".join(lines)


@settings(max_examples=150)
@given(st.sampled_from(TEXTS), st.lists(DAMAGE, min_size=1, max_size=4))
def test_damaged_files(lines: list[str], damage: list[tuple[int, str, str]]) -> None:
    text = damaged(lines, damage)
    file = File(parse(text.encode(), "damaged.yaml"), Path("/damaged.yaml"), bundled=False)
    library = Library([*open_library().files, file])
    height = text.count("\n") + 2
    for finding in lint(library, [file]):
        assert 1 <= finding.line <= finding.end_line <= height
        assert finding.message
