"""Which cards are exported."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.targets import CannotOpenError
from authoring.export.cards.choose import choose_cards
from authoring.export.errors import ExportError

ATTIC = """kind: chapter
id: attic
title: Attic
party: { mice: 4 }
end-page: 6
encounters: { decks: [standard] }
plan: [{ face: kitchen, at: [0, 0] }]
start: { face: kitchen, space: a1 }
victory: { no-minions: kitchen }
"""
CARD = "kind: search-card\nid: hat\nname: Hat\ncategory: trick\ntext: A hat.\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hat.yaml").write_text(CARD, encoding="utf-8")
    return tmp_path


def chosen(*targets: str, every: bool = False, kind: str = "") -> list[str]:
    return [entry.id for entry in choose_cards(list(targets), every, kind).cards]


def test_by_id_and_by_file_each_once() -> None:
    assert chosen("hat", "hat.yaml", "first-aid") == ["hat", "first-aid"]


def test_by_kind_and_all() -> None:
    assert "first-aid" in chosen(kind="ability")
    assert "hat" not in chosen(kind="ability")
    assert {"hat", "first-aid"} <= set(chosen(every=True))


def test_a_folder_gives_its_cards_and_chapters(folder: Path) -> None:
    (folder / "attic.yaml").write_text(ATTIC, encoding="utf-8")
    choice = choose_cards(["."], every=False, kind="")
    assert [entry.id for entry in choice.cards] == ["hat"]
    assert [entry.id for entry in choice.chapters] == ["attic"]


def test_a_chapter_gives_what_is_not_in_the_box() -> None:
    choice = choose_cards(["the-stopped-clock"], every=False, kind="")
    assert {"mainspring", "great-wheel"} <= {entry.id for entry in choice.cards}
    assert len(choice.chapters) == 7
    assert chosen("flight") == ["miz-maggie"]


def test_what_is_no_card_is_reported(folder: Path) -> None:
    with pytest.raises(ExportError, match="no cards named"):
        chosen()
    with pytest.raises(CannotOpenError, match="no such file"):
        chosen("gone.yaml")
    with pytest.raises(ExportError, match=r'no card, chapter or file "mousetrap"'):
        chosen("mousetrap")
    (folder / "hat.yaml").write_text(CARD.replace("trick", "[]"), encoding="utf-8")
    with pytest.raises(ExportError, match=r"hat\.yaml:4:.*; fix it first: tailwright lint hat\.yaml"):
        chosen("hat.yaml")
