"""`tailwright format`."""

from __future__ import annotations

from pathlib import Path

from tests.playable import run

MESSY = "# mine\nid: dizzy\nkind: status\nname: Dizzy   \nrules:\n- when: round-end\n  do:\n      - wound: owner # ow\n"
NEAT = "# mine\nkind: status\nid: dizzy\nname: Dizzy\nrules:\n  - when: round-end\n    do:\n      - wound: owner # ow\n"


def test_files_are_brought_into_the_common_layout(tmp_path: Path) -> None:
    file = tmp_path / "dizzy.yaml"
    file.write_text(MESSY, encoding="utf-8")
    first, again = run("format", str(tmp_path)), run("format", str(tmp_path))
    assert (first.exit_code, again.exit_code) == (0, 0)
    assert "changed" in first.output
    assert "changed" not in again.output
    assert file.read_text(encoding="utf-8") == NEAT


def test_a_check_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "dizzy.yaml"
    file.write_text(MESSY, encoding="utf-8")
    assert run("format", str(file), "--check").exit_code == 1
    assert file.read_text(encoding="utf-8") == MESSY
    file.write_text(NEAT, encoding="utf-8")
    assert run("format", str(file), "--check").exit_code == 0


def test_a_file_that_is_not_there_is_a_usage_error(tmp_path: Path) -> None:
    assert run("format", str(tmp_path / "no.yaml")).exit_code == 2
