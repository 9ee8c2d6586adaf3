"""Reduce a text to English, so that authors of a copy need not maintain four languages."""

from __future__ import annotations

import json
import re

import yaml

_PARENT = re.compile(r"^ *(?:- )?[\w-]+: *$")
_LANGUAGE = re.compile(r"^( *)([a-z]{2}): *(.*)$")


def english_only(text: str) -> str:
    """Replace every map of languages by its English text, whether it is written in lines or in braces."""
    lines = [_without_braces(line) for line in text.split("\n")]
    kept: list[str] = []
    at = 0
    while at < len(lines):
        words = _LANGUAGE.match(lines[at])
        if words and words[2] == "en" and kept and _PARENT.match(kept[-1]):
            at = _join_english(lines, at, kept, len(words[1]), words[3])
        else:
            kept.append(lines[at])
            at += 1
    return "\n".join(kept)


def _join_english(lines: list[str], at: int, kept: list[str], indent: int, value: str) -> int:
    """Put the English text after its key and skip the other languages; return the number of the next line."""
    outer = len(kept[-1]) - len(kept[-1].lstrip(" -"))
    kept[-1] = f"{kept[-1].rstrip()} {value}"
    at += 1
    english = True
    while at < len(lines) and (not lines[at].strip() or len(lines[at]) - len(lines[at].lstrip()) >= indent):
        words = _LANGUAGE.match(lines[at])
        if words and len(words[1]) == indent:
            english = False
        elif english:
            kept.append(lines[at][indent - outer :])
        at += 1
    return at


def _without_braces(line: str) -> str:
    """Replace `{ en: one, fr: un }` in a line by `one`."""
    start = line.find("{ en: ")
    while start >= 0:
        end = _closing(line, start)
        if end < 0:
            return line
        words = yaml.safe_load(line[start : end + 1])
        line = line[:start] + _quoted(str(words["en"])) + line[end + 1 :]
        start = line.find("{ en: ", start)
    return line


def _closing(line: str, start: int) -> int:
    """Return the position of the closing brace, or -1 if the map continues on the next line."""
    quote = ""
    for at in range(start + 1, len(line)):
        if quote:
            quote = "" if line[at] == quote else quote
        elif line[at] in "\"'" and line[at - 1] in " {[":
            quote = line[at]
        elif line[at] == "}":
            return at
    return -1


def _quoted(words: str) -> str:
    """Return words as a YAML value that is valid inside braces too."""
    return json.dumps(words, ensure_ascii=False) if re.search(r"[,:#\[\]{}\"']", words) else words
