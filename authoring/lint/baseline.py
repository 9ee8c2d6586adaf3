"""A baseline: a file of known findings, so that lint reports only new ones.

A finding is identified by its file, code and message, not by its line, as lines above it may change. Line numbers
within the message are left out for the same reason. Equal findings are counted.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from authoring.content.faults import is_fault
from authoring.content.findings import Finding
from authoring.content.plain_file import UnreadableError, read_json
from authoring.content.targets import CannotOpenError

VERSION = 1
_LINE = re.compile(r":\d+\b")

Known = Counter[tuple[str, str, str]]


def key(finding: Finding) -> tuple[str, str, str]:
    """The file, code and message that identify a finding."""
    return Path(finding.path).as_posix(), finding.code, _LINE.sub("", finding.message)


def to_text(findings: Iterable[Finding]) -> str:
    """Write a baseline of some findings. It leaves out rules that failed (S403): they must be mended."""
    counts = Counter(key(finding) for finding in findings if not is_fault(finding))
    rows = [
        {"path": path, "code": code, "message": message, "count": count}
        for (path, code, message), count in sorted(counts.items())
    ]
    return json.dumps({"version": VERSION, "findings": rows}, indent=1, ensure_ascii=False) + "\n"


def read(path: Path) -> Known:
    """Read the findings of a baseline. Raises CannotOpenError."""
    try:
        document = read_json(path)
    except FileNotFoundError:
        raise CannotOpenError(f'no baseline "{path}"; write it with --write-baseline') from None
    except UnreadableError as error:
        raise CannotOpenError(f'cannot read the baseline "{path}": {error}') from None
    rows = document.get("findings") if isinstance(document, dict) and document.get("version") == VERSION else None
    if not isinstance(rows, list) or not all(map(_is_row, rows)):
        raise CannotOpenError(f'"{path}" is not a baseline of this version; rewrite it with --write-baseline')
    return Counter({(row["path"], row["code"], row["message"]): row["count"] for row in rows})


def new_findings(findings: Iterable[Finding], known: Known) -> list[Finding]:
    """Keep the findings that are not in a baseline."""
    left = known.copy()
    found: list[Finding] = []
    for finding in findings:
        if left[key(finding)] > 0:
            left[key(finding)] -= 1
        else:
            found.append(finding)
    return found


def _is_row(row: Any) -> bool:
    keys = ("path", "code", "message")
    return (
        isinstance(row, dict) and all(isinstance(row.get(key), str) for key in keys) and type(row.get("count")) is int
    )
