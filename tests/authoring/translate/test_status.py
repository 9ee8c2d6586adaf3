"""What is to be done about a translation."""

from __future__ import annotations

import polib

from authoring.translate.catalogue import Catalogue
from authoring.translate.status import status
from authoring.translate.texts import Text


def text(source: str, **others: str) -> Text:
    return Text(("title",), "title", 4, source, others)


def test_each_text_has_one_status() -> None:
    entries = [
        polib.POEntry(msgid="Merge me", msgstr="Fusion"),
        polib.POEntry(msgid="Stale", msgstr="Vieux", flags=["fuzzy"]),
        polib.POEntry(msgid="Done", msgstr="Fait"),
    ]
    texts = [text("Merge me"), text("Stale", fr="Vieux"), text("Done", fr="Fait"), text("Missing")]
    found = status(texts, Catalogue(entries), "fr")
    parts = [[part.source for part in group] for group in (found.unmerged, found.stale, found.missing)]
    assert parts == [["Merge me"], ["Stale"], ["Missing"]]
    assert (found.texts, found.complete) == (4, False)


def test_a_translation_with_nothing_to_do_is_complete() -> None:
    assert status([text("Done", fr="Fait")], Catalogue(), "fr").complete
