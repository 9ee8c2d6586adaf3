"""A branch of a campaign is never taken: an earlier branch always applies, or it needs an achievement that nothing
earns.

At the table:
    The campaign always goes the other way.

How to fix:
    Put the branch without `if` last, as the first branch that applies counts. Let a chapter earn the achievement with
    `achieve`.

Bad:
    kind: campaign
    id: short-cut
    title: Short Cut
    chapters:
      - chapter: five-to-midnight
        then:
          - { go: the-loom }
          - { if: victory, go: twelve-strokes }
      - chapter: the-loom
      - chapter: twelve-strokes

Good:
    kind: campaign
    id: short-cut
    title: Short Cut
    chapters:
      - chapter: five-to-midnight
        then:
          - { if: victory, go: twelve-strokes }
          - { go: the-loom }
      - chapter: the-loom
      - chapter: twelve-strokes
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.carried import held_after
from authoring.lint.views.route import settled


def _check(context: Context) -> Iterator[Finding]:
    for index, step in enumerate(context.entry.data["chapters"]):
        branches = step.get("then", [])
        for number, branch in enumerate(branches):
            where, before = ("chapters", index, "then", number), branches[:number]
            never = f'the branch to "{branch["go"]}" is never taken'
            if settled(before) or branch.get("if") in [earlier.get("if") for earlier in before]:
                message = f"{never}: an earlier branch always applies"
                yield context.finding(where, message, "move it before that branch, or remove it")
            elif context.whole and (missing := _unearned(context, step["chapter"], branch.get("if"))):
                message = f'{never}: no party has earned "{missing}" by then'
                yield context.finding(where, message, "earn it in a chapter with `achieve`")


def _unearned(context: Context, chapter: str, condition: Any) -> str:
    """The achievement that a branch needs and no party can have when the chapter is over."""
    wanted = condition.get("achieved") if isinstance(condition, dict) else None
    known = isinstance(wanted, str) and wanted in context.library.entries("achievement")
    return str(wanted) if known and wanted not in held_after(context.library, context.entry, chapter) else ""


RULE = Rule(
    code="R305",
    name="dead-branch",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("campaign",),
    check=_check,
    doc=__doc__,
)
