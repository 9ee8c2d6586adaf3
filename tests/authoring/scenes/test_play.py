"""Finding scenes in files and folders, playing them in processes, and what becomes of files with errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.library import open_library
from authoring.content.targets import CannotOpenError
from authoring.playtest.open_chapter import open_playable
from authoring.scenes import play_scenes
from tests.authoring.scenes.stage import write
from tests.playable import chapter

ROOT = Path(__file__).parents[3]
SCENE = "given: { face: kitchen, mice: { collin: a1 } }\nexpect: { page: PAGE }"
RAT = """\
kind: minion
id: grey-rat
name: Grey rat
battle: 1
defence: 1
attack: melee
size: small
figure: rat-warrior
rules: [{ id: steal, when: wounding, if: { attacker: owner }, do: [steal-cheese] }]
scenes:
  - scene: It steals.
    given: { face: guard-room, mice: { filch: { at: c3, cheese: 2 } }, minions: { grey-rat: c3 } }
    dice: [sword-star, bow, bow]
    when: [attack: { by: grey-rat, target: filch }]
    expect: { fired: [steal], mice: { filch: { cheese: CHEESE } } }
"""


def test_the_bundled_scenes_pass() -> None:
    results = play_scenes([ROOT / "cards", ROOT / "chapters"])
    assert [problem for scene in results.scenes for problem in scene.problems] == []
    assert len(results.scenes) > 150
    tested = {file.source.data.get("chapter") for file in open_library().files if file.kind == "scenes"}
    assert tested - {None} == set(open_library().entries("chapter"))


@pytest.mark.parametrize("ident", ["flight", "flight-scenes"])
def test_an_id_stands_for_the_scenes_of_a_chapter(ident: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = play_scenes([Path(ident)])
    assert found.scenes
    assert {Path(scene.path).name for scene in found.scenes} == {"flight-scenes.yaml"}
    write(tmp_path, SCENE.replace("PAGE", "2"))
    own = play_scenes([Path(ident)])
    assert [len(own.scenes) - len(found.scenes), own.passed] == ([1, False] if ident == "flight" else [0, True])


def test_an_id_stands_for_the_scenes_that_a_card_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rat.yaml").write_text(RAT.replace("CHEESE", "1"), encoding="utf-8")
    assert [scene.title for scene in play_scenes([Path("grey-rat")]).scenes] == ["It steals."]
    with pytest.raises(CannotOpenError, match='no file, chapter, card or scenes "gray-rat", did you mean "grey-rat"'):
        play_scenes([Path("gray-rat")])


def test_processes_change_nothing(tmp_path: Path) -> None:
    write(tmp_path, SCENE.replace("PAGE", "1"))
    (tmp_path / "rat.yaml").write_text(RAT.replace("CHEESE", "0"), encoding="utf-8")
    assert play_scenes([tmp_path], workers=2) == play_scenes([tmp_path], workers=1)


def test_a_card_holds_its_scenes(tmp_path: Path) -> None:
    path = tmp_path / "rat.yaml"
    path.write_text(RAT.replace("CHEESE", "1"), encoding="utf-8")
    [passed] = play_scenes([path]).scenes
    path.write_text(RAT.replace("CHEESE", "9"), encoding="utf-8")
    [failed] = play_scenes([path]).scenes
    assert (passed.problems, [problem.mark.line for problem in failed.problems]) == ((), [15])
    assert "scenes" not in open_library(tmp_path).entries("minion")["grey-rat"].data


def test_what_a_file_gives_all_scenes_has_its_place_there(tmp_path: Path) -> None:
    path = write(tmp_path, "expect: { page: 1 }")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("scenes:\n", "given: { face: kitchen, mice: { collin: z9 } }\nscenes:\n"), "utf-8")
    [scene] = play_scenes([path]).scenes
    assert [problem.mark.line for problem in scene.problems] == [4]


def test_files_with_errors_are_told_and_the_others_played(tmp_path: Path) -> None:
    write(tmp_path, SCENE.replace("PAGE", "1"))
    (tmp_path / "broken.yaml").write_text("kind: scenes\nid: broken\nscenes: [{ scene: x, expct: {} }]\n", "utf-8")
    (tmp_path / "unknown.yaml").write_text(
        "kind: scenes\nid: unknown\nscenes: [{ scene: x, chapter: flihgt, expect: { page: 1 } }]\n", "utf-8"
    )
    results = play_scenes([tmp_path])
    assert [scene.passed for scene in results.scenes] == [True]
    assert {(Path(error.path).name, error.code) for error in results.errors} == {
        ("broken.yaml", "S302"),
        ("unknown.yaml", "R101"),
    }
    assert not results.passed


def test_a_chapter_with_errors_fails_its_scenes(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("face: guard-room, space", "face: gard-room, space"))
    write(tmp_path, SCENE.replace("PAGE", "1"), chapter="brawl")
    [scene] = play_scenes([tmp_path / "some-scenes.yaml", path]).scenes
    assert 'chapter "brawl" has errors' in scene.problems[0].message


def test_broken_scenes_keep_nobody_from_playing(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    (tmp_path / "broken.yaml").write_text("kind: scenes\nid: broken\nscenes: 5\n", encoding="utf-8")
    assert open_playable(str(path)).entry.id == "brawl"


def test_another_broken_chapter_in_the_folder_is_not_told(tmp_path: Path) -> None:
    path = write(tmp_path, SCENE.replace("PAGE", "1"))
    (tmp_path / "other.yaml").write_text("kind: chapter\nid: other\n", encoding="utf-8")
    assert play_scenes([path]).passed
    assert not play_scenes([tmp_path]).passed
