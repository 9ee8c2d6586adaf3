"""Syntax errors in words an author can act on, whichever of the two parsers found them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import yaml

_INDENT = "check the indentation: what belongs together starts in the same column"
_QUOTE = "put the whole text in one pair of quotes"

_SENTENCES: tuple[tuple[str, str, str], ...] = (
    # part of the parser's problem or context, what it means, what to do; the first that fits is used
    ("document start", "text where the file should have ended", _INDENT),
    ("mapping values are not allowed", 'second ":" where a value should stand', 'put text that holds ": " in quotes'),
    ("cannot start any token", "character that cannot start a value", "put quotes around the text"),
    ("escape", "unknown escape in double quotes", "use single quotes, or write the backslash twice"),
    ("hexdecimal", "unknown escape in double quotes", "use single quotes, or write the backslash twice"),
    ("hexadecimal", "unknown escape in double quotes", "use single quotes, or write the backslash twice"),
    ("quoted scalar", "quote that is never closed", "add the closing quote"),
    ("expected ':'", 'key without ":"', 'add ":" after the key, or quotes around the text'),
    ("flow sequence", 'list with "[" that is not closed or lacks a comma', 'add the "," or "]" that is missing'),
    ("flow mapping", 'map with "{" that is not closed or lacks a comma', 'add the "," or "}" that is missing'),
    ("sequence entries are not allowed", '"-" where no list can start', "start the list on a line of its own"),
    ("block sequence", "line that does not fit the list above it", _INDENT),
    ("block mapping", "line that does not fit the map above it", _INDENT),
    ("block collection", "line that does not fit the list above it", _INDENT),
    ("block scalar", "broken start of a text block", 'write "|" or ">" alone at the end of the line'),
    ("an anchor", "anchor without a name", "put quotes around text that starts with &"),
    ("an alias", "alias without a name", "put quotes around text that starts with *"),
    ("duplicate anchor", "anchor given twice", "rename one of the two"),
    ("directive", "broken directive", 'remove the line that starts with "%"'),
    ("tag", "broken tag", 'put quotes around text that starts with "!"'),
    ("node content", "value missing", "put a value here, or quotes around the text"),
)


@dataclass(frozen=True)
class Explanation:
    """A syntax error: the words, the parser's mark, and the mark where the unfinished thing began, if it helps."""

    message: str
    remedy: str
    place: Any
    begun: Any = None


def explain(error: yaml.MarkedYAMLError, lines: list[str]) -> Explanation:
    """Put an error of either parser into our words."""
    words = f"{error.problem or ''}; {error.context or ''}"
    place, begun = error.problem_mark or error.context_mark, error.context_mark
    message, remedy = _sentence(words)
    at_end = place is not None and place.line >= len(lines) - 1 and not any(lines[place.line :])
    if begun and (at_end or "expected ':'" in words or message.startswith("quote")):
        return Explanation(message, remedy, begun)
    if place is not None and "block" in words and remedy == _INDENT and lines[place.line][: place.column].strip():
        return Explanation("text after the end of a value", _QUOTE, place)
    return Explanation(message, remedy, place, begun if "flow" in words else None)


def _sentence(words: str) -> tuple[str, str]:
    for part, message, remedy in _SENTENCES:
        if part in words:
            return message, remedy
    return f"broken YAML: {words.split(';')[0]}", _INDENT
