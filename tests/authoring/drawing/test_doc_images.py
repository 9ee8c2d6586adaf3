"""The pictures of the documentation are what the program draws now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from authoring.drawing.jobs import Job, chapter_jobs, tile_jobs

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(
    ("name", "jobs", "target"), [("flight-plan", chapter_jobs, "flight"), ("kitchen", tile_jobs, "kitchen")]
)
def test_a_picture_is_the_one_that_is_drawn_now(
    name: str, jobs: Callable[[str, str, str], list[Job]], target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    (job,) = jobs(target, "board", "en")
    drawn = job.drawing.text()
    assert (ROOT / "docs" / "images" / f"{name}.svg").read_text(encoding="utf-8") == drawn, "run: make pictures"
