"""The settings of editors in docs/how-to/editors.md can be read, and the commands it names exist."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from authoring import bundled

PAGE = bundled.root() / "docs" / "how-to" / "editors.md"
TEXT = PAGE.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("number", range(len(blocks("lua"))))
def test_neovim_can_read_its_settings(number: int, tmp_path: Path) -> None:
    neovim = shutil.which("nvim")
    assert neovim, "Neovim is missing; install it with: make neovim"
    settings = tmp_path / "init.lua"
    settings.write_text(blocks("lua")[number], encoding="utf-8")
    check = f'lua local ok, why = loadfile("{settings}"); if not ok then print(why); vim.cmd("cquit") end'
    command = [neovim, "--headless", "--clean", "-n", "-c", check, "-c", "qall!"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_helix_can_read_its_settings() -> None:
    (settings,) = (tomllib.loads(block) for block in blocks("toml"))
    assert settings["language"][0]["language-servers"][0] in settings["language-server"]


def test_every_command_of_the_server_stands_on_the_page() -> None:
    server = (bundled.root() / "authoring" / "lsp" / "server.py").read_text(encoding="utf-8")
    named = set(re.findall(r"tailwright\.server\.\w+", TEXT))
    assert named == set(re.findall(r'@server\.command\("([\w.]+)"\)', server))
