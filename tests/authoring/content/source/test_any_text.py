"""Whatever a file holds, loading it gives data or findings with places inside the file; both parsers agree."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.content.findings import Mark
from authoring.content.source import Source, parse
from authoring.content.source.nodes import Node

PIECES = st.sampled_from(
    "a|b|key|1|- |  |: |:|? |[|]|{|}|,|&a |*a|!t |!!str |<<|'|\"|>-\n|#| # c|---\n|...\n|\t|\r\n|é|\u2028|\0|%".split(
        "|"
    )
    + "@|~|true|null|0x1f|1e5|\\|!|&|*|>+|\ufeff|😀|\n|\n  |\n- |\n    |a: |b: ".split("|")
    + ["|", "|\n", "|2"]
)
YAML_LIKE = st.lists(PIECES, max_size=30).map("".join)
LETTERS = st.characters(codec="utf-8", exclude_categories=["Cc", "Cn", "Zl", "Zp"], exclude_characters=["\ufeff"])
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.text(LETTERS, max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(LETTERS, max_size=5), inner, max_size=4),
    max_leaves=12,
)


def nodes(node: Node, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Node]]:
    yield path, node
    parts: Any = node.parts.items() if isinstance(node.parts, dict) else enumerate(node.parts or ())
    for step, part in parts:
        yield from nodes(part, (*path, step))


def marks(source: Source) -> Iterator[Mark]:
    for finding in source.findings:
        yield Mark(finding.line, finding.col, finding.end_line, finding.end_col)
        yield from (related.mark for related in finding.related)
    if source.root:
        for _, node in nodes(source.root):
            yield node.mark
            yield from (node.key_mark(key) for key in node.keys)


def assert_sound(source: Source) -> None:
    assert (source.data is None) <= bool(source.findings)
    lines = source.lines or [""]
    for mark in marks(source):
        assert 1 <= mark.line <= mark.end_line <= len(lines)
        assert (mark.line, mark.col) <= (mark.end_line, mark.end_col)
        assert 1 <= mark.col <= len(lines[mark.line - 1]) + 1
        assert 1 <= mark.end_col <= len(lines[mark.end_line - 1]) + 1


@given(st.binary(max_size=400))
def test_any_bytes(raw: bytes) -> None:
    assert_sound(parse(raw, "x.yaml"))


@settings(max_examples=400)
@given(YAML_LIKE)
def test_any_text_and_both_parsers_agree(text: str) -> None:
    fast, pure = parse(text.encode(), "x.yaml"), parse(text.encode(), "x.yaml", yaml.SafeLoader)
    assert_sound(fast)
    assert_sound(pure)
    assert bool(fast.findings) == bool(pure.findings)
    if "S201" in {finding.code for finding in fast.findings + pure.findings}:
        return  # a broken file may be called broken in two ways
    assert fast.findings == pure.findings
    assert fast.data == pure.data
    assert list(marks(fast)) == list(marks(pure))


@given(PLAIN, st.sampled_from([None, 2]))
def test_json_is_yaml_and_reads_the_same(data: Any, indent: int | None) -> None:
    source = parse(json.dumps(data, indent=indent, ensure_ascii=False).encode(), "x.yaml")
    if data is not None:
        assert source.findings == []
    assert source.data == data
    for path, node in nodes(source.root) if source.root else ():
        assert source.where(path) == node.mark
