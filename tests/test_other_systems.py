"""Windows and macOS, as far as they can be simulated: without what they lack, every command still works.

Each command runs in a process of its own. Before it starts, the process loses the modules and functions that Windows
does not have, starts workers by `spawn` as Windows and macOS do, and turns every warning into an error, among them that
of a file opened without an encoding, which would be read as cp1252 there.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from authoring.content.plain_file import is_device_of_windows
from authoring.content.source import parse

ROOT = Path(__file__).parents[1]
FLIGHT = ROOT / "chapters" / "sorrow" / "flight.yaml"

PROLOGUE = """
import multiprocessing, sys
METHOD = sys.argv.pop(1)
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {"fcntl", "grp", "pwd", "pty", "readline", "resource", "termios", "tty"}:
            raise ModuleNotFoundError(f"no module named {name!r} on Windows", name=name)
"""
WINDOWS = """
import os, signal
import platformdirs  # chooses its module for this system as it is imported
sys.meta_path.insert(0, Missing())
for name in "geteuid getuid getgid mkfifo fchmod chown O_NOFOLLOW O_CLOEXEC O_NONBLOCK sync".split():
    if hasattr(os, name):
        delattr(os, name)
for name in "SIGHUP SIGPIPE SIGUSR1 SIGALRM alarm setitimer".split():
    if hasattr(signal, name):
        delattr(signal, name)
"""
COMMAND = """
if __name__ == "__main__":
    multiprocessing.set_start_method(METHOD)
    from tailwright.__main__ import main
    sys.argv[0] = "tailwright"
    main()
"""


def run(folder: Path, method: str, *words: str, windows: bool = False, **environment: str) -> bytes:
    """Run a command as another system would; it must succeed without a warning."""
    script = folder / ".start.py"
    script.write_text(PROLOGUE + (WINDOWS if windows else "") + COMMAND, encoding="utf-8")
    flags = ["-X", "warn_default_encoding", "-W", "error"]
    done = subprocess.run(
        [sys.executable, *flags, str(script), method, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(folder / "cache"), **environment},
        capture_output=True,
        check=False,
        timeout=120,
    )
    said = done.stderr.decode("utf-8", "replace")
    assert done.returncode == 0, said + done.stdout.decode("utf-8", "replace")
    assert not re.search(r"Warning|Error|Traceback", said), said
    return done.stdout


@pytest.fixture(scope="module")
def forked(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("fork")
    return run(folder, "fork", *PLAYTEST)


PLAYTEST = ("playtest", "flight", "--games", "60", "--workers", "2", "--json", "-")


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_games_are_the_same_however_workers_start(method: str, forked: bytes, tmp_path: Path) -> None:
    assert run(tmp_path, method, *PLAYTEST) == forked
    assert json.loads(forked)["run"]["games"] == 60


def test_commands_work_without_what_windows_lacks(tmp_path: Path, forked: bytes) -> None:
    """The whole way of an author, with `spawn`, in a folder whose name has spaces and accents."""
    folder = tmp_path / "Käse & Mäuse (neu)"
    folder.mkdir()
    for line in (
        "new chapter the-old-mill",
        "lint the-old-mill",
        "test the-old-mill",
        "format the-old-mill --check",
        "render chapter the-old-mill -o plan.svg",
        "export storybook the-old-mill -o mill.html",
        "replay the-old-mill --seed 3 --html game.html",
        "solve the-old-mill --save witness.json",
        "translate extract the-old-mill --lang fr",
    ):
        run(folder, "spawn", *line.split(), windows=True)
    assert run(folder, "spawn", *PLAYTEST, windows=True) == forked


@pytest.mark.parametrize("encoding", ["cp1252", "cp850", "ascii"])
def test_a_console_with_few_letters(tmp_path: Path, encoding: str) -> None:
    """A Windows console in its own encoding: every command prints what it can, and replaces the rest."""
    settings = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "LC_ALL": "C"}
    assert run(tmp_path, "spawn", "playtest", "flight", "--games", "3", windows=True, **settings).decode(encoding)
    assert run(tmp_path, "spawn", "explain", "C101", windows=True, **settings).decode(encoding)


@pytest.mark.parametrize("width", ["40", "80", "200"])
def test_a_console_of_any_width(tmp_path: Path, width: str) -> None:
    out = run(tmp_path, "spawn", "playtest", "flight", "--games", "3", windows=True, COLUMNS=width)
    assert b"flight" in out.lower()


def test_files_with_windows_line_ends_are_the_same_files(tmp_path: Path) -> None:
    """Lint, games and places are those of the file with the line ends of Linux."""
    text = FLIGHT.read_text(encoding="utf-8").replace("id: flight\n", "id: flight\nreplaces: flight\n", 1)
    games = []
    for name, raw in (("unix", text.encode()), ("windows", b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "flight.yaml").write_bytes(raw)
        games.append(run(folder, "spawn", "playtest", "flight.yaml", "--games", "10", "--json", "-"))
        assert (folder / "flight.yaml").read_bytes() == raw
    assert games[0] == games[1]
    unix, windows = (
        parse((tmp_path / name / "flight.yaml").read_bytes(), "flight.yaml") for name in ("unix", "windows")
    )
    assert unix.data == windows.data


def test_no_file_of_the_project_has_a_name_that_windows_refuses() -> None:
    """No name of a device, no forbidden letter, no two names that differ in their case alone."""
    names = (
        subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    )
    paths = [name for name in names if name]
    assert len(paths) > 1000
    assert not [path for path in paths if set(path) & set('<>:"\\|?*')]
    assert not [
        path for path in paths for part in path.split("/") if is_device_of_windows(part) or part.endswith((".", " "))
    ]
    folded: dict[str, str] = {}
    clashes = [(path, folded[path.casefold()]) for path in paths if folded.setdefault(path.casefold(), path) != path]
    assert not clashes
    assert (
        max(len(path) for path in paths) < 150
    )  # a Windows path may have 260 letters, with the folder of the checkout
