"""Explain the syntax errors of both YAML parsers in words an author can act on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import yaml

_INDENT = "check the indentation: keys of one map, and items of one list, start in the same column"
_QUOTE = "put the whole text in one pair of quotes"

_SENTENCES: tuple[tuple[str, str, str], ...] = (
    # part of the parser's message, our message, our remedy; the first row that matches is used
    ("document start", "text after the end of the document", _INDENT),
    ("mapping values are not allowed", 'second ":" where a value is expected', 'put text that holds ": " in quotes'),
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
    """A syntax error: message, remedy, the parser's mark, and the mark where an unclosed list or map starts."""

    message: str
    remedy: str
    place: Any
    start: Any = None


def explain(error: yaml.MarkedYAMLError, lines: list[str]) -> Explanation:
    """Explain an error of either parser."""
    words = f"{error.problem or ''}; {error.context or ''}"
    place, start = error.problem_mark or error.context_mark, error.context_mark
    message, remedy = _sentence(words)
    at_end = place is not None and place.line >= len(lines) - 1 and not any(lines[place.line :])
    if start and (at_end or "expected ':'" in words or message.startswith("quote")):
        return Explanation(message, remedy, start)
    if place is not None and "block" in words and remedy == _INDENT and lines[place.line][: place.column].strip():
        return Explanation("text after the end of a value", _QUOTE, place)
    return Explanation(message, remedy, place, start if "flow" in words else None)


def _sentence(words: str) -> tuple[str, str]:
    for part, message, remedy in _SENTENCES:
        if part in words:
            return message, remedy
    return f"broken YAML: {words.split(';')[0]}", _INDENT
