"""Files are written whole or not at all, and only where they belong."""

from __future__ import annotations

import ast
import os
import pickle
from pathlib import Path

import pytest

from authoring.content.write_file import CannotWriteError, refuse_hand_written, write_file

ROOT = Path(__file__).parents[3]
ALLOWED = {"authoring/content/write_file.py"}
OF_A_FILE = ("write_text", "write_bytes", "touch", "rename", "symlink_to", "hardlink_to")
OF_OS = ("replace", "rename", "write", "fdopen", "truncate", "link", "symlink")


def left_behind(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def writes(tree: ast.AST) -> list[int]:
    """The lines of calls that write a file in another way."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_write(node)]


def _is_write(call: ast.Call) -> bool:
    name = call.func
    if isinstance(name, ast.Name):
        return name.id == "open" and _mode(call, 1) not in ("r", "rb")
    if not isinstance(name, ast.Attribute):
        return False
    if name.attr == "open":
        return not (isinstance(name.value, ast.Name) and name.value.id == "os") and _mode(call, 0) not in ("r", "rb")
    if isinstance(name.value, ast.Name) and name.value.id in ("os", "shutil"):
        return name.attr in OF_OS or (name.value.id == "shutil" and name.attr.startswith(("copy", "move")))
    return name.attr in OF_A_FILE


def _mode(call: ast.Call, place: int) -> object:
    words = [word.value for word in call.keywords if word.arg == "mode"] or call.args[place : place + 1]
    return ast.literal_eval(words[0]) if words and isinstance(words[0], ast.Constant) else "?" if words else "r"


def test_no_other_code_writes_files() -> None:
    harmless = {
        "authoring/cli/streams.py": 1,  # opens /dev/null in place of a stream that the shell has closed
        "authoring/generators/wheel_hook.py": 1,  # copies the engine to a temporary folder
        "authoring/generators/compiled_engine.py": 2,  # copies modules within an environment of its own
    }
    found = {}
    for top in ("authoring", "engine", "tailwright"):
        for path in sorted((ROOT / top).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            lines = writes(ast.parse(path.read_text(encoding="utf-8")))
            if name not in ALLOWED and len(lines) > harmless.get(name, 0):
                found[name] = lines
    assert found == {}


@pytest.mark.parametrize(
    "code",
    [
        'open(path, "w")', 'open(path, mode="a")', 'path.open("x")', "path.write_text(text)", "path.write_bytes(raw)",
        "os.replace(a, b)", "shutil.copyfile(a, b)", "open(path, mode)",
    ],
)  # fmt: skip
def test_planted_ways_of_writing_are_noticed(code: str) -> None:
    assert writes(ast.parse(code)) == [1]


@pytest.mark.parametrize("code", ["open(path)", 'path.open("rb")', "path.read_text()", "os.open(path, flags)"])
def test_reading_is_no_writing(code: str) -> None:
    assert writes(ast.parse(code)) == []


def test_folders_are_made_and_nothing_else_is_left(tmp_path: Path) -> None:
    write_file(tmp_path / "a" / "b.txt", "naïve\n")
    assert (tmp_path / "a" / "b.txt").read_bytes() == "naïve\n".encode()
    assert left_behind(tmp_path / "a") == ["b.txt"]


def test_a_name_that_is_not_utf8_is_written_visibly(tmp_path: Path) -> None:
    write_file(tmp_path / "a.json", '"\udcff"')
    assert (tmp_path / "a.json").read_bytes() == b'"\\udcff"'


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps permissions in another way")
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o640, 0o755])
def test_permissions_are_kept(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(mode)
    write_file(path, "new")
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == mode


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask")
def test_a_new_file_has_the_permissions_that_the_user_wants(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "a.txt", "new")
    finally:
        os.umask(before)
    assert (tmp_path / "a.txt").stat().st_mode & 0o777 == 0o640


def test_a_read_only_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # root may write anything
    with pytest.raises(CannotWriteError, match="permission denied"):
        write_file(path, "new")
    assert path.read_text() == "old"


def test_a_link_within_the_folder_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("real.txt")
    write_file(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside.txt", tmp_path / "folder"
    outside.write_text("old")
    folder.mkdir()
    (folder / "link.txt").symlink_to(outside)
    with pytest.raises(CannotWriteError, match="leads out of its folder"):
        write_file(folder / "link.txt", "new")
    assert outside.read_text() == "old"


def test_a_linked_folder_on_the_way_is_refused(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "folder"
    outside.mkdir()
    folder.mkdir()
    (folder / "sub").symlink_to(outside)
    with pytest.raises(CannotWriteError, match="leads out of its folder"):
        write_file(folder / "sub" / "a.txt", "new", within=folder)
    assert left_behind(outside) == []


def test_links_in_a_circle_are_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    with pytest.raises(CannotWriteError):
        write_file(tmp_path / "a", "new")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_pipes_folders_and_devices_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CannotWriteError, match="not an ordinary file"):
        write_file(tmp_path / "pipe", "new")
    with pytest.raises(CannotWriteError, match="this is a folder"):
        write_file(tmp_path, "new", within=tmp_path.parent)
    with pytest.raises(CannotWriteError, match="not an ordinary file"):
        write_file(Path("/dev/null"), "new")


def test_odd_names_are_a_sentence(tmp_path: Path) -> None:
    for name in ("a\0b", "x" * 300):
        with pytest.raises(CannotWriteError):
            write_file(tmp_path / name, "new")


def test_a_new_file_replaces_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("old")
    with pytest.raises(CannotWriteError, match="exists already"):
        write_file(tmp_path / "a.txt", "new", replace=False)
    assert (tmp_path / "a.txt").read_text() == "old"


def test_files_that_were_read_are_not_outputs(tmp_path: Path) -> None:
    read = tmp_path / "chapter.txt"
    read.write_text("old")
    (tmp_path / "same.html").hardlink_to(read)
    (tmp_path / "link.html").symlink_to(read)
    for name in ("chapter.txt", "same.html", "link.html"):
        with pytest.raises(CannotWriteError, match="reads this file"):
            refuse_hand_written(tmp_path / name, [read, tmp_path / "gone"])
    refuse_hand_written(tmp_path / "other.html", [read])


@pytest.mark.parametrize("name", ["a.yaml", "a.YML", "tailwright.toml", "a.fr.po", "bots.py"])
def test_files_written_by_hand_are_not_outputs(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotWriteError, match="written by hand"):
        refuse_hand_written(tmp_path / name)


def test_a_worker_can_send_the_error() -> None:
    error = CannotWriteError(Path("a"), "no")
    assert str(pickle.loads(pickle.dumps(error))) == 'cannot write "a": no'
