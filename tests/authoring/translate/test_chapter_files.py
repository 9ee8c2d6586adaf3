"""The file to translate: a path, a folder or an id."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.targets import CannotOpenError
from authoring.translate.chapter_files import InvalidFileError, open_files

CARD = "kind: search-card\nid: hat\nname: Hat\ncategory: trick\ntext: A hat.\n"
CAMPAIGN = "kind: campaign\nid: {0}\ntitle: {0}\nchapters: [{{ chapter: flight }}]\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hat.yaml").write_text(CARD, encoding="utf-8")
    return tmp_path


def test_by_path_and_by_id() -> None:
    assert [file.path for name in ("hat.yaml", "hat") for file in open_files(name)] == ["hat.yaml", "hat.yaml"]
    assert [file.real.name for file in open_files("flight")] == ["flight.yaml"]


def test_a_folder_stands_for_all_its_files_with_texts(folder: Path) -> None:
    (folder / "one.yaml").write_text(CAMPAIGN.format("one"), encoding="utf-8")
    assert [file.path for file in open_files(".")] == ["hat.yaml", "one.yaml"]
    (folder / "empty").mkdir()
    with pytest.raises(CannotOpenError, match='no content with texts in "empty"'):
        open_files("empty")


def test_a_file_with_errors_is_refused(folder: Path) -> None:
    (folder / "hat.yaml").write_text(CARD.replace("trick", "[]"), encoding="utf-8")
    with pytest.raises(InvalidFileError, match=r"hat\.yaml:4:.*; fix it first"):
        open_files("hat")
