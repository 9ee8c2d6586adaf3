"""Print the score of the held-out suite.

python -m tests.authoring.lint.held_out            the score by class
python -m tests.authoring.lint.held_out --cases    also every case that lint gets wrong, and the false alarms
"""

from __future__ import annotations

import sys
from time import process_time

from tests.authoring.lint.held_out.score import Verdict, table, verdicts


def main() -> None:
    """Lint every case and print what comes of it."""
    told = verdicts()
    lines = table(told)
    if "--cases" in sys.argv:
        lines += ["", *(line for one in told if not one.right for line in _wrong(one))]
    sys.stdout.write("\n".join([*lines, "", f"{process_time():.0f} s of processor time", ""]))


def _wrong(one: Verdict) -> list[str]:
    if one.crash:
        return [f"lint breaks down: {one.case}: {one.crash}"]
    if not one.case.sound:
        return [f"missed: {one.case}: {one.case.why}"]
    return [
        f"false alarm: {one.case}: {found.path}:{found.line} {found.code} {found.message}" for found in one.findings
    ]


main()
