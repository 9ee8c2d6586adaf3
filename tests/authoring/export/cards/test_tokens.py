"""Tokens and tracks: what a chapter puts on the board and counts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from authoring.content.library import Library, open_library
from authoring.export.cards.tokens import WORDS, Token, Track, icon_of, tokens_of, tracks_of


def chapter(folder: Path, **data: Any) -> Library:
    (folder / "attic.yaml").write_text(json.dumps({"kind": "chapter", "id": "attic", **data}), encoding="utf-8")
    return open_library(folder)


def tokens(library: Library, language: str = "en", cards: tuple[str, ...] = ()) -> list[Token]:
    found = [entry for name in cards if (entry := library.find(name))]
    return tokens_of(library, [library.entries("chapter")["attic"]], found, language)


def tracks(library: Library) -> list[Track]:
    return tracks_of(library, [library.entries("chapter")["attic"]], "en")


def test_a_token_has_its_name_a_picture_and_enough_copies(tmp_path: Path) -> None:
    put = [{"put-token": {"token": "bell", "at": ["kitchen/k1", "kitchen/a1"]}}, {"put-token": "bell"}]
    library = chapter(tmp_path, tokens={"bell": {"name": {"en": "Bell", "fr": "Cloche"}}, "old-key": None}, setup=put)
    bell, key = tokens(library, "fr")
    assert (bell.name.lines, bell.copies) == (("Cloche",), 3)
    assert (key.name.lines, key.copies) == (("Old key",), 1)
    crumbs = [{"repeat": {"times": 4, "do": [{"put-token": {"token": "bell", "at": "here"}}]}}]
    rule = {"when": "round-end", "do": [{"put-token": "bell"}]}
    [bell] = tokens(chapter(tmp_path, tokens={"bell": None}, setup=crumbs, rules=[rule]))
    assert bell.copies == 4
    assert bell.picture != key.picture


def test_tokens_of_cards_that_the_box_has_none_for(tmp_path: Path) -> None:
    library = chapter(tmp_path)
    assert [(token.id, token.copies) for token in tokens(library, cards=("stunned", "captain-vurst"))] == [
        ("stunned", 4)
    ]


def test_icons_follow_words_and_signs_differ() -> None:
    assert icon_of("brass-bell", 0) == "bell"
    assert icon_of("odd-thing", 0) != icon_of("odd-thing", 1)
    words = [word for meant in WORDS.values() for word in meant]
    assert len(words) == len(set(words)), "a word stands for one icon"


def test_a_counter_that_counts_has_a_track(tmp_path: Path) -> None:
    counters = {
        "frights": {"max": 5, "start": 1, "description": "How often Pim was frightened."},
        "steps": None,
        "key": {"max": 1},
        "marks": {"of": "figures"},
        "dust": {"max": 400},
    }
    library = chapter(tmp_path, counters=counters)
    assert [(track.name, track.numbers[-1], track.start) for track in tracks(library)] == [
        ("How often Pim was frightened", 5, 1),
        ("Steps", 10, 0),
    ]
    assert [token.id for token in tokens(library)] == ["marks"]


def test_a_track_has_the_name_that_sentences_use(tmp_path: Path) -> None:
    [track] = tracks(chapter(tmp_path, counters={"heat": {"name": "Heat", "description": "How hot it is.", "max": 3}}))
    assert track.name == "Heat"
