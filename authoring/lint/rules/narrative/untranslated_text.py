"""A translation is identical to the English text.

At the table:
    An English sentence stands in the middle of a French page.

How to fix:
    Translate it, or leave the language out until then. Names and short texts may be the same.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: { en: Stood still while the cat went by., fr: Stood still while the cat went by. }

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: { en: Stood still while the cat went by., fr: N'a pas bougé quand le chat est passé. }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import english, texts
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS
from authoring.wording.languages import SOURCE, shown_language

FEWEST_WORDS = 4


def _check(context: Context) -> Iterator[Finding]:
    for steps, text in texts(context.entry.data):
        if isinstance(text, str) or len(english(text).split()) < FEWEST_WORDS:
            continue
        for language, version in text.items():
            if language != shown_language(text, SOURCE) and version.split() == english(text).split():
                message = f'the "{language}" text is the same as the "{shown_language(text, SOURCE)}" one'
                yield context.finding((*steps, language), message, "translate it, or leave it out until then")


RULE = Rule(
    code="N108",
    name="untranslated-text",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
