"""Opening chapters and campaigns by file, folder or id."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.content.findings import Finding
from authoring.content.targets import CannotOpenError
from authoring.playtest import open_chapter
from authoring.playtest.open_chapter import ContentErrors, open_playable
from tests.playable import BRAWL, BROKEN, chapter


def test_by_file_and_by_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = chapter(tmp_path)
    for target in (str(path), "brawl.yaml", "brawl"):
        assert open_playable(target).entry.id == "brawl"
    assert open_playable("flight").entry.bundled


def test_an_unknown_id_is_suggested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotOpenError, match=r'no chapter or campaign and no file "flihgt", did you mean "flight"\?'):
        open_playable("flihgt")


def test_another_kind_of_file(tmp_path: Path) -> None:
    path = tmp_path / "dizzy.yaml"
    path.write_text("kind: status\nid: dizzy\nname: Dizzy\n")
    with pytest.raises(CannotOpenError, match=r'no chapter or campaign in ".*dizzy.yaml"'):
        open_playable(str(path))


def test_a_broken_card_beside_it_refuses(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    (tmp_path / "dizzy.yaml").write_text("kind: status\nid: dizzy\nnmae: Dizzy\n")
    with pytest.raises(ContentErrors):
        open_playable(str(path))


def test_a_broken_chapter_beside_it_does_not(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    (tmp_path / "other.yaml").write_text("kind: chapter\nid: other\n")
    assert open_playable(str(path)).entry.id == "brawl"


def test_names_of_files_are_the_same_on_every_machine(tmp_path: Path) -> None:
    (tmp_path / "tailwright.toml").write_text("")
    (tmp_path / "deep").mkdir()
    loaded = open_playable(str(chapter(tmp_path / "deep")))
    assert loaded.name(loaded.entry.file) == "deep/brawl.yaml"
    bundled = open_playable("flight")
    assert bundled.name(bundled.entry.file) == "chapters/sorrow/flight.yaml"


def test_two_versions_side_by_side(tmp_path: Path) -> None:
    old = chapter(tmp_path).rename(tmp_path / "old.yaml")
    new = chapter(tmp_path, BRAWL.replace("end-page: 5", "end-page: 7")).rename(tmp_path / "new.yaml")
    with pytest.raises(ContentErrors):
        open_playable(str(old if old.name > new.name else new))
    pages = [open_playable(str(path), alone=True).entry.data["end-page"] for path in (old, new)]
    assert pages == [5, 7]


class TestLintedLater:
    """Lint may run while games are played, unless the content cannot be compiled."""

    def test_lint_runs_when_it_is_called(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        linted: list[str] = []

        def lint(library: object, files: list[open_chapter.File]) -> list[Finding]:
            linted.extend(file.path for file in files)
            return []

        monkeypatch.setattr(open_chapter, "lint", lint)
        path = chapter(tmp_path)
        loaded = open_playable(str(path), lint_later=True)
        assert linted == []
        assert loaded.lint() == ()
        assert linted == [loaded.entry.file.path]

    @pytest.mark.parametrize("name", list(BROKEN)[:5])
    def test_content_that_cannot_be_compiled_is_refused_at_once(self, tmp_path: Path, name: str) -> None:
        with pytest.raises(ContentErrors):
            open_playable(str(chapter(tmp_path, BROKEN[name])), lint_later=True)

    @pytest.mark.parametrize("name", ["goal out of reach", "rules without end", "won at setup", "no party"])
    def test_other_errors_are_found_when_lint_runs(self, tmp_path: Path, name: str) -> None:
        loaded = open_playable(str(chapter(tmp_path, BROKEN[name])), lint_later=True)
        loaded.content()
        with pytest.raises(ContentErrors):
            loaded.lint()

    def test_a_broken_card_beside_it_refuses_at_once(self, tmp_path: Path) -> None:
        path = chapter(tmp_path)
        (tmp_path / "dizzy.yaml").write_text("kind: status\nid: dizzy\nnmae: Dizzy\n")
        with pytest.raises(ContentErrors):
            open_playable(str(path), lint_later=True)

    def test_an_ignored_error_makes_lint_run_at_once(self, tmp_path: Path) -> None:
        """A comment silences lint, but the tiles still overlap: the compiler decides, after lint."""
        face = "  - {{ face: forge, at: [0, 0] }} # tailwright: ignore[X101] on purpose\n"
        text = BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n" + face)
        loaded = open_playable(str(chapter(tmp_path, text)), lint_later=True)
        assert loaded.findings is not None

    def test_bundled_content_passes_the_same_gate(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        loaded = open_playable("flight", lint_later=True)
        assert "checked" in vars(loaded.entry.file)
        assert loaded.findings is None

    def test_a_campaign_is_linted_at_once(self) -> None:
        assert open_playable("the-stopped-clock", lint_later=True).findings is not None
