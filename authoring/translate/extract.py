"""Make the PO file of a content file: new texts, and the translations that exist already."""

from __future__ import annotations

import polib

from authoring.translate.catalogue import Catalogue
from authoring.translate.texts import Text


def extract(texts: list[Text], old: Catalogue, language: str) -> Catalogue:
    """Return a catalogue of the current texts.

    If a text has changed, its translation is kept as fuzzy, with the old text; if a text is gone, its translation is
    kept as obsolete. Translations that only the content file has are copied from it.
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
    unchanged = old.by_source.get(text.source)
    if unchanged is not None:
        used.add(unchanged.msgid)
        entry = polib.POEntry(msgid=text.source, msgstr=unchanged.msgstr or own, tcomment=unchanged.tcomment)
        if unchanged.fuzzy:
            entry.flags.append("fuzzy")
            entry.previous_msgid = unchanged.previous_msgid
        return entry
    earlier = old.by_place.get(text.place)
    if earlier is not None and earlier.msgstr:
        used.add(earlier.msgid)
        entry = polib.POEntry(msgid=text.source, msgstr=earlier.msgstr, tcomment=earlier.tcomment, flags=["fuzzy"])
        entry.previous_msgid = earlier.previous_msgid or earlier.msgid
        return entry
    return polib.POEntry(msgid=text.source, msgstr=own)


def _obsolete(entry: polib.POEntry) -> polib.POEntry:
    return polib.POEntry(msgid=entry.msgid, msgstr=entry.msgstr, obsolete=True)
