"""Write text as YAML, in the simplest form that is read back as the same text."""

from __future__ import annotations

import json
import re
import textwrap

from authoring.content.source.scalars import resolve

WIDTH = 120
_PLAIN_START = re.compile(r"[^\W\d_]|[«„]")
_NOT_PLAIN = re.compile(r": |:$| #|[\t\n]")
_NOT_IN_FLOW = re.compile(r"[,\[\]{}]")
_NOT_FOLDED = re.compile(r"^ | $|\n |  |\t|[^\S \u00a0\u202f\n]")


def in_flow(text: str) -> str:
    """Return a text as a value within `{ }`."""
    return text if _is_plain(text) and not _NOT_IN_FLOW.search(text) else _quoted(text)


def in_block(key: str, text: str, indent: int) -> str:
    """Return a key and a text as lines below another key: one line if it fits, else a folded block."""
    start = f"{' ' * indent}{key}: "
    one_line = start + (text if _is_plain(text) else _quoted(text))
    if len(one_line) <= WIDTH or _NOT_FOLDED.search(text):
        return one_line
    inner = " " * (indent + 2)
    paragraphs = [
        textwrap.fill(
            part, WIDTH, initial_indent=inner, subsequent_indent=inner, break_long_words=False, break_on_hyphens=False
        )
        for part in text.split("\n")
    ]
    return f"{start}>-\n" + "\n\n".join(paragraphs)


def _is_plain(text: str) -> bool:
    return bool(_PLAIN_START.match(text)) and not _NOT_PLAIN.search(text) and resolve(text) == text


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
