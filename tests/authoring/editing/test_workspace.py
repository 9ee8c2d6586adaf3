"""A workspace: open documents, files that come and go, and findings that equal those of lint."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.editing.workspace import Workspace
from authoring.lint import EVERYTHING
from authoring.lint.run import lint_with_settings
from tests.authoring.editing.folder import Typist, write_folder


def check_random_edits(folder: Path, seed: int, edits: int) -> None:
    """Edit documents at random; after each edit compare with what lint finds in the same texts on the disk."""
    paths = write_folder(folder)
    typist = Typist({path: path.read_text(encoding="utf-8") for path in paths}, seed)
    workspace = Workspace(folder)
    for number in range(edits):
        path, text = typist.edit()
        workspace.edit(path, text)
        warm = workspace.all_findings()
        path.write_text(text, encoding="utf-8")
        assert warm == lint_with_settings([folder], EVERYTHING).findings, f"edit {number} of seed {seed}"


def test_findings_equal_those_of_lint_after_random_edits(tmp_path: Path) -> None:
    check_random_edits(tmp_path, seed=1, edits=12)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 42))
def test_findings_equal_those_of_lint_after_many_random_edits(tmp_path: Path, seed: int) -> None:
    check_random_edits(tmp_path, seed, edits=50)


def test_a_document_stands_in_for_its_file(tmp_path: Path) -> None:
    file = tmp_path / "fame.yaml"
    file.write_text("kind: achievement\nid: fame\nname: Fame\n", encoding="utf-8")
    workspace = Workspace(tmp_path)
    assert workspace.findings(file) == []
    workspace.edit(file, "kind: achievement\nid: fame\nnam: Fame\n")
    assert [finding.code for finding in workspace.findings(file)] == ["S302"]
    workspace.close(file)
    assert workspace.findings(file) == []


def test_what_other_files_say_is_asked_again_after_each_change(tmp_path: Path) -> None:
    """A branch of the campaign needs an achievement that a chapter earns."""
    write_folder(tmp_path)
    workspace = Workspace(tmp_path)
    chapter = tmp_path / "five-to-midnight.yaml"
    text = chapter.read_text(encoding="utf-8")
    clean = workspace.all_findings()
    for _ in range(2):
        workspace.edit(chapter, text.replace("achieve: seen-by-the-cat", "achieve: belled-cat"))
        found = [finding for finding in workspace.all_findings() if finding not in clean]
        assert "R305" in [finding.code for finding in found]
        workspace.edit(chapter, text)
        assert workspace.all_findings() == clean


def test_a_document_need_not_be_on_the_disk(tmp_path: Path) -> None:
    workspace = Workspace(tmp_path)
    new = tmp_path / "new.yaml"
    workspace.edit(new, "kind: status\nid: dizzy\nname: Dizzy\nreplaces: daisy\n")
    assert [finding.code for finding in workspace.findings(new)] == ["R104"]
    workspace.close(new)
    assert workspace.files == []


def test_files_come_and_go(tmp_path: Path) -> None:
    one, two = tmp_path / "one.yaml", tmp_path / "two.yaml"
    one.write_text("kind: status\nid: dizzy\nname: Dizzy\n", encoding="utf-8")
    workspace = Workspace(tmp_path)
    two.write_text("kind: status\nid: dizzy\nname: Dizzy again\n", encoding="utf-8")
    assert workspace.all_findings() == []
    workspace.refresh()
    assert [finding.code for finding in workspace.all_findings()] == ["R102"]
    two.unlink()
    workspace.refresh()
    assert workspace.all_findings() == []


def test_the_workspace_of_a_file_is_that_of_lint(tmp_path: Path) -> None:
    (tmp_path / "tailwright.toml").write_text("", encoding="utf-8")
    (tmp_path / "cards").mkdir()
    file = tmp_path / "cards" / "new.yaml"
    assert Workspace.containing(file).root == tmp_path.resolve()
    assert Workspace.containing(file).deep


def test_settings_of_the_folder_count(tmp_path: Path) -> None:
    settings = tmp_path / "tailwright.toml"
    settings.write_text("", encoding="utf-8")
    (tmp_path / "x.yaml").write_text("kind: status\nid: dizzy\nname: Dizzy\nreplaces: daisy\n", encoding="utf-8")
    workspace = Workspace(tmp_path)
    assert [finding.code for finding in workspace.all_findings()] == ["R104"]
    settings.write_text('[lint]\nignore = ["R"]\n', encoding="utf-8")
    workspace.refresh()
    assert workspace.all_findings() == []
