"""The source text of a translation has changed since it was translated, according to the PO file beside the content.

At the table:
    The English reader takes two wounds and the French reader one.

How to fix:
    Run `tailwright translate extract` on the file, correct the translations marked fuzzy in the PO file and remove the
    marks, then run `tailwright translate merge`.

Bad:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: { en: Stood still while the cat went by twice., fr: N'a pas bougé quand le chat est passé. }
    # file: translations/example.fr.po
    #: text:4
    msgid "Stood still while the cat went by."
    msgstr "N'a pas bougé quand le chat est passé."

Good:
    kind: achievement
    id: brave-mouse
    name: Brave Mouse
    text: { en: Stood still while the cat went by twice., fr: N'a pas bougé quand le chat est passé deux fois. }
    # file: translations/example.fr.po
    #: text:4
    msgid "Stood still while the cat went by twice."
    msgstr "N'a pas bougé quand le chat est passé deux fois."
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from authoring.content.findings import Finding, Severity
from authoring.content.walk import languages_of
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import KINDS
from authoring.wording.languages import LANGUAGES, SOURCE

if TYPE_CHECKING:
    from authoring.content.library import File, Library
    from authoring.translate.catalogue import Catalogue
    from authoring.translate.texts import Text


def _check(context: Context) -> Iterator[Finding]:
    file, own = context.entry.file, context.entry.steps
    if own and file.kind in KINDS:  # checked with its file
        return
    catalogues = context.library.memo(_catalogues, file)
    texts = [text for text in context.library.memo(_texts, file) if text.steps[: len(own)] == own] if catalogues else []
    for language, catalogue in catalogues.items():
        for text in texts:
            if language in text.others and catalogue.is_stale(text.source, text.place):
                message = f'the "{SOURCE}" text has changed since its "{language}" translation'
                remedy = f"update it with: tailwright translate extract {file.path} --lang {language}"
                yield context.finding((*text.steps[len(own) :], language), message, remedy)


def _texts(library: Library, file: File) -> tuple[Text, ...]:
    from authoring.translate.texts import texts_of

    return tuple(texts_of(file))


def _catalogues(library: Library, file: File) -> dict[str, Catalogue]:
    """The PO files beside a file that can be used, by language."""
    from authoring.translate.catalogue import CatalogueError, read
    from authoring.translate.texts import po_path

    found = {}
    for language in dict.fromkeys((*LANGUAGES, *languages_of(file.source.data))):
        path = po_path(file.real, language)
        library.reads_file(path)
        if language == SOURCE or not path.parent.is_dir() or path.resolve().parent.parent != file.real.parent:
            continue  # a link that leads out of the folder is not followed
        with suppress(CatalogueError):
            found[language] = read(path)
    return found


RULE = Rule(
    code="N111",
    name="stale-translation",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
