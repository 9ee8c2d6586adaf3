"""A text in one language: whoever starts from a copy should not have to keep four in step."""

from __future__ import annotations

import json
import re

import yaml

_PARENT = re.compile(r"^ *(?:- )?[\w-]+: *$")
_LANGUAGE = re.compile(r"^( *)([a-z]{2}): *(.*)$")


def english_only(text: str) -> str:
    """Put the English words in the place of every map of languages, in lines of their own or in braces."""
    lines = [_without_braces(line) for line in text.split("\n")]
    found: list[str] = []
    at = 0
    while at < len(lines):
        words = _LANGUAGE.match(lines[at])
        if words and words[2] == "en" and found and _PARENT.match(found[-1]):
            at = _take(lines, at, found, len(words[1]), words[3])
        else:
            found.append(lines[at])
            at += 1
    return "\n".join(found)


def _take(lines: list[str], at: int, found: list[str], indent: int, value: str) -> int:
    """Join the English value to its key and pass over the other languages; return where the text goes on."""
    outer = len(found[-1]) - len(found[-1].lstrip(" -"))
    found[-1] = f"{found[-1].rstrip()} {value}"
    at += 1
    english = True
    while at < len(lines) and (not lines[at].strip() or len(lines[at]) - len(lines[at].lstrip()) >= indent):
        words = _LANGUAGE.match(lines[at])
        if words and len(words[1]) == indent:
            english = False
        elif english:
            found.append(lines[at][indent - outer :])
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
    """The brace that closes the one at `start`, or -1 when the map goes on in the next line."""
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
    """Words as a YAML value that holds inside braces as well."""
    return json.dumps(words, ensure_ascii=False) if re.search(r"[,:#\[\]{}\"']", words) else words
