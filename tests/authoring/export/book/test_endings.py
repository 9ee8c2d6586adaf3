"""Endings with words of their own."""

from __future__ import annotations

from authoring.content.library import open_library
from authoring.export.book.endings import endings
from authoring.export.book.names import Namer

NAMES = Namer(open_library(), "en")


def test_ways_to_win_and_to_lose_that_have_a_text() -> None:
    data = {
        "victories": [
            {"id": "early", "text": "Home before dawn.", "if": {"page": {"at-most": 2}}},
            {"id": "late", "if": {}},
        ],
        "defeat": {
            "also": [{"id": "dark", "text": {"en": "It is dark."}, "if": {"counter": {"name": "candle", "is": 0}}}]
        },
    }
    early, dark = endings(data, NAMES)
    assert early.label.startswith("Victory – The page of the hourglass")
    assert early.value == "Home before dawn."
    assert (dark.label.split(" – ")[0], dark.value) == ("Defeat", "It is dark.")


def test_rules_that_end_the_chapter_with_a_reason() -> None:
    rule = {
        "id": "candle-out",
        "when": "round-end",
        "do": [{"if": {"if": {}, "then": [{"lose": "the candle is out"}]}}],
    }
    win = {"when": "round-end", "do": [{"win": {"reason": "Dawn!"}}, "win"]}
    data = {"rules": [rule], "rooms": {"kitchen": {"rules": [win]}}}
    assert [(ending.label, ending.value) for ending in endings(data, NAMES)] == [
        ("Defeat – Candle out", "The candle is out."),
        ("Victory", "Dawn!"),
    ]
