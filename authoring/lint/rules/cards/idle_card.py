"""A search card or ability does nothing: it has no bonus and no rules, and nothing in the library names it.

At the table:
    A mouse spends a search or six cheese on a card that does nothing.

How to fix:
    Give it a bonus or `rules`. A card that a chapter names (a key, a letter) needs neither.

Bad:
    kind: search-card
    id: lucky-button
    name: Lucky Button
    category: accessory
    slot: accessory
    text: Its wearer searches with 1 die more.

Good:
    kind: search-card
    id: lucky-button
    name: Lucky Button
    category: accessory
    slot: accessory
    text: Its wearer searches with 1 die more.
    rules:
      - modify: { search-dice: 1 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.gear import STATS
from authoring.lint.views.id_usage import is_used


def _check(context: Context) -> Iterator[Finding]:
    entry = context.entry
    data = entry.data
    if (
        not context.whole
        or data.get("rules")
        or any(data.get(stat) for stat in STATS)
        or "attack" in data
        or data.get("category") == "event"
    ):
        return
    named = [entry.id, *data.get("tags", [])]
    if entry.kind == "search-card" and any(is_used(context.library, entry, word) for word in named):
        return
    message = f'{entry.kind.replace("-", " ")} "{entry.id}" does nothing'
    yield context.finding(("id",), message, "give it a bonus, or write what it does under `rules`")


RULE = Rule(
    code="K106",
    name="idle-card",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("ability", "search-card"),
    check=_check,
    doc=__doc__,
)
