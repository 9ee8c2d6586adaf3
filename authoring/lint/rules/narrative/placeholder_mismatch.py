"""The `{placeholders}` of a translation are not those of the English text.

At the table:
    The translated sentence lacks the name it speaks of, or shows a word in braces.

How to fix:
    Use the same placeholders, each as often, and leave their names as they are.

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
from authoring.content.walk import placeholders, texts
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS
from authoring.wording.suggestions import nearest


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        if isinstance(text, str):
            continue
        wanted = placeholders(text["en"])
        for language, one in text.items():
            there = placeholders(one)
            if there == wanted:
                continue
            odd = next((name for name in there if name not in wanted), "")
            lost = next((name for name in wanted if name not in there), "")
            near = nearest(odd, wanted) if odd else None
            message = (
                f'placeholder "{odd}" that the English text does not have' if odd else f'lost placeholder "{lost}"'
            )
            remedy = f'did you mean "{near}"?' if near else "use the placeholders of the English text, each as often"
            yield context.finding((*steps, language), message if odd or lost else "placeholders repeated", remedy)


RULE = Rule(
    code="N105",
    name="placeholder-mismatch",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
