"""Packs in a library folder: installed, listed, played, replaced and removed, and nothing outside is touched."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from authoring.pack.archive import SUFFIX
from authoring.pack.errors import PackError
from authoring.pack.install import install
from authoring.pack.installed import installed_packs, remove_pack
from authoring.pack.make import Pack, make_pack
from tests.authoring.pack.conftest import QUICK, folder_of
from tests.authoring.pack.test_make import change
from tests.playable import run


def everything(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def file(made: Pack, tmp_path: Path) -> Path:
    path = tmp_path / "shop" / f"{made.file_name}{SUFFIX}"
    path.parent.mkdir()
    path.write_bytes(made.archive)
    return path


def test_an_installed_chapter_can_be_played(file: Path, made: Pack, tmp_path: Path) -> None:
    library = tmp_path / "library"
    (library / "mine").mkdir(parents=True)
    before = everything(tmp_path)
    assert [manifest["id"] for manifest in install(file, library)] == ["your-name/the-old-mill"]
    (pack,) = installed_packs(library)
    assert (pack.id, pack.version, pack.changed()) == ("your-name/the-old-mill", "1.0.0", [])
    new = everything(tmp_path).keys() - before.keys()
    assert all(name.startswith("library/packs/your-name/the-old-mill/") for name in new)
    assert len(new) == len(made.manifest["files"]) + 1
    played = run("playtest", library / "packs", "--games", 3, "--workers", 1)
    assert played.exit_code == 0, played.output
    assert remove_pack(library, "your-name/the-old-mill") == []
    assert everything(tmp_path) == before
    assert not (library / "packs").exists()


def test_changed_files_stay_and_are_named(file: Path, tmp_path: Path) -> None:
    install(file, tmp_path / "library")
    (pack,) = installed_packs(tmp_path / "library")
    mine = pack.folder / "the-old-mill.yaml"
    mine.write_text(mine.read_text() + "# mine\n")
    assert pack.changed() == ["the-old-mill.yaml"]
    with pytest.raises(PackError, match="was changed since it was installed"):
        install(file, tmp_path / "library")
    assert remove_pack(tmp_path / "library", pack.id) == ["the-old-mill.yaml"]
    assert mine.read_text().endswith("# mine\n")


def test_a_newer_version_replaces_an_older(file: Path, mill: Path, tmp_path: Path) -> None:
    library = tmp_path / "library"
    install(file, library)
    newer = shutil.copytree(mill, tmp_path / "newer")
    change(newer / "pack.yaml", "version: 1.0.0", "version: 1.1.0")
    (newer / "README.md").write_text("New.")
    made = make_pack(newer, effort=QUICK)
    path = tmp_path / f"newer{SUFFIX}"
    path.write_bytes(made.archive)
    install(path, library)
    assert [pack.version for pack in installed_packs(library)] == ["1.1.0"]
    assert (library / "packs/your-name/the-old-mill/README.md").read_text() == "New."


def test_an_id_that_is_taken_is_a_reason(file: Path, mill: Path, tmp_path: Path) -> None:
    library = shutil.copytree(mill, tmp_path / "library")
    with pytest.raises(PackError, match='"the-old-mill-scenes" of the pack your-name/the-old-mill is taken'):
        install(file, library)
    assert not (library / "packs").exists()


def test_a_folder_that_is_in_the_way_is_a_reason(file: Path, tmp_path: Path) -> None:
    library = tmp_path / "library"
    (library / "packs" / "your-name").mkdir(parents=True)
    (library / "packs" / "your-name" / "the-old-mill").symlink_to(tmp_path)
    before = everything(tmp_path)
    with pytest.raises(PackError, match="is there already and is no installed pack"):
        install(file, library)
    assert everything(tmp_path) == before


def test_needs_come_from_a_folder_of_packs(file: Path, tmp_path: Path) -> None:
    """A pack that needs another cannot be made, verified, or installed without it; with it, both are installed."""
    other = folder_of(tmp_path / "b", "the-new-mill")
    with (other / "pack.yaml").open("a") as text:
        text.write("needs:\n  - { pack: your-name/the-old-mill, version: 1.0.0 }\n")
    with pytest.raises(PackError, match=r'"your-name/the-old-mill" .* is needed'):
        make_pack(other, effort=QUICK)
    made = make_pack(other, [file.parent], QUICK)
    path = tmp_path / f"new{SUFFIX}"
    path.write_bytes(made.archive)
    library = tmp_path / "library"
    with pytest.raises(PackError, match="which is not there"):
        install(path, library)
    assert not library.exists()
    install(path, library, [file.parent])
    assert [pack.id for pack in installed_packs(library)] == ["your-name/the-new-mill", "your-name/the-old-mill"]
    with pytest.raises(PackError, match='remove "your-name/the-new-mill" first'):
        remove_pack(library, "your-name/the-old-mill")
    assert install(path, tmp_path / "library") != []


def test_what_is_not_installed_cannot_be_removed(tmp_path: Path) -> None:
    for ident in ("nobody/nothing", "../..", "/etc"):
        with pytest.raises(PackError, match="no pack"):
            remove_pack(tmp_path, ident)


def test_the_commands(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "no packs here" in run("list").output
    assert run("install", file).output == "installed your-name/the-old-mill 1.0.0: The Old Mill (the-old-mill)\n"
    assert run("list").output == "your-name/the-old-mill 1.0.0: The Old Mill (the-old-mill)\n"
    assert run("verify", file).output.splitlines()[1].startswith("holds")
    assert run("remove", "your-name/the-old-mill").output == "removed your-name/the-old-mill\n"
    for words in (("verify", "none.zip"), ("install", "none.zip"), ("remove", "a/b"), ("pack", ".")):
        assert run(*words).exit_code == 2
