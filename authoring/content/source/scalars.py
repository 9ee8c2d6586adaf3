"""The values of plain (unquoted) scalars, by the core schema of YAML 1.2.

PyYAML reads YAML 1.1, where `no`, `on`, `12:30` and `2024-01-02` become truth values, numbers and dates; here they are
text.
"""

from __future__ import annotations

import math
import re

Scalar = str | int | float | bool | None

_WORDS: dict[str, Scalar] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_NUMBER_START = frozenset("+-.0123456789")
_INT = re.compile(r"[-+]?[0-9]+\Z")
_PREFIXED = re.compile(r"0o[0-7]+\Z|0x[0-9a-fA-F]+\Z")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?\Z")
_NOT_FINITE = re.compile(r"[-+]?\.(?:inf|Inf|INF)\Z|\.(?:nan|NaN|NAN)\Z")
_MOST_DIGITS = 18
"""Whole numbers of up to this many characters always fit into 64 bits."""


class UnusableNumberError(ValueError):
    """A number that is too long, or not finite (`.inf`, `.nan`)."""


def resolve(text: str) -> Scalar:
    """Return the value of a plain (unquoted) scalar."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] not in _NUMBER_START:
        return text
    if _INT.match(text) or _PREFIXED.match(text):
        if len(text) > _MOST_DIGITS:
            raise UnusableNumberError
        return int(text, 0) if text[:2] in ("0o", "0x") else int(text)
    if _FLOAT.match(text):
        value = float(text)
        if not math.isfinite(value):
            raise UnusableNumberError
        return value
    if _NOT_FINITE.match(text):
        raise UnusableNumberError
    return text
