"""The command as a system starts it: closed outputs, full disks, folders gone or shut, narrow terminals."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from authoring import bundled, cli

TAILWRIGHT = [sys.executable, "-m", "tailwright"]
QUIET = {**os.environ, "PYTHONPATH": str(Path(cli.__file__).parents[2])}
SAID = [["schema", "chapter"], ["lint", "a.yaml"], ["explain", "S202"], ["--help"], ["translate", "status", "flight"]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.yaml").write_text("kind: status\nid: a\nnmae: Dizzy\n", encoding="utf-8")
    return tmp_path


def shell(words: list[str], after: str) -> subprocess.CompletedProcess[str]:
    """Run a command with something of the shell behind it."""
    line = 'exec "$@" ' + after
    return subprocess.run(["sh", "-c", line, "sh", *TAILWRIGHT, *words], capture_output=True, text=True, env=QUIET)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("words", SAID, ids=" ".join)
def test_with_its_output_closed_it_ends_as_ever(words: list[str]) -> None:
    done = shell(words, ">&-")
    assert (done.returncode, done.stderr) == (int(words[0] == "lint"), "")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("words", SAID, ids=" ".join)
def test_a_full_disk_is_told(words: list[str]) -> None:
    done = shell(words, ">/dev/full")
    assert done.returncode == 2
    assert done.stderr == "tailwright: error: no space left on device\n"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("words", SAID, ids=" ".join)
def test_a_reader_that_goes_away_is_no_trouble(words: list[str]) -> None:
    line = '"$@" | true'
    done = subprocess.run(["sh", "-c", line, "sh", *TAILWRIGHT, *words], capture_output=True, text=True, env=QUIET)
    assert done.stderr == ""


@pytest.mark.parametrize("words", [["lint"], ["new", "chapter", "q"], ["playtest", "flight", "--games", "1"]])
def test_a_folder_that_is_gone_is_told(words: list[str], tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    line = 'cd "$0" && rmdir "$0" && exec "$@"'
    done = subprocess.run(["sh", "-c", line, gone, *TAILWRIGHT, *words], capture_output=True, text=True, env=QUIET)
    assert done.returncode == 2
    assert done.stderr.startswith("tailwright: error: ")
    assert done.stderr.count("\n") == 1
    assert "None" not in done.stderr


@pytest.mark.parametrize(
    "words", ["playtest", "play", "replay --seed 1", "translate status", "export cards -o x.html"], ids=str
)
def test_a_folder_without_rights_is_told(
    words: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the system says it: who runs the tests may be allowed to read everything."""
    lstat = Path.lstat

    def refuse(path: Path) -> os.stat_result:
        if path.parent == folder:
            raise PermissionError(13, "Permission denied", str(path))
        return lstat(path)

    monkeypatch.setattr(Path, "lstat", refuse)
    monkeypatch.setattr(sys, "argv", ["tailwright", *words.split(), str(folder)])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("tailwright: error: ")
    assert "permission denied" in told


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("words", [["--help"], ["playtest", "--help"], ["schema", "--help"]], ids=" ".join)
def test_sixty_columns_are_enough(words: list[str]) -> None:
    text = re.sub(r"\x1b\[[\d;]*m", "", _on_terminal(words, {"COLUMNS": "60"}))
    assert text.strip()
    assert [line for line in text.splitlines() if len(line) > 60] == []


@pytest.mark.usefixtures("folder")
def test_colour_on_a_terminal_unless_somebody_wants_none() -> None:
    assert "\x1b[" in _on_terminal(["lint", "a.yaml"], {})
    assert "\x1b[" not in _on_terminal(["lint", "a.yaml"], {"NO_COLOR": "1"})


def _on_terminal(words: list[str], more: dict[str, str]) -> str:
    """What a command writes to a terminal."""
    ours, theirs = pty.openpty()
    env = {key: value for key, value in QUIET.items() if key != "NO_COLOR"} | {"TERM": "xterm"} | more
    with subprocess.Popen([*TAILWRIGHT, *words], stdout=theirs, stderr=theirs, env=env):
        os.close(theirs)
        written = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # the other side is closed: all is said
                part = b""
            if not part:
                break
            written += part
    os.close(ours)
    return written.decode()


def test_a_file_nobody_may_read_is_wrong_usage(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reads = Path.open

    def refuse(path: Path, *how: Any, **more: Any) -> Any:
        if path.name == "shut.yaml":  # no other: bundled content is read once for all tests
            raise PermissionError(13, "Permission denied")
        return reads(path, *how, **more)

    (folder / "shut.yaml").write_text("kind: chapter\nid: shut\n", encoding="utf-8")
    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(sys, "argv", ["tailwright", "playtest", "shut.yaml"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert (ended.value.code, "permission denied" in capsys.readouterr().err) == (2, True)


def test_a_folder_is_translated_file_by_file(folder: Path) -> None:
    (folder / "a.yaml").unlink()
    text = (bundled.root() / "chapters/sorrow/flight.yaml").read_text(encoding="utf-8")
    (folder / "mine").mkdir()
    own = text.replace("id: flight\n", "id: mine\n", 1).replace("miz-maggie", "my-maggie")
    (folder / "mine/mine.yaml").write_text(own, encoding="utf-8")
    run = CliRunner().invoke
    assert run(cli.build_app(), ["translate", "status", "mine"]).output.startswith("fr: 31 texts, complete\n")
    (folder / "mine/second.yaml").write_text(own.replace("id: mine\n", "id: second\n", 1), encoding="utf-8")
    told = run(cli.build_app(), ["translate", "status", "mine", "--lang", "fr"])
    assert [line.partition(":")[0] for line in told.output.splitlines()] == ["mine/mine.yaml", "mine/second.yaml"]


@pytest.mark.parametrize("text", ["", "[]\n", "just words\n", "kind: chapter\n"])
def test_two_versions_of_which_one_is_no_chapter(folder: Path, text: str) -> None:
    (folder / "a.yaml").unlink()
    (folder / "other.yaml").write_text(text, encoding="utf-8")
    told = CliRunner().invoke(cli.build_app(), ["compare", "flight", "other.yaml", "--games", "2"])
    assert isinstance(told.exception, SystemExit)
    assert told.exit_code == 1
    assert "other.yaml:" in told.output


@pytest.mark.parametrize(("words", "code"), [("--version", 0), ("lint a.yaml", 1), ("lint no-such-file.yaml", 2)])
def test_the_entry_point_exits_with_the_code_of_the_command(words: str, code: int, folder: Path) -> None:
    script = f"import sys; sys.argv = {['tailwright', *words.split()]}; from authoring.cli import start; start()"
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, env=QUIET)
    assert done.returncode == code
    assert done.stdout + done.stderr


def test_a_disk_that_is_full_when_the_last_is_written_is_told() -> None:
    script = "import sys; from authoring import cli; cli.main = lambda: sys.stdout.write('x'); cli.start()"
    line = ["sh", "-c", 'exec "$@" >/dev/full', "sh", sys.executable, "-c", script]
    patient = {key: value for key, value in QUIET.items() if key != "PYTHONUNBUFFERED"}
    done = subprocess.run(line, capture_output=True, text=True, env=patient)
    assert (done.returncode, done.stderr) == (2, "tailwright: error: no space left on device\n")
