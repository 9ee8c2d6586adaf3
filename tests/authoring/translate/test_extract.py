"""From texts to a catalogue: what is kept of old translations."""

from __future__ import annotations

import polib

from authoring.translate.catalogue import Catalogue
from authoring.translate.extract import extract
from authoring.translate.texts import Text


def text(source: str, place: str = "title", **others: str) -> Text:
    return Text((place,), place, 4, source, others)


def old(source: str, translation: str, place: str = "title") -> Catalogue:
    return Catalogue([polib.POEntry(msgid=source, msgstr=translation, occurrences=[(place, "1")])])


def test_a_translation_of_the_same_text_is_kept() -> None:
    assert extract([text("Attic")], old("Attic", "Grenier"), "fr").translation("Attic") == "Grenier"


def test_a_translation_of_a_changed_text_is_fuzzy() -> None:
    (entry,) = extract([text("The attic")], old("Attic", "Grenier"), "fr").entries
    assert (entry.msgstr, entry.fuzzy, entry.previous_msgid) == ("Grenier", True, "Attic")


def test_a_translation_without_a_text_is_obsolete() -> None:
    (entry,) = extract([], old("Attic", "Grenier"), "fr").entries
    assert entry.obsolete


def test_a_translation_in_the_content_is_copied() -> None:
    assert extract([text("Attic", fr="Grenier")], Catalogue(), "fr").translation("Attic") == "Grenier"


def test_a_text_at_two_places_has_one_entry() -> None:
    (entry,) = extract([text("Attic"), text("Attic", "objective")], Catalogue(), "fr").entries
    assert entry.occurrences == [("title", "4"), ("objective", "4")]
