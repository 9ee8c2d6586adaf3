"""Setup of the chapter fails: its effects never end, or one of them cannot be carried out.

At the table:
    The game does not begin.

How to fix:
    Change the effects at setup and at `chapter-start` so that they end: fewer repetitions, a limit, a condition.

Bad:
    # based on: supper
    rules:
      - id: riches
        text: There is cheese everywhere.
        when: chapter-start
        do:
          - repeat:
              times: 20
              do:
                - repeat:
                    times: 20
                    do:
                      - repeat:
                          times: 20
                          do:
                            - repeat: { times: 20, do: [{ cheese: { who: all-mice, amount: 1 } }] }

Good:
    # based on: supper
    rules:
      - id: riches
        text: There is cheese everywhere.
        when: chapter-start
        do:
          - cheese: { who: all-mice, amount: 3 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.rule_cycles import rule_cycles
from authoring.lint.views.state_graphs import chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None or world.set_up is not None or not world.setup_error:
        return
    if any(True for _ in rule_cycles(context.entry)):  # R206 reports them
        return
    key = "setup" if "setup" in context.entry.data else "rules" if "rules" in context.entry.data else "id"
    message = f"setup of the chapter fails: {world.setup_error}"
    yield context.finding((key,), message, "change its effects so that they end", key=True)


RULE = Rule(
    code="C118",
    name="broken-setup",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
