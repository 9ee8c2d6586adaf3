"""A real client: Neovim opens a broken chapter, shows its findings, completes, mends and renames."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from authoring import bundled
from tests.playable import run

SCRIPT = Path(__file__).with_name("neovim.lua")
CARD = """\
kind: search-card
id: oil-can
name: Oil can
category: trick
text: If the crank lies on the board, a mouse takes 1 cheese.
rules:
  - when: free-action
    if: { token-lies: winding-crank }
    do: [cheese: { who: owner, amount: 1 }]
"""


def write_broken_book(folder: Path) -> None:
    """A chapter with two mistakes, its scenes, and a card that names a token of the chapter."""
    book = bundled.root() / "chapters" / "clockwork"
    chapter = (book / "five-to-midnight.yaml").read_text(encoding="utf-8")
    scenes = (book / "scenes" / "five-to-midnight-scenes.yaml").read_text(encoding="utf-8")
    chapter = re.sub(r"^# yaml-lang.*\n", "", chapter).replace("id: five-to-midnight", "id: my-chapter", 1)
    scenes = re.sub(r"^# yaml-lang.*\n", "", scenes).replace("five-to-midnight", "my-chapter")
    broken = chapter.replace("minion: roach, count: 3", "minion: roa, count: 3", 1).replace(
        "start: { face: kitchen-tunnels", "start: { face: kitchen-tunels"
    )
    assert "minion: roa," in broken
    assert "kitchen-tunels" in broken
    for name, text in {"tailwright.toml": "", "chapter.yaml": broken, "scenes.yaml": scenes, "card.yaml": CARD}.items():
        (folder / name).write_text(text, encoding="utf-8")


def test_an_author_mends_a_chapter_in_neovim(tmp_path: Path) -> None:
    neovim = shutil.which("nvim")
    assert neovim, "Neovim is missing; install it with: make neovim"
    folder, report = tmp_path / "book", tmp_path / "report.json"
    folder.mkdir()
    write_broken_book(folder)
    environment = {
        **os.environ,
        "TAILWRIGHT_FOLDER": str(folder),
        "TAILWRIGHT_PYTHON": sys.executable,
        "TAILWRIGHT_REPORT": str(report),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    done = subprocess.run(
        [neovim, "--headless", "--clean", "-n", "-S", str(SCRIPT)],
        env=environment, cwd=bundled.root(), capture_output=True, text=True, timeout=180, check=False,
    )  # fmt: skip
    assert report.exists(), done.stdout + done.stderr
    seen = json.loads(report.read_text(encoding="utf-8"))
    assert seen["errors"] == []
    assert sorted(seen["found"]) == ["R101", "R101"]
    assert seen["fix"] == 'Change to "kitchen-tunnels"'
    assert seen["files"] == 3
    texts = [(folder / name).read_text(encoding="utf-8") for name in ("chapter.yaml", "scenes.yaml", "card.yaml")]
    assert all("crank-handle" in text and "winding-crank" not in text for text in texts)
    linted = run("lint", str(folder))
    assert linted.exit_code == 0, linted.output
