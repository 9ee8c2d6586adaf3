"""Scenes of a chapter made of ten ideas, which need most of the rule language's words: each happens, or does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.scenes import SceneResult, play_scenes
from tests.playable import run

FOLDER = Path(__file__).parent / "words"
RESULTS = play_scenes([FOLDER])


def test_the_chapter_is_clean_and_all_scenes_are_found() -> None:
    found = run("lint", FOLDER)
    assert (found.output, found.exit_code) == ("3 files, no problems found\n", 0)
    assert (len(RESULTS.scenes), RESULTS.errors) == (33, ())


@pytest.mark.parametrize("result", RESULTS.scenes, ids=lambda result: result.title[:60])
def test_a_scene_of_the_words(result: SceneResult) -> None:
    assert [f"{problem.mark.line}: {problem.message}" for problem in result.problems] == []
