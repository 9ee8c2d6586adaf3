"""From a content file to a PO file: new texts, and what became of the translations of old ones."""

from __future__ import annotations

import polib

from authoring.translate.catalogue import Catalogue
from authoring.translate.texts import Text


def extract(texts: list[Text], old: Catalogue, language: str) -> Catalogue:
    """A catalogue of the texts as they are now.

    A translation of a text that has changed is kept, marked fuzzy, with the text it was made from; one whose text is
    gone is kept as obsolete. Translations that stand in the content but not in the PO are taken from there.
    """
    entries: dict[str, polib.POEntry] = {}
    used: set[str] = set()
    for text in texts:
        entry = entries.get(text.source)
        if entry is None:
            entry = entries[text.source] = _entry(text, old, language, used)
        entry.occurrences.append((text.place, str(text.line)))
    gone = [entry for entry in old.entries if entry.msgid not in used and entry.msgid not in entries and entry.msgstr]
    return Catalogue([*entries.values(), *(_obsolete(entry) for entry in gone)])


def _entry(text: Text, old: Catalogue, language: str, used: set[str]) -> polib.POEntry:
    own = text.others.get(language, "")
    same = old.by_source.get(text.source)
    if same is not None:
        used.add(same.msgid)
        made = polib.POEntry(msgid=text.source, msgstr=same.msgstr or own, tcomment=same.tcomment)
        if same.fuzzy:
            made.flags.append("fuzzy")
            made.previous_msgid = same.previous_msgid
        return made
    before = old.by_place.get(text.place)
    if before is not None and before.msgstr:
        used.add(before.msgid)
        made = polib.POEntry(msgid=text.source, msgstr=before.msgstr, tcomment=before.tcomment, flags=["fuzzy"])
        made.previous_msgid = before.previous_msgid or before.msgid
        return made
    return polib.POEntry(msgid=text.source, msgstr=own)


def _obsolete(entry: polib.POEntry) -> polib.POEntry:
    return polib.POEntry(msgid=entry.msgid, msgstr=entry.msgstr, obsolete=True)
