"""The files that an export of cards writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.export.cards.choose import choose_cards
from authoring.export.cards.output import files_of, unfitting
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


def test_a_name_without_ending_is_a_folder_of_pictures(tmp_path: Path) -> None:
    files = files_of(choose_cards(["first-aid"], every=False, kind=""), tmp_path / "cards", "en", "a4")
    assert list(files) == [tmp_path / "cards/first-aid.png", tmp_path / "cards/back-of-ability.png"]


def test_one_file_of_sheets(tmp_path: Path) -> None:
    choice = choose_cards(["first-aid"], every=False, kind="")
    [content] = files_of(choice, tmp_path / "cards.html", "fr", "letter").values()
    assert b'<html lang="fr">' in content
    with pytest.raises(ExportError, match="unknown ending"):
        files_of(choice, tmp_path / "cards.doc", "en", "a4")


def test_a_chapter_with_nothing_of_its_own_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("attic.yaml").write_text(ATTIC, encoding="utf-8")
    with pytest.raises(ExportError, match="nothing to print: everything that the chapter needs is in the box"):
        files_of(choose_cards(["attic.yaml"], every=False, kind=""), tmp_path / "x.pdf", "en", "a4")


def test_texts_that_do_not_fit_are_reported_of_both_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    long = "word " * 400
    values = "battle: 1\ndefence: 1\nattack: melee\nsize: small\nfigure: rat"
    Path("rat.yaml").write_text(f"kind: minion\nid: rat\nname: Rat\n{values}\ngreedy: {{ text: '{long}' }}\n")
    assert list(unfitting(choose_cards(["rat.yaml"], every=False, kind=""), "en")) == [
        'card "rat-greedy": text does not fit; shorten it'
    ]
