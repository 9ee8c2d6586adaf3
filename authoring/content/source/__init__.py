"""Read a YAML file: its data, the place of every key and value, and findings about its form.

Content is untrusted: loading any file takes a short time, runs no code and raises no exception.
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
from authoring.content.faults import fault
from authoring.content.findings import START, Finding, Kind, Mark
from authoring.content.source.nodes import Builder, Node

MAX_BYTES = 2 * 1024 * 1024
MAX_CONTROL_CHARACTERS = 10
Steps = tuple[str | int, ...]
"""The path to a value: keys of maps and indexes of lists."""

FAST_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The parser of libyaml if PyYAML has it, else the one in Python. The results are the same."""

# characters that YAML does not allow, and Unicode line breaks, which editors and YAML 1.1 parsers count differently;
# the class lists the few bad characters, since one that lists the good ones takes 5 ms to compile
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")

_TAB_INDENT = re.compile(r"^ *\t(?=[ \t]*[^\s#])", re.MULTILINE)


@dataclass
class Source:
    """A file that was read. `data` is None if the file could not be read; `findings` then say why."""

    path: str
    text: str = field(default="", repr=False)
    data: Any = field(default=None, repr=False)
    findings: list[Finding] = field(default_factory=list, repr=False)
    root: Node | None = field(default=None, repr=False)

    @property
    def lines(self) -> list[str]:
        """The lines of the text, without line ends."""
        return self.text.split("\n")

    def where(self, steps: Iterable[str | int]) -> Mark:
        """Return the place of the value at the path `steps`, or of its nearest parent that exists."""
        return self._find(tuple(steps))[0].mark if self.root else START

    def line(self, steps: Iterable[str | int]) -> int:
        """Return the line where that value starts. This is quicker than finding the whole place."""
        return self._find(tuple(steps))[0].line if self.root else START.line

    def where_key(self, steps: Iterable[str | int]) -> Mark:
        """Return the place of the key at the path `steps`; for an item of a list, the place of the item."""
        steps = tuple(steps)
        if not self.root:
            return START
        if steps:
            parent, exists = self._find(steps[:-1])
            if exists and isinstance(steps[-1], str) and steps[-1] in parent.keys:
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


def load(path: str | os.PathLike[str], display_name: str | None = None, loader: Any = None) -> Source:
    """Read a file; `display_name` is its name in findings. Problems become findings, never exceptions."""
    source = Source(display_name or os.fspath(path))
    try:
        raw = _read(Path(path), source)
    except FileNotFoundError:
        return _fail(source, problems.MISSING_FILE, "file not found", "check the path")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return _fail(
            source, problems.UNREADABLE_FILE, f"file cannot be read: {reason.lower()}", "check its permissions"
        )
    return source if raw is None else parse(raw, source.path, loader)


def parse(raw: bytes, path: str, loader: Any = None) -> Source:
    """Read the bytes of a file; `path` is its name in findings."""
    try:
        return _parse(raw, path, loader)
    except Exception as error:  # the other files go on
        source = Source(path)
        source.findings.append(fault("reading", path, error))
        return source


def _parse(raw: bytes, path: str, loader: Any) -> Source:
    source = Source(path)
    if len(raw) > MAX_BYTES:
        limit = MAX_BYTES // 1024 // 1024
        return _fail(source, problems.OVERSIZED_FILE, f"file larger than {limit} MiB", "split it into several files")
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
        _fail(source, problems.EMPTY_FILE, "the file is empty", 'start it with "kind:" and "id:"')
    return source


def _read(path: Path, source: Source) -> bytes | None:
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        _fail(source, problems.FOLDER_FOR_FILE, "this is a folder, not a file", "name a file in it")
        return None
    if not stat.S_ISREG(mode):  # reading a pipe or a device could block forever
        _fail(source, problems.UNREADABLE_FILE, "not an ordinary file", "name a file that holds YAML")
        return None
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _decode(raw: bytes, source: Source) -> str | None:
    """Return the text with plain line ends, or None if the bytes are not text."""
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
    """Report control characters and return the text with spaces in their place, so that the rest can be read.

    Tabs become spaces too, because the two parsers disagree on where tabs are allowed.
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


def _fail(source: Source, kind: Kind, message: str, remedy: str) -> Source:
    source.findings.append(Finding.at(kind, source.path, START, message, remedy))
    return source
