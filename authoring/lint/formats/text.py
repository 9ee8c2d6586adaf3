"""The text format: one line per finding that tools can read, too, then the source line with a caret under the place."""

from __future__ import annotations

from authoring.content.findings import Finding, Severity
from authoring.lint.formats.report import Report
from authoring.wording.printable import printable
from authoring.wording.wrapping import columns

_WIDTH = 110
_LEAST = 30
"""The most and the least of a line of source that is shown."""
_BOLD, _DIM, _RESET = "\x1b[1m", "\x1b[2m", "\x1b[0m"
_COLOURS = {Severity.ERROR: "\x1b[1;31m", Severity.WARNING: "\x1b[1;33m", Severity.INFO: "\x1b[1;36m"}


def write(report: Report) -> str:
    """Write findings with excerpts and a summary line."""
    parts = [_finding(finding, report) for finding in report.findings]
    if not report.window:
        return "\n".join([*parts, summary(report)]) + "\n"
    hint = [f"tailwright explain {report.findings[0].code} tells more about the first"] if report.findings else []
    return "\n\n".join([*parts, "\n".join([summary(report), *hint])]) + "\n"


def summary(report: Report) -> str:
    """The last line: how many findings in how many files."""
    files = _count(len(report.lines), "file")
    known = f"; {_count(report.known, 'finding')} of the baseline left out" if report.known else ""
    if not report.findings:
        return f"{files}, no problems found{known}"
    words = [_count(count, word) for word, count in report.counts.items() if count and word != "info"]
    words += [f"{report.counts['info']} for information"] if report.counts["info"] else []
    faulty = len({finding.path for finding in report.findings})
    return f"{', '.join(words)} in {faulty} of {files}{known}"


def _finding(finding: Finding, report: Report) -> str:
    tone = _COLOURS[finding.severity]
    place = f"{printable(finding.path)}:{finding.line}:{finding.col}"
    head = (
        f"{_paint(place, _BOLD, report)}: {_paint(finding.severity.word, tone, report)}: "
        f"{printable(finding.full_message)} ({finding.code} {finding.name})"
    )
    lines = [head, *_excerpt(finding, report, tone)]
    for other in finding.related:
        lines.append(f"    {printable(other.path)}:{other.mark.line}:{other.mark.col}: {printable(other.message)}")
    return "\n".join(lines)


def _excerpt(finding: Finding, report: Report, tone: str) -> list[str]:
    lines = report.lines.get(finding.path, [])
    if not 1 <= finding.line <= len(lines) or not lines[finding.line - 1].strip():
        return []
    line = lines[finding.line - 1].replace("\t", " ")
    start = finding.col - 1
    end = finding.end_col - 1 if finding.end_line == finding.line else len(line)
    gutter = f"{finding.line:>5} | "
    width = max(_LEAST, min(_WIDTH, report.window - len(gutter))) if report.window else _WIDTH
    cut = max(0, start - width // 2) if len(line) > width else 0
    shown, before = printable(line[cut : cut + width]), printable(line[cut:start])
    marked = printable(line[start : max(end, start + 1)])[: max(1, width - len(before))]
    caret = " " * columns(before) + "^" * max(1, columns(marked))
    return [
        _paint(gutter, _DIM, report) + shown,
        _paint(" " * (len(gutter) - 2) + "| ", _DIM, report) + _paint(caret, tone, report),
    ]


def _paint(text: str, tone: str, report: Report) -> str:
    return f"{tone}{text}{_RESET}" if report.colour else text


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
