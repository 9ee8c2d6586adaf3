"""The key below a picture."""

from __future__ import annotations

from typing import Any
from xml.etree.ElementTree import Element

from authoring.drawing.board.face import read
from authoring.drawing.plan import legend
from authoring.wording.languages import LANGUAGES, term

Face = dict[str, Any]


def entries(face: Face, *extra: str, width: float = 10_000.0) -> list[list[str]]:
    return [[key for _, key in row] for row in legend.layout([read(face)], extra, width)]


def test_only_what_a_face_shows_is_explained(faces: dict[str, Face]) -> None:
    (kitchen,) = entries(faces["kitchen"])
    assert {"red line", "special area"} <= set(kitchen)
    assert not {"water", "gap"} & set(kitchen)
    assert "gap" in entries(faces["pipes"])[0]
    assert entries(faces["kitchen"], "goal")[0][-1] == "goal"


def test_entries_fold_into_rows(faces: dict[str, Face]) -> None:
    rows = entries(faces["kitchen"], width=300)
    assert len(rows) > 1
    assert legend.height([read(faces["kitchen"])], (), 300) == len(rows) * legend.ROW


def test_every_entry_can_be_drawn_in_every_language(faces: dict[str, Face]) -> None:
    for language in LANGUAGES:
        root = Element("svg")
        legend.draw(root, [read(face, None, language) for face in faces.values()], legend.PLAN_ENTRIES, 0, 0, 800)
        words = [text.text for text in root.iter("text")]
        assert len(words) == len(legend.ENTRIES) + len(legend.PLAN_ENTRIES)
        assert term("party starts", language) in words
