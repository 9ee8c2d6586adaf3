"""What can be done about findings: the result is linted again."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.api.workspace import Workspace
from authoring.content.edits import apply_edits
from tests.authoring.editing.desk import with_rule

UNKNOWN = [
    ('Add the token "lamp"', with_rule("when: round-end\n    do: [take-token: lamp]")),
    ('Add the counter "noise"', with_rule("when: round-end\n    do: [count: noise]")),
    ('Add the achievement "brave"', with_rule("when: round-end\n    do: [achieve: brave]")),
    ('Change to "roach"', with_rule("when: round-end\n    do: [place: { minion: roch, face: kitchen }]")),
    ('Change to "when"', with_rule("wehn: round-end\n    do: [surge]")),
]


def applied(workspace: Workspace, path: Path, title: str) -> str:
    """The text after an action was chosen."""
    found = [one for one in workspace.actions(path, 1, 10_000) if one.title == title]
    assert found, [one.title for one in workspace.actions(path, 1, 10_000)]
    file = workspace.file(path)
    assert file is not None
    text = apply_edits(file.source.text, found[0].edits[file.real])
    workspace.edit(path, text)
    return text


@pytest.mark.parametrize(("title", "text"), UNKNOWN)
def test_an_action_removes_its_finding(title: str, text: str, tmp_path: Path) -> None:
    workspace, path = Workspace(tmp_path), tmp_path / "mine.yaml"
    workspace.edit(path, text)
    before = [one for one in workspace.findings(path) if one.severity == 0]
    applied(workspace, path, title)
    assert len([one for one in workspace.findings(path) if one.severity == 0]) < len(before)


def test_a_finding_is_ignored_with_a_reason(tmp_path: Path) -> None:
    workspace, path = Workspace(tmp_path), tmp_path / "mine.yaml"
    workspace.edit(path, "kind: status\nid: dizzy\nname: Dizzy\nreplaces: daisy\n")
    text = applied(workspace, path, "Ignore R104 here, with a reason")
    assert "# tailwright: ignore[R104] say why\nreplaces: daisy" in text
    assert workspace.findings(path) == []


def test_two_findings_on_a_line_share_a_comment(tmp_path: Path) -> None:
    workspace, path = Workspace(tmp_path), tmp_path / "mine.yaml"
    workspace.edit(path, "kind: status\nid: dizzy\nname: Dizzy\n# tailwright: ignore[T101] why\nreplaces: daisy\n")
    assert "ignore[T101, R104] why" in applied(workspace, path, "Ignore R104 here, with a reason")


def test_the_layout_is_mended(tmp_path: Path) -> None:
    workspace, path = Workspace(tmp_path), tmp_path / "mine.yaml"
    workspace.edit(path, "id: dizzy\nkind: status\nname: Dizzy   \n")
    title = next(one.title for one in workspace.actions(path, 1, 3))
    assert applied(workspace, path, title).startswith("kind: status\nid: dizzy\nname: Dizzy\n")
