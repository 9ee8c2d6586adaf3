"""What goes into a pack, what keeps a folder from being packed, and that the bytes are the same everywhere."""

from __future__ import annotations

import multiprocessing
import shutil
from pathlib import Path

import pytest

from authoring.content.art import SIGNATURE
from authoring.pack.archive import files_in
from authoring.pack.certificate import Effort
from authoring.pack.errors import PackError
from authoring.pack.make import Pack, make_pack
from authoring.pack.manifest import FILE
from tests.authoring.content.test_art import png
from tests.authoring.pack.conftest import QUICK


@pytest.fixture
def folder(mill: Path, tmp_path: Path) -> Path:
    """A copy of the folder, to be changed."""
    return shutil.copytree(mill, tmp_path / "author" / "the-old-mill")


def test_the_same_folder_makes_the_same_bytes(folder: Path, made: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it lies, in whatever folder one stands, in one process or in several, however they start."""
    assert make_pack(folder, effort=QUICK).archive == made.archive
    monkeypatch.chdir(folder)
    assert make_pack(Path(), effort=QUICK).archive == made.archive
    for method in ("fork", "spawn"):
        monkeypatch.setattr(multiprocessing, "Process", multiprocessing.get_context(method).Process)
        assert make_pack(Path(), effort=Effort(QUICK.games, 2)).archive == made.archive


def test_the_manifest_says_what_a_reader_wants_to_know(made: Pack) -> None:
    manifest = made.manifest
    assert manifest["id"] == "your-name/the-old-mill"
    assert [chapter["id"] for chapter in manifest["chapters"]] == ["the-old-mill"]
    assert manifest["chapters"][0]["minutes"] > 5
    assert set(manifest["files"]) | {FILE} == set(files_in(made.archive))
    assert "Not affiliated" in manifest["unofficial"]
    text = files_in(made.archive)[FILE].decode()
    assert str(Path.home()) not in text
    assert "/tmp" not in text
    (chapter,) = manifest["certificate"]["chapters"].values()
    assert chapter["proof"]["shown"] > 5
    assert [test["figures"]["games"] for test in chapter["playtests"]] == [8, 8]


def test_other_files_stay_out(folder: Path, made: Pack) -> None:
    (folder / "notes.txt").write_text("secret")
    (folder / ".env").write_text("secret")
    (folder / "packs" / "other").mkdir(parents=True)
    (folder / "packs" / "other" / "x.yaml").write_text("kind: status\nid: x\n")
    assert make_pack(folder, effort=QUICK).archive == made.archive


def test_a_readme_goes_with_it(folder: Path) -> None:
    (folder / "README.md").write_text("Read me.")
    assert files_in(make_pack(folder, effort=QUICK).archive)["README.md"] == b"Read me."


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_without_a_licence_nothing_is_packed(folder: Path) -> None:
    change(folder / "pack.yaml", "licence: ", "# licence: ")
    with pytest.raises(PackError, match='missing key "licence"'):
        make_pack(folder, effort=QUICK)
    (folder / "pack.yaml").unlink()
    with pytest.raises(PackError, match=r"tailwright pack .* --init"):
        make_pack(folder, effort=QUICK)


def test_errors_of_lint_are_a_reason(folder: Path) -> None:
    change(folder / "the-old-mill.yaml", "victory:", "victory-:")
    with pytest.raises(PackError, match=r"lint finds an error; mend it first: the-old-mill\.yaml:"):
        make_pack(folder, effort=QUICK)


def test_art_that_is_nobodys_is_a_reason(folder: Path) -> None:
    (folder / "attic.png").write_bytes(png(5, 3))
    assert (folder / "attic.png").read_bytes().startswith(SIGNATURE)
    change(folder / "the-old-mill.yaml", "objective:", "art: attic.png\nobjective:")
    with pytest.raises(PackError, match=r'does not say whose "attic\.png" is'):
        make_pack(folder, effort=QUICK)
    with (folder / "pack.yaml").open("a") as file:
        file.write("art:\n  - { file: attic.png, by: Anna, licence: CC-BY-4.0 }\n")
    made = make_pack(folder, effort=QUICK)
    assert files_in(made.archive)["attic.png"] == png(5, 3)
    assert made.manifest["art"] == [{"file": "attic.png", "by": "Anna", "licence": "CC-BY-4.0"}]
    change(folder / "the-old-mill.yaml", "art: attic.png\n", "")
    with pytest.raises(PackError, match="that no chapter shows"):
        make_pack(folder, effort=QUICK)


def test_art_outside_of_the_folder_is_a_reason(folder: Path) -> None:
    (folder.parent / "attic.png").write_bytes(png(5, 3))
    change(folder / "the-old-mill.yaml", "objective:", "art: ../attic.png\nobjective:")
    with pytest.raises(PackError, match="lies outside of"):
        make_pack(folder, effort=QUICK)


def test_links_out_of_the_folder_are_a_reason(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_text("kind: status\nid: secret\n")
    (folder / "link.yaml").symlink_to(tmp_path / "secret.yaml")
    with pytest.raises(PackError, match="link out of the folder"):
        make_pack(folder, effort=QUICK)


def test_a_failing_scene_is_a_reason(folder: Path) -> None:
    scenes = next(path for path in folder.rglob("*.yaml") if "scene" in path.name)
    text = scenes.read_text(encoding="utf-8")
    assert "expect:" in text
    scenes.write_text(text.replace("expect:", "expect: { round: 99 } #", 1), encoding="utf-8")
    with pytest.raises(PackError, match="scene"):
        make_pack(folder, effort=QUICK)
