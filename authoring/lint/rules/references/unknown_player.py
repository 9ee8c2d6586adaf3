"""A target of a chapter is for a bot or a persona that does not exist.

At the table:
    Nothing. But `tailwright playtest --gate` refuses the chapter.

How to fix:
    Name a bot (greedy, explorer, planner, random) or a persona. Bots of your own, `module:Class`, cannot stand in a
    chapter: content must not be able to name code.

Bad:
    # based on: supper
    targets:
      - { bot: gready, win-rate: [0.3, 0.7] }

Good:
    # based on: supper
    targets:
      - { bot: greedy, win-rate: [0.3, 0.7] }
      - { bot: rusher, win-rate: [0.1, 0.6] }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.wording.suggestions import did_you_mean
from engine.bots import BOTS


def _check(context: Context) -> Iterator[Finding]:
    personas = context.library.entries("persona")
    for index, target in enumerate(context.entry.data.get("targets") or ()):
        bot = target["bot"]
        if bot not in BOTS and bot not in personas and bot not in context.left_out:
            remedy = did_you_mean(bot, [*BOTS, *personas]) or f"name one of: {', '.join(sorted([*BOTS, *personas]))}"
            yield context.finding(("targets", index, "bot"), f'no bot and no persona "{bot}"', remedy)


RULE = Rule(
    code="R108",
    name="unknown-player",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
