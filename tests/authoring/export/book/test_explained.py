"""Words of the rulebook that are explained where they are used."""

from __future__ import annotations

from authoring.export.book.explained import WORDS, notes
from authoring.wording.languages import LANGUAGES


def test_a_word_is_explained_once_however_deep_it_stands() -> None:
    data = [{"place": {"minion": "roach", "greedy": True}}, {"if": {"then": [{"place": {"greedy": True}}]}}]
    (note,) = notes(data, "en")
    assert note.label == "Greedy"
    assert notes({"ambush": False, "story": "greedy"}, "en") == ()


def test_every_word_has_an_explanation_in_every_language() -> None:
    everything = dict.fromkeys(WORDS, True)
    shown = [note for language in LANGUAGES for note in notes(everything, language)]
    assert len({note.value for note in shown}) == len(WORDS) * len(LANGUAGES)
