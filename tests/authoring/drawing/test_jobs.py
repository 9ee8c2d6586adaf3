"""Which drawings a command makes, and their file names."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.drawing.errors import PictureError
from authoring.drawing.jobs import all_jobs, chapter_jobs, tile_jobs


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_tile_is_both_faces_and_a_face_is_one() -> None:
    assert [job.name for job in tile_jobs("kitchen", "board", "en")] == ["kitchen"]
    assert len(tile_jobs("tile-1-2", "board", "en")) == 2


def test_unknown_targets_are_reported() -> None:
    with pytest.raises(PictureError, match='no tile and no file "kitchn"; did you mean "kitchen"'):
        tile_jobs("kitchn", "board", "en")
    with pytest.raises(PictureError, match='no chapter and no file "kitchen"'):
        chapter_jobs("kitchen", "board", "en")


def test_a_file_that_cannot_be_drawn_shows_its_first_error(folder: Path) -> None:
    path = folder / "attic.yaml"
    path.write_text("kind: tile\nid: attic\nfaces: [{ id: attic-a, colour: orange }]\n", encoding="utf-8")
    with pytest.raises(PictureError, match=r"attic\.yaml:3:.*fix it first: tailwright lint attic\.yaml"):
        tile_jobs("attic.yaml", "board", "en")


def test_all_starts_with_the_tiles() -> None:
    assert next(all_jobs("board", "en")).name.startswith("tiles/")
    assert next(all_jobs("states", "en")).name.startswith("chapters/")
