"""Text that is safe to print: whatever content, file names and settings hold comes out visible and harmless.

Harmless to a terminal: control characters could move the cursor, change colours or answer in the user's name. Harmless
to a reader: bidi marks and characters without width could show another text than there is. Harmless to GitHub Actions,
which runs any line that starts with `::` as a command.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

_NO_WIDTH = {
    0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0,
    *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
}  # fmt: skip
"""Characters that nobody sees although Unicode counts them as letters and marks."""
_NAMED = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
_COMMAND = re.compile(r"^([^\S\n]*):(?=:)", re.MULTILINE)
"""The first colon of a line that GitHub Actions would run."""
_OLD_COMMAND = re.compile(r"#(?=#\[)")
"""The first sign of `##[command]`, the older form, which works anywhere in a line."""
_COLOUR = re.compile(r"(\x1b\[[0-9;]*m)")
_PLAIN_FORMS = {
    "→": "->", "←": "<-", "–": "-", "−": "-", "·": "-", "…": "...", "’": "'", "“": '"', "”": '"', "✗": "x", "✓": "+",
    "█": "#", "≥": ">=", "≤": "<=", "×": "x",
}  # fmt: skip
"""How signs of our own look where the terminal does not have them."""


class _Table(dict[int, str]):
    """A table for `str.translate` that fills itself with the characters it is asked for."""

    def __init__(self, escape: Callable[[str], str]) -> None:
        super().__init__({ord("\n"): "\n"})
        self.escape = escape

    def __missing__(self, code: int) -> str:
        letter = chr(code)
        shown = self[code] = letter if _is_visible(letter) else self.escape(letter)
        return shown


@dataclass(frozen=True)
class Notation:
    """How a character that must not be printed is written instead."""

    escape: Callable[[str], str]
    table: _Table


def _is_visible(letter: str) -> bool:
    return (letter.isprintable() or unicodedata.category(letter) == "Zs") and ord(letter) not in _NO_WIDTH


def _backslashed(letter: str) -> str:
    code = ord(letter)
    return _NAMED.get(letter) or (
        f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
    )


def _json_escaped(letter: str) -> str:
    raw = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{raw[at : at + 2].hex()}" for at in range(0, len(raw), 2))


def _reference(letter: str) -> str:
    return f"&#x{ord(letter):x};"


WORDS = Notation(_backslashed, _Table(_backslashed))
"""For sentences: `\\x1b`."""
JSON = Notation(_json_escaped, _Table(_json_escaped))
"""For JSON documents, which mean the same with `\\u001b`."""
MARKUP = Notation(_reference, _Table(_reference))
"""For XML and DOT, which mean the same with `&#x1b;`."""


def printable(text: str) -> str:
    """Return text for a part of a line: line breaks become visible, too."""
    return printable_lines(text, commands=True).replace("\n", "\\n")


def printable_lines(text: str, notation: Notation = WORDS, coloured: bool = False, commands: bool = False) -> str:
    """Return text of several lines with everything but the line breaks made visible.

    `coloured` keeps codes for colours, `commands` the commands for GitHub Actions: both for text that we have made from
    pieces that are printable already.
    """
    if coloured:
        pieces = _COLOUR.split(text)
        pieces[::2] = [piece.translate(notation.table) for piece in pieces[::2]]
        shown = "".join(pieces)
    else:
        shown = text.translate(notation.table)
    return shown if commands else without_commands(shown, notation)


def without_commands(text: str, notation: Notation = WORDS) -> str:
    """Write the start of a command for GitHub Actions in such a way that it is none."""
    text = _COMMAND.sub(lambda found: found[1] + notation.escape(":"), text)
    return _OLD_COMMAND.sub(lambda _: notation.escape("#"), text)


def encodable(text: str, encoding: str, notation: Notation = WORDS) -> str:
    """Return text that a stream with an encoding can write: other characters are replaced."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(_in_encoding(letter, encoding, notation) for letter in text)
    return text


def _in_encoding(letter: str, encoding: str, notation: Notation) -> str:
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        plain = _PLAIN_FORMS.get(letter) if notation is WORDS else None
        return plain or notation.escape(letter)
    return letter
