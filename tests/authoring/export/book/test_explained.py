"""Words of the rulebook that are explained where they are used."""

from __future__ import annotations

from authoring.export.book.explained import WORDS, note_on_lots, notes
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


def test_how_to_draw_lots_is_said_where_something_is_drawn() -> None:
    for rule in (
        {"status": {"who": "random-mouse"}},
        {"put-token": {"at": {"random": "water"}}},
        {"take-card": {"by": "lot"}},
        {"discard": {"by-lot": True}},
    ):
        (note,) = note_on_lots({"rules": [{"do": [rule]}]}, "en")
        assert note.label == "By lot"
    assert note_on_lots({"rules": [{"do": [{"discard": {"by-lot": False}}, {"wheel": 1}]}]}, "en") == ()
    assert note_on_lots({"targets": [{"bot": "random", "win-rate": [0, 0.05]}]}, "en") == ()
