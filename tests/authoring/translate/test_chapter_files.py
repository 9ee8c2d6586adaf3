"""The file to translate: a path, a folder or an id."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.targets import CannotOpenError
from authoring.translate.chapter_files import InvalidFileError, open_file

CARD = "kind: search-card\nid: hat\nname: Hat\ncategory: trick\ntext: A hat.\n"
CAMPAIGN = "kind: campaign\nid: {0}\ntitle: {0}\nchapters: [{{ chapter: flight }}]\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hat.yaml").write_text(CARD, encoding="utf-8")
    return tmp_path


def test_by_path_and_by_id() -> None:
    assert open_file("hat.yaml").path == open_file("hat").path == "hat.yaml"
    assert open_file("flight").real.name == "flight.yaml"


def test_a_folder_stands_for_its_only_campaign(folder: Path) -> None:
    with pytest.raises(CannotOpenError, match=r'no chapter or campaign in "\."'):
        open_file(".")
    (folder / "one.yaml").write_text(CAMPAIGN.format("one"), encoding="utf-8")
    assert open_file(".").path == "one.yaml"
    (folder / "two.yaml").write_text(CAMPAIGN.format("two"), encoding="utf-8")
    with pytest.raises(CannotOpenError, match=r'more than one campaign in "\.", name one of: one, two'):
        open_file(".")


def test_a_file_with_errors_is_refused(folder: Path) -> None:
    (folder / "hat.yaml").write_text(CARD.replace("trick", "[]"), encoding="utf-8")
    with pytest.raises(InvalidFileError, match=r"hat\.yaml:4:.*; fix it first"):
        open_file("hat")
