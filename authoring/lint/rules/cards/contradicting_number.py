"""A number in a text is not among the numbers of the rule: `+2 battle` in the text, 1 in the data.

At the table:
    Players follow the text, the playtest follows the rules, and the two play different games.

How to fix:
    Make text and rules agree. Lint compares only numerals before a game term (dice, wounds, cheese, pages and the
    like).

Bad:
    kind: search-card
    id: bell-clapper
    name: Bell Clapper
    category: weapon
    slot: paw
    paws: 2
    attack: melee
    battle: 1
    text: "+2 battle. It still rings a little."

Good:
    kind: search-card
    id: bell-clapper
    name: Bell Clapper
    category: weapon
    slot: paw
    paws: 2
    attack: melee
    battle: 2
    text: "+2 battle. It still rings a little."
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.content.walk import english, walk
from authoring.lint.rule import Confidence, Context, Rule

_BONUS = re.compile(r"([+-]\d+) (battle|defence|lore|move)\b")
_AMOUNT = re.compile(
    r"(?<![\d.+-])(\d+) (?:more |extra |ordinary |poison |attack |defence )?"
    r"(?:die|dice|wounds?|cheese|pages?|cards?|spaces?|minions?|roach(?:es)?|rats?)\b"
)
_ASIDE = ("copies", "id", "paws", "requires", "text")
KINDS = ("ability", "achievement", "chapter", "hero", "minion", "search-card", "status")


def _check(context: Context) -> Iterator[Finding]:
    data = context.entry.data
    for steps, value in walk(data):
        if isinstance(value, dict) and "text" in value and ("rules" in value or "do" in value or not steps):
            # the text of a rule is compared with that rule, the text of a card with all its rules
            yield from _compare(context, steps, value)


def _compare(context: Context, steps: Steps, part: dict[str, Any]) -> Iterator[Finding]:
    text = english(part["text"])
    known = set(_numbers({key: value for key, value in part.items() if key not in _ASIDE}))
    if not known or not any(key in part for key in ("rules", "do", "category")):
        return
    for match in [*_BONUS.finditer(text), *_AMOUNT.finditer(text)]:
        number = abs(int(match[1]))
        if number not in known and (number > 1 or match.re is _BONUS):  # elsewhere texts often leave out the 1
            message = f'the text says "{match[0]}", but no number of the rule is {number}'
            yield context.finding((*steps, "text"), message, "make text and rule agree")


def _numbers(data: Any) -> Iterator[int]:
    for steps, value in walk(data):
        if isinstance(value, int) and not isinstance(value, bool):
            yield abs(value)
        elif steps and isinstance(value, str) and value.lstrip("+-").isdigit():
            yield abs(int(value))


RULE = Rule(
    code="K105",
    name="contradicting-number",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
