"""A persona has the id of a bot. `--bot` with this name plays the bot, and nobody can play the persona.

At the table:
    Nothing. Playtests do not show what their author thinks they show.

How to fix:
    Give the persona another id.

Bad:
    kind: persona
    id: greedy
    name: Greedy
    weights: { treasure: 20 }

Good:
    kind: persona
    id: hoarder
    name: Hoarder
    weights: { treasure: 20 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from engine.bots import BOTS


def _check(context: Context) -> Iterator[Finding]:
    if context.entry.id in BOTS:
        message = f'a bot is named "{context.entry.id}", too, so "--bot {context.entry.id}" never plays this persona'
        yield context.finding(("id",), message, "give the persona another id")


RULE = Rule(
    code="R107",
    name="hidden-persona",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("persona",),
    check=_check,
    doc=__doc__,
)
