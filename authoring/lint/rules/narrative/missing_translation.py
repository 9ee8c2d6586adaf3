"""A file has several languages, but one of its texts lacks a language that most of the others have.

At the table:
    The book changes its language in the middle of a page.

How to fix:
    Add the translation. A file in one language, and a name that is the same in all, can stay plain strings.

Bad:
    # based on: attic
    title: { en: The Attic, fr: Le grenier }
    story:
      opening: { en: "Dust, and a trail of boots.", fr: "De la poussière, et une trace de bottes." }
    objective: { en: Get to the tunnels. }
    victory-text: { en: Every mouse is there., fr: Toutes les souris y sont. }
    defeat-text: { en: Time runs out., fr: Le temps est écoulé. }

Good:
    # based on: attic
    title: { en: The Attic, fr: Le grenier }
    story:
      opening: { en: "Dust, and a trail of boots.", fr: "De la poussière, et une trace de bottes." }
    objective: { en: Get to the tunnels., fr: Gagnez les tunnels. }
    victory-text: { en: Every mouse is there., fr: Toutes les souris y sont. }
    defeat-text: { en: Time runs out., fr: Le temps est écoulé. }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import Text, languages_of, texts
from authoring.lint.rule import Confidence, Context, Rule
from authoring.wording.languages import SOURCE

KINDS = ("campaign", "chapter")
MOST = 2 / 3
"""When more than this share of a file's texts have a language, lint expects it of all."""


def _check(context: Context) -> Iterator[Finding]:
    found = list(texts(context.entry.data))
    for language in languages_of(context.entry.data):
        if language == SOURCE and not any(isinstance(text, dict) and SOURCE in text for _, text in found):
            continue  # a file in another language
        missing = [(steps, text) for steps, text in found if _lacks(text, language)]
        if not missing or len(found) - len(missing) <= MOST * len(found):
            continue
        for steps, _ in missing:
            message = f'"{steps[-1]}" has no "{language}" text, but most texts of this file do'
            yield context.finding(steps, message, "add the translation", key=True)


def _lacks(text: Text, language: str) -> bool:
    return language != SOURCE if isinstance(text, str) else language not in text


RULE = Rule(
    code="N104",
    name="missing-translation",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
