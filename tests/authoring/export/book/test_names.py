"""Names of content, and what is made of them."""

from __future__ import annotations

from authoring.content.library import open_library
from authoring.export.book.names import Namer

LIBRARY = open_library()
NAMES = Namer(LIBRARY, "en")


def test_things_have_the_names_of_the_library() -> None:
    assert NAMES("face", "kitchen") == "Kitchen"
    assert NAMES("figure", "roach") == NAMES("minion-type", "roach") == "Roach"
    assert Namer(LIBRARY, "fr")("face", "kitchen") == "La cuisine"


def test_without_a_name_the_id_is_used() -> None:
    assert NAMES("minion", "grey-tom") == "grey tom"
    assert NAMES("space", "kitchen/k1") == "Kitchen, k1"


def test_tokens_have_the_names_of_their_chapter() -> None:
    chapter = LIBRARY.entries("chapter")["flight"]
    for ident, token in (chapter.data.get("tokens") or {}).items():
        name = token["name"]["en"] if isinstance(token["name"], dict) else token["name"]
        assert Namer(LIBRARY, "en", chapter)("token", ident) == name


def test_groups_of_minions_and_areas() -> None:
    groups = [{"minion": "roach", "count": 2, "greedy": True}, {"minion": "spider", "at": ["a1", "a2"]}]
    assert NAMES.minion_groups(groups) == "2\u00a0×\u00a0Roach (greedy), 1\u00a0×\u00a0Spider (a1, a2)"
    assert NAMES.area("old-well", ["a1"]) == "old well (a1)"


def test_english_words_do_not_stand_in_a_translated_chapter() -> None:
    chapter = LIBRARY.entries("chapter")["flight"]
    translated = Namer(LIBRARY, "fr", chapter)
    assert translated.area("old-well", ["a1"]) == "a1"
    assert translated("space", "courtyard/tree") == "La cour, entrée de l’arbre"
    assert Namer(LIBRARY, "de", chapter).area("old-well", ["a1"]) == "old well (a1)"


def test_counters_and_areas_have_words_in_every_language() -> None:
    chapter = LIBRARY.entries("chapter")["after-hours"]
    assert Namer(LIBRARY, "en", chapter)("counter", "ayes") == "Ayes"
    assert Namer(LIBRARY, "ru", chapter)("counter", "candle") == "Свеча"
    assert Namer(LIBRARY, "pt", chapter)("space", "table") == "mesa (k3)"
    strokes = LIBRARY.entries("chapter")["twelve-strokes"]
    areas = [ident for room in strokes.data["rooms"].values() for ident in (room or {}).get("areas") or ()]
    assert any(" or " in Namer(LIBRARY, "en", strokes)("space", ident) for ident in areas)
