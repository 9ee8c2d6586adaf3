"""What of a chapter is not in the box."""

from __future__ import annotations

from pathlib import Path

from authoring.content.library import open_library
from authoring.export.own_parts import in_box, own_cards, own_tiles

CHAPTER = """kind: chapter
id: attic
plan: [{ face: kitchen, at: [0, 0] }, { face: loft, at: [1, 0] }]
setup: [{ place: { minion: dust-mite, count: 2, face: kitchen } }]
"""
MINION = """kind: minions
id: mites
cards:
  - { id: dust-mite, name: Dust Mite, rules: [{ when: wounded, do: [{ status: { who: victim, status: dusty } }] }] }
  - { id: other-mite, name: Other Mite }
"""


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def test_what_a_chapter_names_and_what_that_names_and_the_cards_of_its_folder(tmp_path: Path) -> None:
    write(tmp_path, "book/attic.yaml", CHAPTER)
    write(tmp_path, "minions.yaml", MINION)
    write(tmp_path, "dusty.yaml", "kind: status\nid: dusty\nname: Dusty\n")
    write(tmp_path, "book/hat.yaml", "kind: search-card\nid: hat\nname: Hat\ncategory: trick\n")
    write(tmp_path, "elsewhere/cap.yaml", "kind: search-card\nid: cap\nname: Cap\ncategory: trick\n")
    write(tmp_path, "loft.yaml", "kind: tile\nid: loft-tile\nfaces: [{ id: loft, name: Loft }]\n")
    library = open_library(tmp_path)
    chapter = library.entries("chapter")["attic"]
    assert [entry.id for entry in own_cards(library, chapter)] == ["dust-mite", "hat", "dusty"]
    assert [entry.id for entry in own_tiles(library, chapter)] == ["loft-tile"]


def test_the_box_holds_the_bundled_cards_and_tiles_but_not_what_comes_with_chapters() -> None:
    library = open_library()
    assert in_box(library.entries("minion")["roach"])
    assert not in_box(library.entries("minion")["mainspring"])
