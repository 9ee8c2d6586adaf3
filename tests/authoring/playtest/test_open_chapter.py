"""What a word on the command line means to those who play."""

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
    opened = open_playable(str(chapter(tmp_path / "deep")))
    assert opened.name(opened.entry.file) == "deep/brawl.yaml"
    bundled = open_playable("flight")
    assert bundled.name(bundled.entry.file) == "chapters/sorrow/flight.yaml"


def test_two_versions_side_by_side(tmp_path: Path) -> None:
    old = chapter(tmp_path).rename(tmp_path / "old.yaml")
    new = chapter(tmp_path, BRAWL.replace("end-page: 5", "end-page: 7")).rename(tmp_path / "new.yaml")
    with pytest.raises(ContentErrors):
        open_playable(str(old if old.name > new.name else new))
    pages = [open_playable(str(path), alone=True).entry.data["end-page"] for path in (old, new)]
    assert pages == [5, 7]


class TestCheckedLater:
    """What lint says may come while the games are played; what compiling relies on may not."""

    def test_lint_is_asked_once_and_not_before(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[str] = []

        def lint(library: object, files: list[open_chapter.File]) -> list[Finding]:
            asked.extend(file.path for file in files)
            return []

        monkeypatch.setattr(open_chapter, "lint", lint)
        path = chapter(tmp_path)
        found = open_playable(str(path), check_later=True)
        assert asked == []
        assert found.check() == found.check() == ()
        assert asked == [found.entry.file.path]

    @pytest.mark.parametrize("name", list(BROKEN)[:5])
    def test_what_must_not_be_compiled_is_refused_at_once(self, tmp_path: Path, name: str) -> None:
        with pytest.raises(ContentErrors):
            open_playable(str(chapter(tmp_path, BROKEN[name])), check_later=True)

    @pytest.mark.parametrize("name", ["goal out of reach", "rules without end", "won at setup", "no party"])
    def test_what_can_be_compiled_is_refused_when_it_is_checked(self, tmp_path: Path, name: str) -> None:
        found = open_playable(str(chapter(tmp_path, BROKEN[name])), check_later=True)
        found.content()
        with pytest.raises(ContentErrors):
            found.check()

    def test_a_broken_card_beside_it_refuses_at_once(self, tmp_path: Path) -> None:
        path = chapter(tmp_path)
        (tmp_path / "dizzy.yaml").write_text("kind: status\nid: dizzy\nnmae: Dizzy\n")
        with pytest.raises(ContentErrors):
            open_playable(str(path), check_later=True)

    def test_an_error_that_an_author_lets_pass_still_keeps_it_waiting(self, tmp_path: Path) -> None:
        """A comment silences lint, not the board: it is left to lint and the compiler, one after the other."""
        face = "  - {{ face: forge, at: [0, 0] }} # tailwright: ignore[X101] on purpose\n"
        text = BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n" + face)
        found = open_playable(str(chapter(tmp_path, text)), check_later=True)
        assert "_findings" in vars(found)

    def test_bundled_content_alone_is_not_looked_at_before(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert "checked" not in vars(open_playable("flight", check_later=True).entry.file)
        chapter(tmp_path)
        assert "checked" in vars(open_playable("flight", check_later=True).entry.file)

    def test_a_campaign_is_checked_at_once(self) -> None:
        assert "_findings" in vars(open_playable("the-stopped-clock", check_later=True))
