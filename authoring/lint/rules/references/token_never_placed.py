"""A token of a chapter is never put on the board.

At the table:
    The token stays in the box.

How to fix:
    Place it with `put-token`, in the setup of the chapter or a room or in a rule, or remove the token.

Bad:
    # based on: supper
    tokens:
      key: { name: Key }
    rules:
      - id: the-key
        text: A mouse that comes to the key gains 1 cheese.
        when: space-entered
        if: { mover: mouse, space: { token: key } }
        do:
          - take-token: key
          - cheese: { who: mover, amount: 1 }

Good:
    # based on: supper
    tokens:
      key: { name: Key }
    setup:
      - put-token: { token: key, at: crystal-tunnels/a1 }
    rules:
      - id: the-key
        text: A mouse that comes to the key gains 1 cheese.
        when: space-entered
        if: { mover: mouse, space: { token: key } }
        do:
          - take-token: key
          - cheese: { who: mover, amount: 1 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.counters import tokens_placed, tokens_read


def _check(context: Context) -> Iterator[Finding]:
    tokens = context.entry.data.get("tokens", {})
    if not tokens:
        return
    laid, sought = tokens_placed(context.library, context.entry), tokens_read(context.library, context.entry)
    for name in tokens:
        if name not in laid | context.left_out:
            asked = ", although rules use it" if name in sought else ""
            message = f'nothing puts the token "{name}" on the board{asked}'
            yield context.finding(("tokens", name), message, "place it with `put-token`, or remove it", key=True)


RULE = Rule(
    code="R204",
    name="token-never-placed",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
