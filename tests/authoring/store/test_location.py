from __future__ import annotations

from pathlib import Path

import pytest

from authoring.store import FOLDER_VARIABLE, store_folder


def test_the_store_is_in_the_cache_directory_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER_VARIABLE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert store_folder().name == "tailwright"
    assert store_folder().is_relative_to(tmp_path)


def test_a_variable_names_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "other"))
    assert store_folder() == tmp_path / "other"


@pytest.mark.parametrize("word", ["", "here", "./here", "../here"])
def test_the_store_is_never_in_the_current_folder(word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(FOLDER_VARIABLE, word)
    monkeypatch.setenv("XDG_CACHE_HOME", word)
    assert store_folder().is_absolute()
    assert not store_folder().is_relative_to(tmp_path)
