"""The `{placeholders}` of a translation differ from those of the English text.

At the table:
    The translated sentence lacks a name, or shows a word in braces.

How to fix:
    Use the same placeholders, equally often, and do not translate their names.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: { en: "{hero} stood still.", fr: "{heros} n'a pas bougé." }

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: { en: "{hero} stood still.", fr: "{hero} n'a pas bougé." }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import english, placeholders, texts
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS
from authoring.wording.suggestions import nearest


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        if isinstance(text, str):
            continue
        wanted = placeholders(english(text))
        for language, version in text.items():
            there = placeholders(version)
            if there == wanted:
                continue
            odd = next((name for name in there if name not in wanted), "")
            lost = next((name for name in wanted if name not in there), "")
            near = nearest(odd, wanted) if odd else None
            message = "placeholders do not occur as often as in the English text"
            if odd or lost:
                message = f'the English text has no placeholder "{odd}"' if odd else f'placeholder "{lost}" is missing'
            remedy = f'did you mean "{near}"?' if near else "use the placeholders of the English text, equally often"
            yield context.finding((*steps, language), message, remedy)


RULE = Rule(
    code="N105",
    name="placeholder-mismatch",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
