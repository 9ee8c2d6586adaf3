"""A counter or token has no `name`, though its chapter has texts in another language than English.

At the table:
    A storybook in that language, its pictures and its sentences show the id: English words between the others.

How to fix:
    Give it a `name` in every language of the chapter.

Bad:
    # based on: attic
    title: { en: The Attic, fr: Le grenier }
    counters:
      lamp-lit: { max: 1 }
    rules:
      - text: { en: The lamp is lit., fr: La lampe est allumée. }
        when: round-end
        if: { counter: { name: lamp-lit, is: 0 } }
        do:
          - count: lamp-lit

Good:
    # based on: attic
    title: { en: The Attic, fr: Le grenier }
    counters:
      lamp-lit: { max: 1, name: { en: Lamp lit, fr: Lampe allumée } }
    rules:
      - text: { en: The lamp is lit., fr: La lampe est allumée. }
        when: round-end
        if: { counter: { name: lamp-lit, is: 0 } }
        do:
          - count: lamp-lit
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import languages_of
from authoring.lint.rule import Confidence, Context, Rule
from authoring.wording.languages import SOURCE


def _check(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    others = [language for language in languages_of(chapter) if language != SOURCE]
    for kind in ("counters", "tokens") if others else ():
        for ident, marker in (chapter.get(kind) or {}).items():
            if not (marker or {}).get("name"):
                message = f'{kind[:-1]} "{ident}" has no name: in "{others[0]}", too, it will be called by its id'
                yield context.finding((kind, ident), message, "add `name` in every language of the chapter", key=True)


RULE = Rule(
    code="N118",
    name="nameless-marker",
    severity=Severity.INFO,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
