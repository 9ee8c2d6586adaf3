"""Source: a file's text as plain data, with the place of every key and value and everything the file does wrong.

Content is untrusted: whatever a file holds, loading it ends quickly, runs nothing and raises nothing.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from authoring.content import problems
from authoring.content.findings import START, Finding, Kind, Mark
from authoring.content.source.nodes import Builder, Node

MAX_BYTES = 2 * 1024 * 1024
MAX_CONTROL_CHARACTERS = 10
Steps = tuple[str | int, ...]
"""The way to a value: keys of maps and indexes of lists."""

FAST_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml's parser where PyYAML has it, else the pure one; both give the same result."""

# what YAML does not allow, and the Unicode line breaks, which editors and YAML 1.1 parsers count differently;
# told by what is meant and not by what is not: a class of a million characters takes 5 ms to make
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")

_TAB_INDENT = re.compile(r"^ *\t(?=[ \t]*[^\s#])", re.MULTILINE)


@dataclass
class Source:
    """One file that was read. `data` is None when the file could not be made sense of; `findings` then say why."""

    path: str
    text: str = field(default="", repr=False)
    data: Any = field(default=None, repr=False)
    findings: list[Finding] = field(default_factory=list, repr=False)
    root: Node | None = field(default=None, repr=False)

    @property
    def lines(self) -> list[str]:
        """The lines of the text, without their ends."""
        return self.text.split("\n")

    def where(self, steps: Iterable[str | int]) -> Mark:
        """Return the place of the value at the end of `steps`, or of the nearest value on the way that exists."""
        return self._find(tuple(steps))[0].mark if self.root else START

    def line(self, steps: Iterable[str | int]) -> int:
        """The line where that value begins: where its place ends takes time to find."""
        return self._find(tuple(steps))[0].line if self.root else START.line

    def where_key(self, steps: Iterable[str | int]) -> Mark:
        """Return the place of the key that the last of `steps` names; where it is no key, that of the value."""
        steps = tuple(steps)
        if not self.root:
            return START
        if steps:
            parent, found = self._find(steps[:-1])
            if found and isinstance(steps[-1], str) and steps[-1] in parent.keys:
                return parent.key_mark(steps[-1])
        return self._find(steps)[0].mark

    def _find(self, steps: Steps) -> tuple[Node, bool]:
        assert self.root
        node = self.root
        for step in steps:
            parts = node.parts
            if isinstance(parts, dict) and step in parts:
                node = parts[str(step)]
            elif isinstance(parts, list) and isinstance(step, int) and 0 <= step < len(parts):
                node = parts[step]
            else:
                return node, False
        return node, True


def load(path: str | os.PathLike[str], shown: str | None = None, loader: Any = None) -> Source:
    """Read a file; `shown` is the name findings give it. Never raises for anything a path or a file can be."""
    source = Source(shown or os.fspath(path))
    try:
        raw = _read(Path(path), source)
    except FileNotFoundError:
        return _refuse(source, problems.MISSING_FILE, "file not found", "check the path")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _refuse(source, problems.UNREADABLE_FILE, f"file cannot be read: {reason.lower()}", "check its rights")
    return source if raw is None else parse(raw, source.path, loader)


def parse(raw: bytes, path: str, loader: Any = None) -> Source:
    """Read the bytes of a file that is called `path` in findings."""
    source = Source(path)
    if len(raw) > MAX_BYTES:
        limit = MAX_BYTES // 1024 // 1024
        return _refuse(source, problems.OVERSIZED_FILE, f"file larger than {limit} MiB", "split it into several files")
    text = _decode(raw, source)
    if text is None:
        return source
    source.text = text
    readable = _without_control_characters(source)
    if _indented_with_tabs(source):
        return source
    builder = Builder(path, source.lines, source.findings)
    builder.build(readable, loader or FAST_LOADER)
    if builder.root is not None and builder.root.value is not None:
        source.root = builder.root
        source.data = builder.root.value
    elif not source.findings:
        _refuse(source, problems.EMPTY_FILE, "file holds nothing", 'start it with "kind:" and "id:"')
    return source


def _read(path: Path, source: Source) -> bytes | None:
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        _refuse(source, problems.FOLDER_FOR_FILE, "folder where a file is meant", "name a file in it")
        return None
    if not stat.S_ISREG(mode):  # reading a pipe or a device could wait for ever
        _refuse(source, problems.UNREADABLE_FILE, "not an ordinary file", "name a file that holds YAML")
        return None
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _decode(raw: bytes, source: Source) -> str | None:
    """Return the text with plain line ends; None when the bytes are no text at all."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        binary = b"\0" in raw
        before = "" if binary else _plain_lines(raw[: error.start].decode("utf-8"))
        line, col = before.count("\n") + 1, len(before) - before.rfind("\n")
        mark = START if binary else Mark(line, col, line, col + 1)
        message = "file is not text" if binary else f"byte 0x{raw[error.start]:02x} is not UTF-8 text"
        source.findings.append(Finding.at(problems.NOT_UTF8, source.path, mark, message, "save it as UTF-8 text"))
        if binary:
            return None
        text = raw.decode("utf-8", "replace")
    text = _plain_lines(text.removeprefix("\ufeff"))
    return text if text.endswith("\n") else text + "\n"


def _plain_lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _without_control_characters(source: Source) -> str:
    """Note control characters and return the text with spaces in their place, so that the rest can be read.

    Tabs become spaces too: the two parsers disagree on where they may stand between words.
    """
    for count, match in enumerate(_CONTROL.finditer(source.text)):
        if count == MAX_CONTROL_CHARACTERS:
            break
        start = match.start()
        line, col = source.text.count("\n", 0, start) + 1, start - source.text.rfind("\n", 0, start)
        message = f"control character U+{ord(match[0]):04X}"
        mark = Mark(line, col, line, col + 1)
        finding = Finding.at(problems.CONTROL_CHARACTER, source.path, mark, message, "remove it, or retype the line")
        source.findings.append(finding)
    return _CONTROL.sub(" ", source.text).replace("\t", " ")


def _indented_with_tabs(source: Source) -> bool:
    match = _TAB_INDENT.search(source.text)
    if match is None:
        return False
    line, col = source.text.count("\n", 0, match.start()) + 1, match.end() - match.start()
    mark = Mark(line, col, line, col + 1)
    message = "tab character used for indentation"
    source.findings.append(Finding.at(problems.YAML_SYNTAX, source.path, mark, message, "indent with spaces"))
    return True


def _refuse(source: Source, kind: Kind, message: str, remedy: str) -> Source:
    source.findings.append(Finding.at(kind, source.path, START, message, remedy))
    return source
