"""The texts of a file, and the names of their places."""

from __future__ import annotations

from pathlib import Path

from authoring.content.library import File
from authoring.content.source import parse
from authoring.translate.texts import po_path, texts_of

CARD = """\
kind: search-card
id: hat
text: { fr: Un chapeau., en: " A hat. " }
name: Hat
category: trick
rules:
  - { id: wear, text: Wear it., when: turn-start, do: [{ story: "" }] }
"""


def test_texts_come_in_the_order_of_the_file() -> None:
    file = File(parse(CARD.encode(), "hat.yaml"), Path("hat.yaml"), bundled=False)
    texts = [(text.place, text.line, text.source, text.others) for text in texts_of(file)]
    assert texts == [
        ("text", 3, "A hat.", {"fr": "Un chapeau."}),
        ("name", 4, "Hat", {}),
        ("rules/wear/text", 7, "Wear it.", {}),
    ]


def test_po_files_lie_in_a_folder_beside_the_file() -> None:
    assert po_path(Path("mine/hat.yaml"), "fr") == Path("mine/translations/hat.fr.po")
