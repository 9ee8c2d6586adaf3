"""A `#` after a space ends a text without quotes: YAML takes the rest of the line for a comment.

At the table:
    The sentence breaks off.

How to fix:
    Put the text in quotes, or write it below `>-`.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: Stood still by tile #7 while the cat went by.

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: "Stood still by tile #7 while the cat went by."
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import texts, versions
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS

ENDS = ".!?…:;)»”\"'"
"""A text that ends with one of these is finished; what follows is a comment on purpose."""


def _check(context: Context) -> Iterator[Finding]:
    entry = context.entry
    lines = entry.file.source.lines
    for steps, text in texts(entry.data):
        for where, version in versions(steps, text):
            mark = entry.where(where)
            line = lines[mark.line - 1] if mark.line <= len(lines) else ""
            if line[mark.col - 1 : mark.col] in ("'", '"', "|", ">", ""):
                continue
            last = lines[mark.end_line - 1] if mark.end_line <= len(lines) else ""
            rest = last[mark.end_col - 1 :]
            if COMMENT.match(rest) and _is_cut(version, rest.strip()):
                message = f'the text ends before "{rest.strip()[:20]}": a "#" after a space begins a comment'
                yield context.finding(where, message, "put the text in quotes")


def _is_cut(text: str, comment: str) -> bool:
    """Whether a comment looks like the rest of a sentence."""
    if "tailwright:" in comment:
        return False
    return bool(NUMBER.match(comment)) or (" " in text.strip() and text.strip()[-1:] not in ENDS and len(text) > SHORT)


COMMENT = re.compile(r"\s+#")
NUMBER = re.compile(r"#[^\s#]")
SHORT = 40
"""Names and titles end without a full stop; only longer texts are sentences."""


RULE = Rule(
    code="N116",
    name="cut-text",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
