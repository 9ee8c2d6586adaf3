"""What commands print fits windows of any usual width, and no word is broken."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.playable import BRAWL, chapter

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
ROOT = Path(__file__).parents[3]
WIDTHS = (60, 80, 120, 200)
WIDEST = WIDTHS[-1]
COMMANDS = {
    "lint": "lint broken.yaml",
    "playtest": "playtest brawl.yaml --games 12 --workers 1",
    "campaign": "playtest the-tinkers-winter --games 2 --workers 1",
    "compare": "compare brawl.yaml other.yaml --games 10 --workers 1",
    "solve": "solve brawl.yaml",
    "why": "why brawl.yaml score --games 5 --workers 1",
    "test": "test scenes",
    "doctor": "doctor",
    "explain": "explain C101",
    "family": "explain X",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("widths")
    chapter(folder)
    chapter(folder, BRAWL.replace("count: 2", "count: 3"), "other")
    text = BRAWL.replace("objective:", "objektive:").replace("rat-warrior, count: 1", "rat-worrior, count: 1")
    (folder / "broken").mkdir()
    chapter(folder / "broken", text, "broken").rename(folder / "broken.yaml")
    (folder / "broken").rmdir()
    (folder / "scenes").mkdir()
    command = [sys.executable, "-m", "tailwright", "new", "chapter", "scenes"]
    subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False, capture_output=True)
    return folder


@cache
def shown(folder: Path, name: str, width: int) -> str:
    """What a command prints to a terminal of a width, without colours."""
    import fcntl  # there is none on Windows
    import termios

    master, slave = os.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, width, 0, 0))
    env = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": str(ROOT), "TAILWRIGHT_CACHE": str(folder / "cache")}
    for variable in ("COLUMNS", "NO_COLOR"):
        env.pop(variable, None)
    process = subprocess.Popen(
        [sys.executable, "-m", "tailwright", *COMMANDS[name].split()], cwd=folder, env=env,
        stdin=subprocess.DEVNULL, stdout=slave, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(slave)
    raw = b""
    try:
        while piece := os.read(master, 65536):
            raw += piece
    except OSError:  # how Linux tells the end of a terminal
        pass
    os.close(master)
    assert process.wait() in (0, 1)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", raw.decode("utf-8")).replace("\r", "")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", COMMANDS)
def test_lines_fit_the_window_and_words_stay_whole(folder: Path, name: str, width: int) -> None:
    text = shown(folder, name, width)
    assert text.strip()
    wide = [line for line in text.split("\n") if cell_len(line) > width and len(line.split()) > 1]
    assert wide == []
    assert set(text.split()) - set(shown(folder, name, WIDEST).split()) - _only_here(text) == set()


def _only_here(text: str) -> set[str]:
    """Words about the width itself, drawn lines, and source that is cut to the window."""
    drawn = {word for word in text.split() if set(word) <= set("─━█^|…")}
    narrow = [line for line in text.split("\n") if line.startswith("in a wider window: ") or " | " in line]
    return drawn | {word for line in narrow for word in line.split()} | _wrapped(text)


def _wrapped(text: str) -> set[str]:
    """The rest of a line about columns that were left out."""
    found = re.search(r"in a wider window: ((?:.|\n)*?)\n\n", text + "\n\n")
    return set(found[0].split()) if found else set()


def test_findings_stand_apart_and_lead_to_explanations(folder: Path) -> None:
    text = shown(folder, "lint", 80)
    assert re.search(r"\n\nbroken\.yaml:\d+", text)
    assert re.search(r"\ntailwright explain [A-Z]\d+ tells more about the first\n", text)


def test_a_star_is_explained(folder: Path) -> None:
    for width in WIDTHS:
        text = shown(folder, "playtest", width)
        starred = re.search(r"[+-]\d+\*", text)
        assert bool(starred) == ("* probably not chance" in text)
