"""Every word of the rule language runs in a scene that passes: of bundled content, or of a chapter of the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.scenes import SceneResult, play_scenes
from tests.authoring.scenes.spoken import ALL, words_in_scenes
from tests.playable import run

ROOT = Path(__file__).parents[3]
BUNDLED = [ROOT / "cards", ROOT / "chapters"]
FOLDER = Path(__file__).parent / "words"
RESULTS = play_scenes([FOLDER])


def test_the_chapter_has_no_mistakes() -> None:
    found = run("lint", FOLDER, "--ignore", "N")
    assert (found.output, found.exit_code) == ("2 files, no problems found\n", 0)
    assert RESULTS.errors == ()


@pytest.mark.parametrize("result", RESULTS.scenes, ids=lambda result: result.title[:60])
def test_a_scene_of_the_words(result: SceneResult) -> None:
    assert [f"{problem.mark.line}: {problem.message}" for problem in result.problems] == []


def test_every_word_has_a_scene() -> None:
    bundled, rest = words_in_scenes(BUNDLED), words_in_scenes([FOLDER])
    assert sorted(ALL - bundled.keys() - rest.keys()) == []
    assert len(bundled) > len(rest)
    assert not (bundled.keys() | rest.keys()) - ALL


def test_a_word_that_no_scene_needs_is_missed(tmp_path: Path) -> None:
    text = "kind: scenes\nid: few\nscenes:\n  - scene: Nothing.\n    given: { face: kitchen, mice: { collin: a1 } }\n"
    (tmp_path / "few.yaml").write_text(text + "    expect: { page: 1 }\n", encoding="utf-8")
    assert ("effects", "surge") not in words_in_scenes([tmp_path])
