"""Write ignore comments for findings, as `lint --add-ignore` does."""

from __future__ import annotations

from collections.abc import Iterable

from authoring.content import source
from authoring.content.findings import Finding
from authoring.content.library import File


def with_ignores(file: File, findings: Iterable[Finding], reason: str) -> tuple[str, int]:
    """The text of a file with a comment for each line with findings, and how many findings these comments leave out.

    A comment goes above its line. Where that would change what the file says, as within a text, there is none.
    """
    by_line: dict[int, set[str]] = {}
    for finding in findings:
        if not finding.code.startswith("S"):
            by_line.setdefault(finding.line, set()).add(finding.code)
    lines, left_out = file.source.text.split("\n"), 0
    for number in sorted(by_line, reverse=True):
        line = lines[number - 1]
        indent = line[: len(line) - len(line.lstrip(" "))]
        comment = f"{indent}# tailwright: ignore[{', '.join(sorted(by_line[number]))}] {reason}"
        trial = [*lines[: number - 1], comment, *lines[number - 1 :]]
        if _says_the_same("\n".join(trial), file):
            lines = trial
            left_out += len(by_line[number])
    return "\n".join(lines), left_out


def _says_the_same(text: str, file: File) -> bool:
    again = source.parse(text.encode(), file.path)
    return len(again.findings) == len(file.source.findings) and again.data == file.source.data
