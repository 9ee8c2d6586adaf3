"""A file has texts in a language for which the words of the game are not translated.

At the table:
    Headings and terms, such as "Chapter setup" and "ambush", stand in English between the texts.

How to fix:
    Nothing needs to be fixed in the file. To have the terms in the language, translate those of
    `authoring/wording/languages/terms` in Tailwright. Terms exist in English, French, Portuguese and Russian.

Bad:
    # based on: attic
    story:
      opening: { en: "Dust, and a trail of boots.", de: "Staub, und eine Spur von Stiefeln." }

Good:
    # based on: attic
    story:
      opening: { en: "Dust, and a trail of boots.", fr: "De la poussière, et une trace de bottes." }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import texts
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS
from authoring.wording.languages import LANGUAGES


def _check(context: Context) -> Iterator[Finding]:
    reported: set[str] = set()
    for steps, text in texts(context.entry.data):
        for language in text if isinstance(text, dict) else ():
            if language.partition("-")[0] not in LANGUAGES and language not in reported:
                reported.add(language)
                message = f'the terms of the game are not translated into "{language}": they will be English'
                remedy = f"they exist in {', '.join(LANGUAGES)}; texts in other languages work all the same"
                yield context.finding((*steps, language), message, remedy, key=True)


RULE = Rule(
    code="N113",
    name="untranslated-terms",
    severity=Severity.INFO,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
