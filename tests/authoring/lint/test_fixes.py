"""`lint --fix` changes the layout of files, never their data."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring import bundled
from authoring.content.library import File, open_library
from authoring.content.library.folder import yaml_files
from authoring.content.source import parse
from authoring.lint.fixes import FIXES, fixed
from authoring.lint.paths import fix_paths

TEXTS = [
    path.read_text(encoding="utf-8")
    for name in bundled.CONTENT_FOLDERS
    for path in yaml_files(bundled.root() / name, [])
]


def made(text: str, place: Path = Path("/nowhere/x.yaml")) -> File:
    return File(parse(text.encode(), "x.yaml"), place, bundled=False)


def test_trailing_spaces_go() -> None:
    assert fixed(made("kind: status  \nid: dizzy\t\nname: Dizzy\n\n\n")) == (
        "kind: status\nid: dizzy\nname: Dizzy\n",
        ["trailing-space"],
    )


def test_spaces_that_mean_something_stay() -> None:
    text = "kind: status\nid: dizzy\nname: |\n  Dizzy  \n  indeed\n"
    assert fixed(made(text)) == (text, [])


@pytest.mark.parametrize(
    "text",
    [
        "name: Dizzy\nkind: status\nid: dizzy\n",
        "id: dizzy\nkind: status\nname: Dizzy\n",
        "name: Dizzy\nid: dizzy\nkind: status\n",
        "kind: status\nname: Dizzy\nid: dizzy\n",
    ],
)
def test_kind_and_id_come_first(text: str) -> None:
    assert fixed(made(text)) == ("kind: status\nid: dizzy\nname: Dizzy\n", ["head-first"])


def test_comments_before_the_first_key_stay_there() -> None:
    text, _ = fixed(made("# about\nname: Dizzy # so\nid: dizzy # the id\nkind: status\n"))
    assert text == "# about\nkind: status\nid: dizzy # the id\nname: Dizzy # so\n"


def test_a_head_over_several_lines_stays() -> None:
    text = "name: Dizzy\nkind:\n  status\nid: dizzy\n"
    assert fixed(made(text)) == (text, [])


def test_the_modeline_names_the_nearest_schema(tmp_path: Path) -> None:
    (tmp_path / ".tailwright").mkdir()
    (tmp_path / ".tailwright" / "status.schema.json").write_text("{}")
    (tmp_path / "deep").mkdir()
    file = made("kind: status\nid: dizzy\nname: Dizzy\n", tmp_path / "deep" / "x.yaml")
    text, done = fixed(file)
    assert done == ["modeline"]
    assert text.startswith("# yaml-language-server: $schema=../.tailwright/status.schema.json\nkind: status\n")
    assert fixed(made(text, file.real)) == (text, [])


def test_broken_files_stay() -> None:
    text = "kind: status  \nid: dizzy\nname: [\n"
    assert fixed(made(text)) == (text, [])


def test_files_on_disk_keep_their_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"name: Dizzy  \r\nkind: status\r\nid: dizzy\r\n")
    assert fix_paths([path]).applied == {str(path): ["head-first", "trailing-space"]}
    assert path.read_bytes() == b"kind: status\r\nid: dizzy\r\nname: Dizzy\r\n"
    assert fix_paths([path]).applied == {}


def test_bundled_files_need_no_mending() -> None:
    assert [file.path for file in open_library().files if fixed(file)[1]] == []


@given(st.sampled_from(TEXTS), st.lists(st.tuples(st.integers(0, 5000), st.sampled_from(["  ", "\n", " # note"]))))
def test_a_fix_never_changes_what_a_file_says(text: str, spoils: list[tuple[int, str]]) -> None:
    lines = text.split("\n")
    for place, spoil in spoils:
        lines[place % len(lines)] += spoil
    head = [line for line in lines if line.startswith(("kind:", "id:"))]
    lines = [line for line in lines if line not in head] + head
    file = made("\n".join(lines) + "\n")
    mended, done = fixed(file)
    assert set(done) <= set(FIXES)
    assert parse(mended.encode(), "x.yaml").data == file.source.data
    assert fixed(made(mended))[1] == []
